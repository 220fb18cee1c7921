// Bytes to base64 and back, on both runtimes: btoa takes a string of code units, and a call takes only so many arguments.

const CHUNK = 0x8000;

/** Standard alphabet with padding; safe for files of megabytes. */
export function base64Of(bytes: Uint8Array): string {
  let units = '';
  for (let at = 0; at < bytes.length; at += CHUNK) units += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(units);
}

/** The inverse. Throws for what is not base64. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
