// Client of one JSON service with a configured address, over axios, which is imported at the first call. Never use it
// for addresses people send: the fetch adapter ignores agents, so the SSRF guard (guarded-fetch) would not apply.

import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { type Answer, notNow, type Unavailable } from '../domain/lookup.ts';
import type { Clock, Http } from '../ports.ts';
import { retryAfter } from './retry-after.ts';

export type JsonApiAccess = {
  readonly baseUrl: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds from sending the request to the end of the body. */
  readonly timeoutMs?: number;
};

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface JsonApi {
  /** One GET without retries. 404 is `none`; a body that does not fit the schema is `bad_answer`. */
  get<T>(path: string, query: Query, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<Answer<T>>;
  /** One POST of JSON that changes nothing at the service. Results as for `get`. */
  post<T>(path: string, body: unknown, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<Answer<T>>;
}

const DEFAULT_TIMEOUT_MS = 8_000;
/** The largest known response (a series with the crew of hundreds of episodes) has some 600 KB. */
const LONGEST_ANSWER = 2 * 1024 * 1024;
/** Pause after a 429 without Retry-After. */
const REST_MS = 10_000;

/**
 * Answers by value: `found` with the parsed body, `none` for 404, otherwise why not now. A shape that differs is
 * `bad_answer`.
 */
export function jsonApi({ baseUrl, fetch, clock, headers, timeoutMs = DEFAULT_TIMEOUT_MS }: JsonApiAccess): JsonApi {
  const settings = {
    adapter: 'fetch',
    timeout: timeoutMs,
    maxContentLength: LONGEST_ANSWER,
    // A redirect would receive the key.
    maxRedirects: 0,
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    validateStatus: () => true,
    headers: { accept: 'application/json', ...headers },
    env: { fetch: (input: URL | Request | string, init?: RequestInit) => throughPort(fetch, input, init) },
  } as const;
  let client: Promise<AxiosInstance> | undefined;
  let restsUntil = 0;

  async function answer<T>(
    schema: z.ZodMiniType<T>,
    signal: AbortSignal | undefined,
    ask: (axios: AxiosInstance, how: AxiosRequestConfig) => Promise<AxiosResponse<string>>,
  ): Promise<Answer<T>> {
    const wait = restsUntil - clock.now();
    if (wait > 0) return notNow('rate_limited', wait);
    client ??= import('axios').then(({ default: axios }) => axios.create(settings));
    try {
      const response = await ask(await client, signal === undefined ? {} : { signal });
      if (response.status === 429) {
        const asked = retryAfter(response.headers['retry-after'], clock.now()) ?? REST_MS;
        restsUntil = clock.now() + asked;
        return notNow('rate_limited', asked);
      }
      if (response.status === 404) return { kind: 'none' };
      if (response.status !== 200) return notNow(reasonOf(response.status));
      const read = schema.safeParse(JSON.parse(response.data));
      return read.success ? { kind: 'found', value: read.data } : notNow('bad_answer');
    } catch (error) {
      return notNow(signal?.aborted ? 'aborted' : failureOf(error));
    }
  }

  return {
    get: (path, query, schema, signal) =>
      answer(schema, signal, (axios, how) => axios.get<string>(addressOf(baseUrl, path, query), how)),
    post: (path, body, schema, signal) =>
      answer(schema, signal, (axios, how) =>
        axios.post<string>(`${baseUrl}${path}`, JSON.stringify(body), {
          ...how,
          headers: { 'content-type': 'application/json' },
        }),
      ),
  };
}

const addressOf = (baseUrl: string, path: string, query: Query): string => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `${baseUrl}${path}?${new URLSearchParams(given)}`;
};

/** axios passes a Request where the runtime has one; the port takes a URL. */
async function throughPort(fetch: Http, input: URL | Request | string, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return fetch(String(input), init);
  const { method, headers, signal, redirect } = input;
  const body = method === 'POST' ? { body: await input.text() } : {};
  return fetch(input.url, { method, headers, signal, redirect, ...body });
}

function reasonOf(status: number): Unavailable {
  if (status === 400) return 'bad_answer';
  // 402: the plan of the key is used up (Brapi).
  if (status === 401 || status === 402 || status === 403) return 'refused';
  return status >= 500 ? 'server_error' : 'bad_answer';
}

function failureOf(error: unknown): Unavailable {
  if (error instanceof SyntaxError) return 'bad_answer';
  if (!isAxiosError(error)) return 'network';
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED') return 'timeout';
  return error.code === 'ERR_BAD_RESPONSE' ? 'bad_answer' : 'network';
}

const isAxiosError = (error: unknown): error is AxiosError => error instanceof Error && 'isAxiosError' in error;
