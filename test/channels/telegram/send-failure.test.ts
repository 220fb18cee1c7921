import { describe, expect, it } from 'vitest';
import { sendFailure } from '../../../src/channels/telegram/send-failure.ts';
import { TOKEN } from './fixture.ts';

const refused = (error_code: unknown, description: string, parameters = {}, payload = {}): object =>
  Object.assign(new Error('x'), { error_code, description, parameters, payload });
const network = (error: unknown): object => Object.assign(new Error('Network request failed'), { error });
const failed = (cause: object): Error => new TypeError('fetch failed', { cause });

describe('sendFailure', () => {
  it.each<[string, unknown, object]>([
    ['429', refused(429, 'Too Many Requests', { retry_after: 31 }), { kind: 'unsent', afterMs: 31_000 }],
    ['429 without a time', refused(429, 'Too Many Requests'), { kind: 'unsent', reason: '429 Too Many Requests' }],
    ['403', refused(403, 'Forbidden: user is deactivated'), { kind: 'unreachable' }],
    ['401', refused(401, 'Unauthorized'), { kind: 'halted' }],
    ['404', refused(404, 'Not Found'), { kind: 'halted' }],
    ['400', refused(400, 'Bad Request: chat not found'), { kind: 'refused' }],
    ['413', refused(413, 'Request Entity Too Large'), { kind: 'refused' }],
    ['500', refused(500, 'Internal Server Error'), { kind: 'ambiguous' }],
    ['502 with a time', refused(502, 'Bad Gateway', { retry_after: 5 }), { kind: 'ambiguous' }],
    ['302', refused(302, 'HTTP 302'), { kind: 'ambiguous' }],
    [
      'unchanged',
      refused(400, 'Bad Request: message is not modified: x', {}, { message_id: 7 }),
      { kind: 'sent', nativeId: '7' },
    ],
    [
      'moved',
      refused(400, 'Bad Request: group chat was upgraded', { migrate_to_chat_id: -1_002_000_000_404 }),
      { kind: 'moved', chat: '-1002000000404' },
    ],
    ['no code', refused(undefined, ''), { kind: 'ambiguous' }],
    ['a bug', new TypeError("Cannot read properties of null (reading 'ok')"), { kind: 'ambiguous' }],
    ['nothing', undefined, { kind: 'ambiguous' }],
    ['refused connection', network(failed({ code: 'ECONNREFUSED', syscall: 'connect' })), { kind: 'unsent' }],
    ['no such name', network(failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })), { kind: 'unsent' }],
    ['connect time-out', network(failed({ code: 'UND_ERR_CONNECT_TIMEOUT' })), { kind: 'unsent' }],
    ['connect timed out below', network(failed({ code: 'ETIMEDOUT', syscall: 'connect' })), { kind: 'unsent' }],
    ['bad certificate', network(failed({ code: 'CERT_HAS_EXPIRED' })), { kind: 'unsent' }],
    [
      'every address refused',
      network(failed({ code: 'ECONNREFUSED', errors: [{ code: 'ECONNREFUSED' }, { code: 'ENETUNREACH' }] })),
      { kind: 'unsent' },
    ],
    [
      'one address reset',
      network(failed({ code: 'ECONNREFUSED', errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNRESET' }] })),
      { kind: 'ambiguous' },
    ],
    ['read timed out', network(failed({ code: 'ETIMEDOUT', syscall: 'read' })), { kind: 'ambiguous' }],
    ['unreachable midway', network(failed({ code: 'EHOSTUNREACH', syscall: 'read' })), { kind: 'ambiguous' }],
    ['reset', network(failed({ code: 'ECONNRESET', syscall: 'read' })), { kind: 'ambiguous' }],
    ['closed', network(failed({ code: 'UND_ERR_SOCKET' })), { kind: 'ambiguous' }],
    ['headers late', network(failed({ code: 'UND_ERR_HEADERS_TIMEOUT' })), { kind: 'ambiguous' }],
    ['20 s', network(new Error("Request to 'sendMessage' timed out after 20 seconds")), { kind: 'ambiguous' }],
    ['workerd', network(new Error('Network connection lost.')), { kind: 'ambiguous' }],
  ])('%s', (_, error, wanted) => {
    expect(sendFailure(error, TOKEN)).toMatchObject(wanted);
    if (!('afterMs' in wanted)) expect(sendFailure(error, TOKEN)).not.toHaveProperty('afterMs');
  });

  it('keeps every token out of the reason', () => {
    for (const text of [TOKEN, `https://api.telegram.org/bot${TOKEN}/x`, 'POST /bot123:AbC-d_e/getMe']) {
      const failure = sendFailure(refused(400, text), TOKEN);
      expect(JSON.stringify(failure)).not.toMatch(/AAFake|AbC-d_e/u);
      expect(JSON.stringify(sendFailure(network(new Error(text)), TOKEN))).not.toContain('AAFake');
    }
  });
});
