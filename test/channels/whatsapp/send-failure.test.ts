// The error table as a table: what each of Meta's codes makes the outbox do.

import { describe, expect, it } from 'vitest';
import { networkFailure } from '../../../src/channels/network-failure.ts';
import { classifyGraphError, type GraphFailure } from '../../../src/channels/whatsapp/send-failure.ts';

const byCode: readonly [given: GraphFailure, kind: string, afterMs?: number][] = [
  [{ code: 131047, httpStatus: 400 }, 'away'],
  [{ code: 131047 }, 'away'],
  [{ code: 131056, httpStatus: 400 }, 'unsent', 6000],
  [{ code: 131056, httpStatus: 429, retryAfterMs: 9000 }, 'unsent', 9000],
  [{ code: 130429, httpStatus: 400 }, 'unsent', 5000],
  [{ code: 80007, httpStatus: 400 }, 'unsent', 60_000],
  [{ code: 4, httpStatus: 400 }, 'unsent', 60_000],
  [{ code: 131026, httpStatus: 400 }, 'unreachable'],
  ...[131048, 368, 190, 0, 10, 200, 230, 299, 131031, 131042, 3, 33].map((code): [GraphFailure, string] => [
    { code, httpStatus: 403 },
    'halted',
  ]),
  [{ code: 131049, httpStatus: 400 }, 'refused'],
  [{ code: 131051, httpStatus: 400 }, 'refused'],
  [{ code: 131009, httpStatus: 400 }, 'refused'],
  [{ code: 100, httpStatus: 400 }, 'refused'],
  [{ code: 100, subcode: 33, httpStatus: 400 }, 'halted'],
  // General errors: in doubt, unless a 4xx says the request was not acted on.
  ...[1, 2, 131000, 131016].flatMap((code): [GraphFailure, string][] => [
    [{ code }, 'ambiguous'],
    [{ code, httpStatus: 500 }, 'ambiguous'],
    [{ code, httpStatus: 503 }, 'ambiguous'],
    [{ code, httpStatus: 400 }, 'unsent'],
  ]),
  // A code nobody told us of.
  [{ code: 987_654, httpStatus: 400 }, 'refused'],
  [{ code: 987_654, httpStatus: 500 }, 'ambiguous'],
  [{ code: 987_654 }, 'ambiguous'],
  [{}, 'ambiguous'],
  [{ httpStatus: 302 }, 'ambiguous'],
  [{ httpStatus: 401 }, 'halted'],
  [{ httpStatus: 403 }, 'halted'],
  [{ httpStatus: 404 }, 'refused'],
  [{ httpStatus: 408 }, 'ambiguous'],
  [{ httpStatus: 413 }, 'refused'],
  [{ httpStatus: 429, retryAfterMs: 3000 }, 'unsent', 3000],
  [{ httpStatus: 500 }, 'ambiguous'],
  [{ httpStatus: 504 }, 'ambiguous'],
];

describe('graph errors', () => {
  for (const [given, kind, afterMs] of byCode) {
    it(`${JSON.stringify(given)} is ${kind}`, () => {
      const failure = classifyGraphError(given);
      expect(failure.kind).toBe(kind);
      if (afterMs !== undefined) expect(failure).toMatchObject({ afterMs });
    });
  }
  it.each([
    [131052, true],
    [131053, true],
    [131009, true],
    [100, true],
    [131049, undefined],
    [131051, undefined],
  ])('after %d the words alone may be accepted: %s', (code, simpler) => {
    for (const failure of [{ code }, { code, httpStatus: 400 }])
      expect(classifyGraphError(failure)).toEqual({ kind: 'refused', reason: expect.any(String), simpler });
  });
  it('names code and status, and keeps tokens and numbers out of the reason', () => {
    const details = 'Malformed access token EAAGm0PX4ZCpsBA for +5511999990001 and more';
    const dead = classifyGraphError({ code: 190, httpStatus: 401, details });
    expect(dead.reason).toBe('access token is dead (code 190, HTTP 401)');
    const refused = classifyGraphError({ code: 100, httpStatus: 400, details });
    expect(refused.reason).toBe('invalid message (code 100, HTTP 400, Malformed access token … for +… and more)');
  });
});

describe('network errors', () => {
  const caused = (cause: unknown) => new TypeError('fetch failed', { cause });
  const coded = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more });
  const table: readonly [title: string, error: unknown, kind: string][] = [
    ['refused', caused(coded('ECONNREFUSED')), 'unsent'],
    ['no such name', caused(coded('ENOTFOUND')), 'unsent'],
    ['name server away', caused(coded('EAI_AGAIN')), 'unsent'],
    ['connect timeout', caused(coded('UND_ERR_CONNECT_TIMEOUT')), 'unsent'],
    ['connect timeout of the kernel', caused(coded('ETIMEDOUT', { syscall: 'connect' })), 'unsent'],
    ['read timeout of the kernel', caused(coded('ETIMEDOUT', { syscall: 'read' })), 'ambiguous'],
    ['every address refused', caused(new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')])), 'unsent'],
    ['one address reset', caused(new AggregateError([coded('ECONNREFUSED'), coded('ECONNRESET')])), 'ambiguous'],
    ['bad certificate', caused(coded('CERT_HAS_EXPIRED')), 'unsent'],
    ['reset', caused(coded('ECONNRESET')), 'ambiguous'],
    ['other side closed', caused(coded('UND_ERR_SOCKET')), 'ambiguous'],
    ['our own timeout', new DOMException('late', 'TimeoutError'), 'ambiguous'],
    ['workerd', new Error('Network connection lost.'), 'ambiguous'],
    ['not an error', 'x', 'ambiguous'],
    ['nothing', undefined, 'ambiguous'],
  ];
  for (const [title, error, kind] of table) {
    it(`${title}: ${kind}`, () => expect(networkFailure(error).kind).toBe(kind));
  }
  it('is not fooled by a cause that causes itself', () => {
    const loop: { cause?: unknown } = new Error('loop');
    loop.cause = loop;
    expect(networkFailure(loop).kind).toBe('ambiguous');
  });
});
