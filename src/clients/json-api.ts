// One JSON service whose address the deployer chose: the one factory over axios. Never for addresses that people send: the
// fetch adapter ignores agents, so nothing would guard it (that is guarded-fetch). axios is loaded with the first question.

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
  /** Milliseconds from the first byte out to the last byte in. */
  readonly timeoutMs?: number;
};

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface JsonApi {
  /** One GET, one try. 404 is `none`; a body that does not fit the schema is `bad_answer`. */
  get<T>(path: string, query: Query, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<Answer<T>>;
  /** One POST of JSON that only asks: it changes nothing there. Ends as `get` does. */
  post<T>(path: string, body: unknown, schema: z.ZodMiniType<T>, signal?: AbortSignal): Promise<Answer<T>>;
}

const DEFAULT_TIMEOUT_MS = 8_000;
/** The largest answer we know (a series with hundreds of episodes' crew) is some 600 KB. */
const LONGEST_ANSWER = 2 * 1024 * 1024;
/** Without Retry-After, a service that said 429 rests this long. */
const REST_MS = 10_000;

export function jsonApi({ baseUrl, fetch, clock, headers, timeoutMs = DEFAULT_TIMEOUT_MS }: JsonApiAccess): JsonApi {
  const settings = {
    adapter: 'fetch',
    timeout: timeoutMs,
    maxContentLength: LONGEST_ANSWER,
    // Redirects are never followed: the key would go along.
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

/** axios hands a Request over where the runtime has one; the port takes an address. */
async function throughPort(fetch: Http, input: URL | Request | string, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return fetch(String(input), init);
  const { method, headers, signal, redirect } = input;
  const body = method === 'POST' ? { body: await input.text() } : {};
  return fetch(input.url, { method, headers, signal, redirect, ...body });
}

function reasonOf(status: number): Unavailable {
  if (status === 400) return 'bad_answer';
  // 402: the plan of the key is spent (Brapi says it so).
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
