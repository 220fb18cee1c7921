import { describe, expect, it } from 'vitest';
import { secretVerifier } from '../../../src/channels/telegram/verify-secret.ts';

describe('secretVerifier', () => {
  it.each([
    ['the secret', 'segredo', 'segredo', true],
    ['a prefix', 'segredo', 'segred', false],
    ['an extension', 'segredo', 'segredo1', false],
    ['another case', 'segredo', 'Segredo', false],
    ['nothing', 'segredo', '', false],
    ['no header', 'segredo', null, false],
    ['too much', 'segredo', 's'.repeat(257), false],
    ['the longest secret', 's'.repeat(256), 's'.repeat(256), true],
    ['an empty secret', '', '', false],
    ['no secret', undefined, 'undefined', false],
  ])('%s', (_, secret, given, verdict) => {
    expect(secretVerifier(secret)(given)).toBe(verdict);
  });
});
