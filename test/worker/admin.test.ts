// The admin in workerd: answered by the platform object, and what it writes is what accounts' objects are told.

import { runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { accountName } from '../../src/runtime/account-name.ts';
import { PLATFORM_NAME, workerIngress } from '../../src/runtime/worker-ingress.ts';
import { message } from '../contract/people.ts';

const worker = exports.default;
const PASSWORD = 'abre-te sesamo, por favor';

const post = (path: string, body: Record<string, string>, cookie = ''): Promise<Response> =>
  worker.fetch(
    new Request(`http://caderneta.test/admin${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': '203.0.113.9', cookie },
      body: new URLSearchParams(body),
    }),
  );
const get = (path: string, cookie = ''): Promise<Response> =>
  worker.fetch(new Request(`http://caderneta.test/admin${path}`, { redirect: 'manual', headers: { cookie } }));

describe('the admin in workerd', () => {
  it('keeps its door, and writes what accounts are told', async () => {
    expect((await get('')).status).toBe(302);
    expect((await post('/entrar', { senha: 'errada' })).status).toBe(401);
    const entered = await post('/entrar', { senha: PASSWORD });
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(entered.status).toBe(303);
    const page = await (await get('/equipes', cookie)).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await post('/agentes', { csrf, nome: 'Suporte', familia: 'dinheiro' }, cookie)).status).toBe(303);
    expect((await post('/agentes', { nome: 'Intruso' }, cookie)).status).toBe(403);
    await post('/instrucoes', { csrf, agente: '1', platform: 'Fale baixo.', agent: 'Resolva.' }, cookie);
    const platform = env.PLATFORM.getByName(PLATFORM_NAME);
    const directory = await platform.directory();
    expect(directory.agents.map(({ name, families }) => [name, families])).toEqual([['Suporte', ['dinheiro']]]);
    expect(await platform.instructions(directory.platform)).toBe('Fale baixo.');
    for (const path of [
      '',
      '/agentes',
      '/instrucoes',
      '/modelos',
      '/conversas',
      '/correio',
      '/missoes',
      '/custos',
      '/cache',
      '/analises',
      '/registro',
      '/admin.css',
    ])
      expect([path, (await get(path, cookie)).status]).toEqual([path, 200]);
  });

  it('shows, and tries again, what waits in the accounts’ objects', async () => {
    const person = 'zeferina';
    await runInDurableObject(env.ACCOUNTS.getByName(accountName('web', person)), (_, { storage }) => {
      storage.sql.exec(`insert into modelCalls
        (account, conversation, at, day, purpose, model, input, cacheRead, cacheWrite, output, nanoDollars, ms)
        values (1, 1, 0, '2026-11-20', 'chat', 'gpt-4o', 900, 100, 0, 50, 2750000, 800)`);
    });
    await workerIngress(env).accept([message(person, 'anota: segredo de família', { channel: 'web' })], []);
    const home = accountName('web', person);
    const rows = (sql: string): Promise<unknown[]> =>
      runInDurableObject(env.ACCOUNTS.getByName(home), (_, { storage }) => storage.sql.exec(sql).toArray());
    await expect.poll(() => rows("select id from inbox where status = 'done'"), { timeout: 5000 }).toHaveLength(1);
    const entered = await post('/entrar', { senha: PASSWORD });
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const listed = async (): Promise<string> => (await get('/conversas', cookie)).text();
    await expect.poll(listed, { timeout: 5000 }).toContain('••na');
    const path = /href="\/admin(\/conversas\/[^"]+)"/.exec(await listed())?.[1] ?? '';
    const page = await (await get(path, cookie)).text();
    expect(page).toContain('•••••••');
    expect(page).not.toContain('segredo');
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await (await post(path, { csrf, motivo: 'a pessoa pediu' }, cookie)).text()).toContain('segredo de família');
    const scraped = await (await worker.fetch('http://caderneta.test/metrics')).text();
    expect(scraped).toMatch(/^caderneta_inbox\{status="done"\} [1-9]/m);
    expect(scraped).toMatch(/^caderneta_turn_duration_seconds_count\{step="total"\} [1-9]/m);
    expect(scraped).toMatch(/^caderneta_turn_duration_seconds_bucket\{step="total",le="\+Inf"\} [1-9]/m);
    expect(scraped).toMatch(/^caderneta_tool_duration_seconds_count\{tool="save_note"\} [1-9]/m);
    expect(scraped).toMatch(/^caderneta_model_cost_dollars\{model="gpt-4o",purpose="chat"\} 0\.00275$/m);
    const mail = await (await get('/correio', cookie)).text();
    const held = /name="de" value="saida"><input type="hidden" name="id" value="([^"]+)"/.exec(mail)?.[1] ?? '';
    expect(held).toContain(`~${home}`);
    expect((await post('/correio/repetir', { csrf, de: 'saida', id: held }, cookie)).headers.get('location')).toBe(
      '/admin/correio?feito=sim',
    );
  });
});
