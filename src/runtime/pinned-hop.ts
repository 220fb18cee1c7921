// One request from Node whose connection can only reach a checked address: the name is resolved once, inside the
// connect, and that address is used. Resolving first and letting fetch resolve again is open to DNS rebinding (FAULTS
// 28).

import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import type { FetchPolicy } from '../clients/guarded-fetch/fetch-policy.ts';
import type { Hop } from '../clients/guarded-fetch/hop.ts';
import { isPublicAddress } from '../clients/guarded-fetch/public-address.ts';
import { type NotNow, notNow } from '../domain/lookup.ts';

export type Resolved = { readonly address: string; readonly family: number };

/** All addresses of a name; rejects when there are none. */
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

/** The system resolver, /etc/hosts included. */
const systemResolve: Resolve = (host) => systemLookup(host, { all: true, verbatim: true });

const CONNECT_MS = 3_000;
const LONGEST_HEADERS = 64 * 1024;
/** Bytes on the wire: stops a stream that decodes to nothing and so never reaches the limit on decoded bytes. */
const LONGEST_WIRE = 16 * 1024 * 1024;

class ForbiddenAddress extends Error {
  readonly isForbiddenAddress = true;
}

/** One request without following redirects; an address that is not public answers `forbidden_address`. */
export function pinnedHop(policy: FetchPolicy, resolve: Resolve = systemResolve): Hop {
  const allowed = (address: string | undefined): boolean =>
    policy.allowPrivate || (address !== undefined && isPublicAddress(address));
  // The third check, at the socket itself: net does not call lookup for IP literals (undici #2019).
  const checked =
    (connector: buildConnector.connector): buildConnector.connector =>
    (options, callback) =>
      connector(options, (...result) => {
        const [error, socket] = result;
        if (error !== null || allowed(socket.remoteAddress)) return callback(...result);
        socket.destroy();
        callback(new ForbiddenAddress('connected to a private address'), null);
      });

  return async (url, { headers, signal }) => {
    // Loaded with the first link: 740 KB the start does not wait for.
    const { Agent, buildConnector, fetch } = await import('undici');
    const connector = buildConnector({ timeout: CONNECT_MS, allowH2: false, lookup: checkedLookup(resolve, allowed) });
    // A separate agent: no connection is shared between two people's links.
    const agent = new Agent({
      connect: checked(connector),
      connections: 1,
      maxHeaderSize: LONGEST_HEADERS,
      maxResponseSize: LONGEST_WIRE,
      allowH2: false,
    });
    const close = () => agent.destroy();
    try {
      const response = await fetch(url.href, { dispatcher: agent, redirect: 'manual', headers, signal });
      // undici's classes equal the web's except in name.
      const answer = {
        headers: new Headers([...response.headers]),
        body: response.body as ReadableStream<Uint8Array> | null,
      };
      return { kind: 'response', status: response.status, ...answer, close };
    } catch (error) {
      await close();
      return failureOf(error, signal);
    }
  };
}

/** A lookup for net.connect that fails unless every address of the name is allowed. */
function checkedLookup(resolve: Resolve, allowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => allowed(address))) {
          callback(new ForbiddenAddress('resolves to a private address'), '', 0);
        } else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function failureOf(error: unknown, signal: AbortSignal): NotNow {
  const causes = [...causesOf(error)];
  if (causes.some((cause) => 'isForbiddenAddress' in cause)) return notNow('forbidden_address');
  if (signal.aborted) return notNow('timeout');
  const codes = causes.map((cause) => ('code' in cause ? String(cause.code) : ''));
  if (codes.includes('UND_ERR_CONNECT_TIMEOUT')) return notNow('timeout');
  if (codes.some((code) => code === 'UND_ERR_HEADERS_OVERFLOW' || code.startsWith('HPE_'))) return notNow('bad_answer');
  return notNow('network');
}

/** fetch wraps the cause once, and once more for a name with several addresses. */
function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 5) return;
  yield error;
  yield* causesOf(error.cause, depth + 1);
  if (error instanceof AggregateError) for (const each of error.errors) yield* causesOf(each, depth + 1);
}
