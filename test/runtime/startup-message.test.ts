import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/runtime/config.ts';
import { startupMessage } from '../../src/runtime/startup-message.ts';

const BOT = { TELEGRAM_BOT_TOKEN: `1234:${'A'.repeat(30)}`, TELEGRAM_WEBHOOK_SECRET: 'um-segredo-bem-longo' };

function said(env: Record<string, string>): string {
  const config = readConfig(env);
  if (!config.ok) throw new Error(JSON.stringify(config.failure));
  return startupMessage(config.value, 8787).join('\n');
}

describe('what is said once it listens', () => {
  it('leads to the simulator', () => expect(said({})).toContain('converse pelo simulador'));
  it('names no simulator where there is none', () =>
    expect(said({ NODE_ENV: 'production' })).toContain('ninguém consegue falar comigo'));
  it.each([
    [BOT, 'NODE_ENV=production o fecha'],
    [{ HOST: '0.0.0.0' }, 'NODE_ENV=production o fecha'],
    [{ ...BOT, NODE_ENV: 'production', WEB_CHANNEL: '1' }, 'tire WEB_CHANNEL=1'],
  ])('warns of a page without a password: %j', (env, todo) => expect(said(env)).toContain(todo));
  it('is one line where all is closed', () =>
    expect(said({ ...BOT, NODE_ENV: 'production' })).toBe('Caderneta em http://localhost:8787'));
});
