// What the doctor says of what may be left out: models, films, who gets in. A key that is refused is told; it is shown
// nowhere.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findings } from '../../src/cli/doctor/findings.ts';
import { type LoopbackServer, loopbackServer } from '../fakes/loopback-server.ts';
import { type TmdbServer, tmdbServer } from '../fakes/tmdb-server.ts';

const look = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const said = [];
  const found = findings({ DATABASE_PATH: '/tmp/nao-ha/caderneta.db', ...env });
  for await (const { level, what, todo = '' } of found) said.push(`${level} ${what} → ${todo}`);
  return said.join('\n');
};

it('says what a deployment without any of it goes without', async () => {
  const said = await look({});
  for (const what of ['administração', 'modelos', 'áudios', 'busca pelo sentido', 'filmes e séries', 'notícias'])
    expect(said).toMatch(new RegExp(`^off ${what}: `, 'mu'));
});

it('says who gets in', async () => {
  expect(await look({ ALLOWED_PEOPLE: 'telegram:1,telegram:2' })).toContain('pessoas: só as 2 de ALLOWED_PEOPLE');
  expect(await look({ ADMIN_PASSWORD: 'abre-te sesamo', NODE_ENV: 'production' })).toContain('em /admin, só por HTTPS');
});

describe('models', () => {
  let server: LoopbackServer;
  let answer: readonly [status: number, body: string];
  beforeEach(async () => {
    server = await loopbackServer((request, response) => {
      const [status, body] = request.url?.includes('/models') ? answer : [404, '{}'];
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
  });
  afterEach(() => server.close());
  const openai = () => ({ OPENAI_API_KEY: 'sk-chave', OPENAI_BASE_URL: server.root, TRANSCRIPTION_MODEL: 'off' });

  it('names each, first choice first, and what is left to the rules', async () => {
    answer = [200, '{"object":"list","data":[]}'];
    const models = { PLANNER_MODEL: 'gpt-6-luna,claude-haiku-5-5', ANTHROPIC_API_KEY: 'sk-ant' };
    const said = await look({ ...openai(), ...models, ANTHROPIC_BASE_URL: server.root });
    expect(said).toContain('ok modelo para o que as regras não souberem: gpt-6-luna, depois claude-haiku-5-5');
    expect(said).toContain('off modelo para perguntas difíceis: nenhum (SYNTHESIS_MODEL)');
    expect(said).toContain(`ok OPENAI_API_KEY: aceita por ${server.root}`);
    expect(said).toContain(`ok ANTHROPIC_API_KEY: aceita por ${server.root}`);
  });
  it.each([
    [401, '{"error":{"message":"Incorrect API key provided: sk-chave"}}', /^warning OPENAI_API_KEY: .*não a aceita/mu],
    [400, '{"error":{"message":"API key not valid."}}', /^warning OPENAI_API_KEY: .*não a aceita/mu],
    [404, '{}', /^ok OPENAI_API_KEY: .*não diz se a aceita/mu],
  ])('hears %i %s', async (status, body, told) => {
    answer = [status, body];
    const said = await look({ ...openai(), CHAT_MODEL: 'gpt-6-luna' });
    expect(said).toMatch(told);
    expect(said).not.toContain('sk-chave');
  });
  it('is not alarmed by a network that is away', async () => {
    const env = openai();
    await server.close();
    expect(await look({ ...env, CHAT_MODEL: 'gpt-6-luna' })).toMatch(/^warning OPENAI_API_KEY: não consegui falar/mu);
  });
  it('finds a key that serves nothing, and asks nobody about it', async () => {
    expect(await look(openai())).toMatch(/^warning OPENAI_API_KEY não serve a nada.*PLANNER_MODEL/mu);
    answer = [200, '{"object":"list","data":[]}'];
    expect(await look({ ...openai(), TRANSCRIPTION_MODEL: '' })).toContain('ok OPENAI_API_KEY: aceita');
  });
});

describe('films', () => {
  let server: TmdbServer;
  beforeEach(async () => {
    server = await tmdbServer('chave-certa');
  });
  afterEach(() => server.close());

  it('tells a key that TMDB takes from one that it refuses', async () => {
    const env = { TMDB_BASE_URL: server.baseUrl };
    expect(await look({ ...env, TMDB_API_KEY: 'chave-certa' })).toContain(`${server.baseUrl} aceita a TMDB_API_KEY`);
    expect(await look({ ...env, TMDB_API_KEY: 'chave-errada' })).toMatch(/^warning filmes .*não aceita.*themoviedb/mu);
  });
});
