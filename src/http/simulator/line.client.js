// @ts-check
// The line to the server: posts, and one event stream per conversation that comes back by itself.
// History is read before each stream opens, so that what was said while the line was down is not missed; what the
// server could not deliver meanwhile it kept, and sends as soon as the stream is there.

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

/**
 * @param {string} path
 * @param {unknown} body
 * @returns {Promise<{ ok: boolean, status: number, body: any }>} status 0: the server was not reached
 */
export async function post(path, body) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { ok: response.ok, status: response.status, body: await response.json().catch(() => ({})) };
  } catch {
    return { ok: false, status: 0, body: {} };
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>} rejects unless 2xx
 */
export async function get(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** An id nobody can guess. (crypto.randomUUID is missing when the page is opened over plain http in a local network.) */
export function freshId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * @typedef {object} Ears
 * @property {(messages: any[]) => void} history
 * @property {(reply: any) => void} reply
 * @property {() => void} typing
 * @property {(trace: any) => void} trace
 * @property {(line: 'connecting' | 'open' | { retryAt: number }) => void} line
 */

/**
 * Listens until `stop`; `retry` cuts a wait short.
 * @param {string} conversation
 * @param {Ears} ears
 */
export function listen(conversation, ears) {
  const query = `conversation=${encodeURIComponent(conversation)}`;
  /** @type {EventSource | undefined} */
  let source;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  let attempt = 0;
  let stopped = false;

  async function connect() {
    clearTimeout(waiting);
    ears.line('connecting');
    try {
      const { messages } = await get(`/api/web/history?${query}`);
      if (stopped) return;
      ears.history(messages);
    } catch {
      return wait();
    }
    source = new EventSource(`/api/web/events?${query}`);
    source.onopen = () => {
      attempt = 0;
      ears.line('open');
    };
    source.onerror = wait;
    for (const kind of /** @type {const} */ (['reply', 'typing', 'trace']))
      source.addEventListener(kind, (event) => ears[kind](JSON.parse(event.data)));
  }

  function wait() {
    source?.close();
    if (stopped) return;
    const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt++) * (0.8 + Math.random() * 0.4);
    ears.line({ retryAt: Date.now() + ms });
    waiting = setTimeout(connect, ms);
  }

  const retry = () => {
    if (waiting === undefined || source?.readyState === EventSource.OPEN) return;
    attempt = 0;
    connect();
  };
  addEventListener('online', retry);
  connect();
  return {
    retry,
    stop() {
      stopped = true;
      clearTimeout(waiting);
      removeEventListener('online', retry);
      source?.close();
    },
  };
}
