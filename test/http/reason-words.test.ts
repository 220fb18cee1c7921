// What the operator reads about bodies set aside: no reason of ours stays in English.

import { expect, it } from 'vitest';
import { parseUpdate } from '../../src/channels/telegram/parse-update.ts';
import { parseWebhook } from '../../src/channels/whatsapp/parse-webhook.ts';
import { reasonWords } from '../../src/http/reason-words.ts';

const webhook = (change: object) => ({ object: 'whatsapp_business_account', entry: [{ changes: [change] }] });
const value = { metadata: { phone_number_id: '1' } };

it.each([
  ['another text', { a: 1 }, 'não é um webhook do WhatsApp'],
  [
    'another number',
    webhook({ field: 'messages', value: { metadata: { phone_number_id: '2' } } }),
    'é de outro número',
  ],
  ['another field', webhook({ field: 'flows', value }), 'campo do webhook que não se lê: flows'],
  ['nothing in it', webhook({ field: 'messages', value }), 'fora do formato do WhatsApp'],
  ['no sender', webhook({ field: 'messages', value: { ...value, messages: [{ id: 'a' }] } }), 'fora do formato'],
])('WhatsApp: %s', (_, body, words) => {
  const [{ reason = '' } = {}] = parseWebhook(body, '1', 0).rejected;
  expect(reasonWords(reason)).toContain(words);
});

it('Telegram, and several in one body', () => {
  const [{ reason = '' } = {}] = parseUpdate({ update_id: 1 }, 0, { id: 1, username: 'caderneta_bot' }).rejected;
  expect(reasonWords(`${reason}; not JSON`)).toMatch(/^fora do formato do Telegram: .+; não é JSON$/u);
});

it("leaves a platform's own words", () => {
  expect(reasonWords('Forbidden: bot was blocked by the user')).toBe('Forbidden: bot was blocked by the user');
  expect(reasonWords('not connected (ECONNREFUSED)')).toBe('sem conexão (ECONNREFUSED)');
});
