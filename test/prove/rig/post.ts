// One delivery of a webhook over a real socket.

import { type Letter, type Posting, postingOf } from './letter.ts';

/** The HTTP status, or undefined when the connection broke or nothing came back within `patience` ms. */
async function post(base: string, { path, body, headers }: Posting, patience = 5_000): Promise<number | undefined> {
  try {
    const response = await fetch(base + path, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(patience),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}

/** Delivers a letter once and remembers a 200. */
export async function deliverLetter(base: string, letter: Letter): Promise<number | undefined> {
  const status = await post(base, postingOf(letter));
  if (status === 200) letter.acked = true;
  return status;
}
