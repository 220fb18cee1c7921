// An open page of the simulator: a reader of server-sent events.

type Worker = { fetch(url: string): Promise<Response> };
export type PageEvent = { readonly text: string };

export type Page = {
  /** The next event of that name. Rejects after `ms` without one. */
  next(event: 'reply' | 'typing' | 'trace', ms?: number): Promise<PageEvent>;
  close(): Promise<void>;
};

export async function openPage(worker: Worker, chat: string): Promise<Page> {
  const response = await worker.fetch(`http://caderneta.test/api/web/events?conversation=${chat}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (response.status !== 200 || reader === undefined) throw new Error(`no stream: ${response.status}`);
  let heard = '';
  let pending: Promise<ReadableStreamReadResult<string>> | undefined;

  async function next(event: string, ms = 5000): Promise<PageEvent> {
    const late = Date.now() + ms;
    for (;;) {
      const frames = heard.split('\n\n');
      const found = frames.findIndex((frame) => frame.startsWith(`event: ${event}\n`));
      if (found >= 0 && found < frames.length - 1) {
        const data = /^data: (.*)$/m.exec(frames[found] ?? '')?.[1] ?? '{}';
        heard = frames.toSpliced(found, 1).join('\n\n');
        return JSON.parse(data) as PageEvent;
      }
      pending ??= reader?.read();
      const wait = new Promise<undefined>((resolve) => setTimeout(resolve, Math.max(0, late - Date.now())));
      const chunk = await Promise.race([pending, wait]);
      if (chunk === undefined || chunk.done) throw new Error('nothing came');
      pending = undefined;
      heard += chunk.value;
    }
  }
  return { next, close: async () => void (await reader?.cancel()) };
}
