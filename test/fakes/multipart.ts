// Reads multipart/form-data as leniently as Telegram does: grammY writes headers in lower case, without spaces and
// with unquoted file names, which strict readers refuse.

export type FormPart = { readonly name: string; readonly file?: string; readonly bytes: Buffer };

/** The parts of a body, in order; undefined when it is not multipart or is cut short. */
export function readMultipart(contentType: string, body: Buffer): FormPart[] | undefined {
  const boundary = /boundary="?([^";]+)"?/iu.exec(contentType)?.[1];
  if (boundary === undefined || !/^multipart\/form-data/iu.test(contentType)) return undefined;
  const mark = Buffer.from(`--${boundary}`);
  const parts: FormPart[] = [];
  let at = body.indexOf(mark);
  while (at >= 0) {
    const start = at + mark.length;
    if (body.subarray(start, start + 2).toString() === '--') return parts;
    const next = body.indexOf(mark, start);
    const head = body.indexOf('\r\n\r\n', start);
    if (next < 0 || head < 0 || head > next) return undefined;
    const headers = body.subarray(start, head).toString();
    const name = /content-disposition:\s*form-data;\s*name="([^"]*)"/iu.exec(headers)?.[1];
    const file = /filename="?([^"\r\n;]*)"?/iu.exec(headers)?.[1];
    if (name === undefined) return undefined;
    const bytes = body.subarray(head + 4, next - 2);
    parts.push(file === undefined ? { name, bytes } : { name, file, bytes });
    at = next;
  }
  return undefined;
}
