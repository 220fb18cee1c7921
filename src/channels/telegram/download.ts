// Downloads a file: getFile, then the file itself from the same server. The returned file path becomes part of a URL
// that contains the token, so only plain path characters are accepted.

import type { Downloaded } from '../../domain/downloaded.ts';
import { fetchFile } from '../fetch-file.ts';
import type { Client, TelegramAccess } from './api-client.ts';
import { refusalOf } from './send-failure.ts';

const PATH = /^(?!\.)(?!.*\.\.)[\w./-]{1,200}$/u;

/** @param most in bytes, checked against what Telegram announces and again while reading. Never throws. */
export async function download(
  client: () => Promise<Client>,
  { fetch, apiRoot, token }: TelegramAccess,
  fileId: string,
  most: number,
): Promise<Downloaded> {
  try {
    const { api } = await client();
    const { file_path: path = '', file_size: size = 0 } = await api.getFile(fileId);
    if (size > most) return { kind: 'too_big' };
    if (!PATH.test(path)) return { kind: 'failed' };
    return await fetchFile(fetch, `${apiRoot.replace(/\/+$/u, '')}/file/bot${token}/${path}`, {}, most);
  } catch (error) {
    // The Bot API gives at most 20 MB and refuses larger files without saying their size.
    const tooBig = /file is too big/iu.test(refusalOf(error)?.description ?? '');
    return { kind: tooBig ? 'too_big' : 'failed' };
  }
}
