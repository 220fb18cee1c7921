// Files of the web channel. A page has no file server, so an attachment is sent inside the message and its content
// serves as its id.

import { bytesOfBase64 } from '../../domain/base64.ts';
import type { Downloaded } from '../../domain/downloaded.ts';

const PREFIX = 'data:;base64,';

/** @param content base64 */
export const inlineFileId = (content: string): string => PREFIX + content;

/** @param most in bytes. `failed` when the id is no base64 of ours. */
export function inlineFile(fileId: string, most: number): Downloaded {
  if (!fileId.startsWith(PREFIX)) return { kind: 'failed' };
  const content = fileId.slice(PREFIX.length);
  if (content.length * 3 > most * 4 + 8) return { kind: 'too_big' };
  try {
    return { kind: 'file', bytes: bytesOfBase64(content) };
  } catch {
    return { kind: 'failed' };
  }
}
