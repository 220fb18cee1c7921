// Signatures over bytes, checked against Meta's own scheme made with node:crypto; and the GET question.

import { verifySignature as libraryVerify } from '@kapso/whatsapp-cloud-api/server';
import { describe, expect, it } from 'vitest';
import { answerSubscription, verifySignature } from '../../../src/channels/whatsapp/verify.ts';
import { equalBytes } from '../../../src/domain/equal-bytes.ts';
import { equalText } from '../../../src/domain/equal-text.ts';
import { signatureOf, signedWebhook } from '../../fakes/signed-webhook.ts';
import { fixture, fixtureNames, raw } from './fixture.ts';
import { APP_SECRET, nodeHmac } from './open-whatsapp.ts';

const request = (bytes: Uint8Array, header: string | null) => ({ headers: { get: () => header }, raw: bytes });
const verify = (bytes: Uint8Array, header: string | null, secret = APP_SECRET) =>
  verifySignature(request(bytes, header), secret, nodeHmac);

describe('signature', () => {
  for (const name of fixtureNames()) {
    it(`holds for the bytes of ${name}, and not for the same JSON written again`, () => {
      const bytes = raw(name);
      const header = signatureOf(bytes, APP_SECRET);
      expect(verify(bytes, header)).toBe(true);
      const again = new TextEncoder().encode(`${JSON.stringify(fixture(name))} `);
      expect(verify(again, header)).toBe(false);
    });
  }
  it('holds for escaped bytes as Meta sends them', () => {
    const { raw: bytes, headers } = signedWebhook(fixture('text-escaped'), APP_SECRET);
    expect(verify(bytes, headers['x-hub-signature-256'] ?? null)).toBe(true);
  });
  it('agrees with the client library, our oracle', () => {
    for (const name of fixtureNames()) {
      const rawBody = Buffer.from(raw(name));
      const signatureHeader = signatureOf(rawBody, APP_SECRET);
      for (const appSecret of [APP_SECRET, 'outro'])
        expect(verify(rawBody, signatureHeader, appSecret)).toBe(
          libraryVerify({ appSecret, rawBody, signatureHeader }),
        );
    }
  });
  const bytes = raw('text');
  const good = signatureOf(bytes, APP_SECRET);
  const upper = good.toUpperCase().replace('SHA256', 'sha256');
  const bad: Record<string, string | null> = {
    absent: null,
    empty: '',
    'no scheme': good.slice(7),
    'other scheme': good.replace('sha256', 'sha1'),
    short: good.slice(0, -2),
    long: `${good}00`,
    'not hex': `sha256=${'z'.repeat(64)}`,
    zeros: `sha256=${'0'.repeat(64)}`,
    'two values': `${good},${good}`,
  };
  for (const [title, header] of Object.entries(bad)) {
    it(`${title}: refused`, () => expect(verify(bytes, header)).toBe(false));
  }
  it('upper-case digits are the same digits', () => expect(verify(bytes, upper)).toBe(true));
  it('another secret, or none, never matches', () => {
    expect(verify(bytes, good, 'outro')).toBe(false);
    expect(verify(bytes, signatureOf(bytes, ''), '')).toBe(false);
  });
  it('refuses 20,000 forgeries', () => {
    let accepted = 0;
    for (let i = 0; i < 20_000; i++) {
      const at = 7 + (i % 64);
      const digit = '0123456789abcdef'[(i * 7) % 16] ?? '0';
      const forged = good.slice(0, at) + digit + good.slice(at + 1);
      if (forged !== good && verify(bytes, forged)) accepted += 1;
    }
    expect(accepted).toBe(0);
  });
});

describe('subscription', () => {
  const ask = (query: Record<string, string>, token = 'combinado') =>
    answerSubscription(new URLSearchParams(query), token);
  const good = { 'hub.mode': 'subscribe', 'hub.verify_token': 'combinado', 'hub.challenge': '1158201444' };
  it('echoes the challenge', () => expect(ask(good)).toBe('1158201444'));
  const bad: Record<string, [query: Record<string, string>, token?: string]> = {
    'wrong token': [{ ...good, 'hub.verify_token': 'combinada' }],
    'prefix of the token': [{ ...good, 'hub.verify_token': 'comb' }],
    'token repeated': [{ ...good, 'hub.verify_token': 'combinadocombinado' }],
    'no token': [{ 'hub.mode': 'subscribe', 'hub.challenge': '1' }],
    'other mode': [{ ...good, 'hub.mode': 'unsubscribe' }],
    'no challenge': [{ 'hub.mode': 'subscribe', 'hub.verify_token': 'combinado' }],
    'no token configured': [{ ...good, 'hub.verify_token': '' }, ''],
  };
  for (const [title, [query, token]] of Object.entries(bad)) {
    it(`${title}: no answer`, () => expect(ask(query, token)).toBeUndefined());
  }
});

describe('constant-time comparison', () => {
  const table: readonly [a: string, b: string][] = [
    ['', ''],
    ['a', ''],
    ['', 'a'],
    ['a', 'a'],
    ['aa', 'a'],
    ['ab', 'abab'],
    ['á', 'a'],
  ];
  for (const [a, b] of table) {
    it(`${JSON.stringify(a)} and ${JSON.stringify(b)}`, () => {
      expect(equalText(a, b)).toBe(a === b);
      const encode = (text: string) => new TextEncoder().encode(text);
      expect(equalBytes(encode(a), encode(b))).toBe(a === b);
    });
  }
});
