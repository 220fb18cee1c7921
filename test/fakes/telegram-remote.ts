// The other end of telegram-control: a fake Bot API used from where no socket can be opened. fetch only.

import type { KeptFile } from './telegram-control.ts';
import type { TelegramFault } from './telegram-fault.ts';
import type { ShownMessage } from './telegram-methods.ts';

export type RemoteTelegram = {
  readonly url: string;
  shown(): Promise<readonly ShownMessage[]>;
  keep(file: KeptFile): Promise<void>;
  fail(fault: TelegramFault): Promise<void>;
  close(): Promise<void>;
};

/** `control`: the address that telegramControl printed. */
export async function remoteTelegram(control: string): Promise<RemoteTelegram> {
  const ask = async <T>(path: string, body: unknown = {}): Promise<T> => {
    const response = await fetch(`${control}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as T;
  };
  const { id, url } = await ask<{ id: string; url: string }>('/open');
  const query = `?id=${encodeURIComponent(id)}`;
  return {
    url,
    shown: () => ask(`/shown${query}`),
    keep: (file) => ask(`/file${query}`, file),
    fail: (fault) => ask(`/fail${query}`, fault),
    close: () => ask(`/close${query}`),
  };
}
