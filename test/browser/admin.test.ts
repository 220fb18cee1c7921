// The admin in a real Chromium against the real server (FAULTS 40): the door, its guards, and the pages behind it.

import type { BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MissionRecord } from '../../src/domain/mission-record.ts';
import { type AdminServer, adminServer, PASSWORD } from './admin-server.ts';
import { type FreshPages, freshPages } from './fresh-pages.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let pages: FreshPages;
let server: AdminServer;
let complaints: string[] = [];
let outside: string[] = [];

beforeAll(async () => {
  pages = await freshPages();
});
afterAll(() => pages.close());
beforeEach(async () => {
  server = await adminServer();
});
afterEach(async () => {
  await pages.leave();
  await server.close();
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await pages.open({ viewport: { width: 1280, height: 900 }, ...options });
  complaints = [];
  outside = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) outside.push(request.url());
  });
  return page;
}

async function signIn(page: Page, password = PASSWORD): Promise<void> {
  await page.goto(`${server.url}/admin/entrar`);
  await page.getByLabel('Senha do administrador').fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForLoadState();
}

const sessionOf = async (page: Page): Promise<Cookie | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'sid');

const cookieOf = async (page: Page): Promise<string> => (await sessionOf(page))?.value ?? '';

/** Every route of the admin as Hono knows it. */
const routes = (): { method: string; path: string }[] =>
  server.service.app.routes
    .filter(({ path, method }) => path.startsWith('/admin') && method !== 'ALL')
    .map(({ path, method }) => ({ method, path: path.replaceAll(/:\w+/g, '1') }));

const OPEN = new Set([
  'GET /admin/entrar',
  'POST /admin/entrar',
  'GET /admin/theme.css',
  'GET /admin/admin.css',
  'GET /admin/preview.client.js',
]);

const post = (path: string, body: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(body),
  });

describe('the door', () => {
  it('lets nobody through any route without a session', async () => {
    const matrix = routes();
    expect(matrix.length).toBeGreaterThan(20);
    for (const { method, path } of matrix) {
      if (OPEN.has(`${method} ${path}`)) continue;
      const response = await fetch(`${server.url}${path}`, {
        method,
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([method, path, response.status]).toEqual([method, path, method === 'GET' ? 302 : 401]);
      expect(await response.text()).not.toContain('<main>');
    }
  });

  it('does not exist without a password, and refuses to start with a short one', async () => {
    await server.close();
    server = await adminServer({ ADMIN_PASSWORD: '' });
    expect((await fetch(`${server.url}/admin`)).status).toBe(404);
    await expect(adminServer({ ADMIN_PASSWORD: 'curta' })).rejects.toThrow('12 caracteres');
  });

  it('stops trying after five wrong passwords, for fifteen minutes, and right ones too', async () => {
    for (let n = 0; n < 5; n += 1) expect((await post('/admin/entrar', { senha: `errada ${n}` })).status).toBe(401);
    const refused = await post('/admin/entrar', { senha: PASSWORD });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    server.later(15 * 60_000);
    expect((await post('/admin/entrar', { senha: PASSWORD })).status).toBe(303);
  });

  it('gives a fresh session at every sign-in: one planted before is worth nothing', async () => {
    const page = await open();
    await page.context().addCookies([{ name: 'sid', value: 'plantado', url: server.url }]);
    await signIn(page);
    const first = await cookieOf(page);
    expect(first).not.toBe('plantado');
    expect(first.length).toBeGreaterThanOrEqual(22);
    const cookie = await sessionOf(page);
    expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Strict']);
    const planted = await fetch(`${server.url}/admin`, { redirect: 'manual', headers: { cookie: 'sid=plantado' } });
    expect(planted.status).toBe(302);
    await signIn(page);
    const old = await fetch(`${server.url}/admin`, { redirect: 'manual', headers: { cookie: `sid=${first}` } });
    expect(old.status).toBe(302);
  });

  it('ends a session after 15 idle minutes, after 8 hours whatever is done, and when leaving', async () => {
    const page = await open();
    await signIn(page);
    const status = async (): Promise<number> =>
      (await fetch(`${server.url}/admin`, { redirect: 'manual', headers: { cookie: `sid=${await cookieOf(page)}` } }))
        .status;
    for (let minutes = 0; minutes < 8 * 60 - 14; minutes += 14) {
      server.later(14 * 60_000);
      expect(await status()).toBe(200);
    }
    server.later(14 * 60_000);
    expect(await status()).toBe(302);
    await signIn(page);
    server.later(15 * 60_000);
    expect(await status()).toBe(302);
    await signIn(page);
    const left = await cookieOf(page);
    await page.getByRole('button', { name: 'Sair' }).click();
    const after = await fetch(`${server.url}/admin`, { redirect: 'manual', headers: { cookie: `sid=${left}` } });
    expect(after.status).toBe(302);
  });

  it('in production keeps its cookie behind __Host- and Secure', async () => {
    await server.close();
    server = await adminServer({ NODE_ENV: 'production' });
    const cookie = (await post('/admin/entrar', { senha: PASSWORD })).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-sid=[\w-]{40,}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('changes nothing for another page, nor without the token of the session', async () => {
    const page = await open();
    await signIn(page);
    const cookie = `sid=${await cookieOf(page)}`;
    const unsafe = routes().filter(({ method, path }) => method === 'POST' && path !== '/admin/entrar');
    expect(unsafe.length).toBeGreaterThan(8);
    for (const { path } of unsafe) {
      expect([path, (await post(path, { nome: 'X' }, { cookie })).status]).toEqual([path, 403]);
      const cross = { cookie, 'sec-fetch-site': 'cross-site' };
      expect([path, (await post(path, { nome: 'X' }, cross)).status]).toEqual([path, 403]);
    }
    const csrf = (await page.locator('input[name="csrf"]').first().getAttribute('value')) ?? '';
    const silent = await fetch(`${server.url}/admin/equipes`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams({ csrf, nome: 'X' }),
    });
    expect(silent.status).toBe(403);
    const foreign = await post('/admin/equipes', { csrf, nome: 'X' }, { cookie, 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    await page.goto(`${server.url}/admin/equipes`);
    expect(await page.locator('.cards .card').count()).toBe(0);
  });
});

const HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{7*7}}';

describe('behind it', () => {
  it('shows hostile names as text, everywhere', async () => {
    const page = await open();
    await signIn(page);
    await page.goto(`${server.url}/admin/equipes`);
    await page.getByLabel('Nova equipe').fill(HOSTILE.slice(0, 40));
    await page.getByRole('button', { name: 'Criar' }).click();
    await page.goto(`${server.url}/admin/agentes/novo`);
    await page.getByLabel('Nome').fill('<b onmouseover=alert(1)>"\'');
    await page.getByLabel('O que faz').fill(HOSTILE);
    await page.getByLabel('Assuntos').fill(HOSTILE);
    await page.getByLabel('Equipe').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Salvar' }).click();
    for (const level of ['platform', 'team', 'agent'])
      await page.locator(`textarea[name="${level}"]`).fill(`</textarea>${HOSTILE}`);
    await page.getByRole('button', { name: /^Salvar/ }).click();
    await page.waitForURL(/instrucoes\?agente=1/);
    await server.say(`<img src=x onerror=alert(3)>`, `anota: ${HOSTILE}`);
    await server.say(`<img src=x onerror=alert(3)>`, `cria um agente <i>X: ${HOSTILE}`);
    await server.service.ingress.quarantine('web', new TextEncoder().encode(HOSTILE), HOSTILE);
    for (const path of [
      '',
      '/equipes',
      '/agentes',
      '/agentes/1',
      '/instrucoes?agente=1',
      '/modelos',
      '/conversas',
      '/conversas/1',
      '/correio',
      '/missoes',
      '/custos',
      '/cache',
      '/analises',
      '/registro',
    ]) {
      await page.goto(`${server.url}/admin${path}`);
      expect([path, await page.locator('main img, main script, main b[onmouseover], main i').count()]).toEqual([
        path,
        0,
      ]);
    }
    await page.goto(`${server.url}/admin/conversas/1`);
    await page.getByLabel('Motivo').fill(HOSTILE);
    await page.getByRole('button', { name: 'Descobrir' }).click();
    await page.locator('.notice').waitFor();
    expect(await page.locator('.talk').innerText()).toContain('onerror=alert(1)');
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
  });

  it('shows hostile names of a household and of a mission as text', async () => {
    const guest = '<img src=x onerror=alert(7)>';
    for (const [person, name] of [
      ['ana', HOSTILE],
      [guest, '<script>alert(8)</script>'],
    ] as const) {
      await server.say(person, 'oi');
      const account = server.service.accountOf('web', person);
      if (account === undefined) throw new Error(`${person} wrote and has no account`);
      await server.service.storeOf(account).commit((tx) => tx.ledger.tell('perfil', 'name', { value: name }, 0));
    }
    await server.say('ana', 'convida minha esposa');
    const page = await open();
    await signIn(page);
    const talkOf = async (conversation: number): Promise<string> => {
      await page.goto(`${server.url}/admin/conversas/${conversation}`);
      await page.getByLabel('Motivo').fill('a pessoa pediu');
      await page.getByRole('button', { name: 'Descobrir' }).click();
      await page.locator('.notice').waitFor();
      expect(await page.locator('main img, main script').count()).toBe(0);
      return page.locator('.talk').innerText();
    };
    const code = /entrar (\S{4}-\S{4})/.exec(await talkOf(1))?.[1] ?? '';
    await server.say(guest, `entrar ${code}`);
    await server.say(guest, 'sim');
    await server.say('ana', 'sim');
    await server.say('ana', 'quem está na casa?');
    expect(await talkOf(1)).toContain('alert(8)');
    await talkOf(2);

    await server.say('ana', 'vale a pena financiar um carro de 80 mil em 48x a 1,8% ao mês com 20 mil de entrada?');
    const { database } = server.service.file;
    const row = database.prepare('select id, record from missions').get() as { id: string; record: string };
    const record = JSON.parse(row.record) as MissionRecord;
    const step = { agente: HOSTILE, de: HOSTILE, objetivo: HOSTILE, de_ms: 0, ate_ms: 5, fim: 'sucesso' };
    const worst = {
      ...record,
      linha_do_tempo: [step, ...(record.linha_do_tempo ?? [])],
      agentes_chamados: [{ nome: HOSTILE, chamadas: 1, falhas: 0 }],
      dominio_classificado: [HOSTILE],
      coordenador_escolhido_orquestrador: HOSTILE,
      coordenador_sugerido_junior: { nome: HOSTILE, score: 1 },
      limitacoes_encontradas: [{ tipo_limitacao: HOSTILE, impacto: HOSTILE }],
    };
    database.prepare('update missions set record = ?, feedback = ?').run(JSON.stringify(worst), HOSTILE);
    for (const path of ['/missoes', `/missoes/${row.id}`, '/analises', '']) {
      await page.goto(`${server.url}/admin${path}`);
      const planted = await page.locator('main img, main script').count();
      expect([path, planted, (await page.locator('main').innerHTML()).includes('onerror=alert(1)&gt;')]).toEqual([
        path,
        0,
        path !== '',
      ]);
    }
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
  });

  it('draws the week as charts', async () => {
    await server.say('bia', 'vale a pena financiar um carro de 80 mil em 48x a 1,8% ao mês com 20 mil de entrada?');
    await server.say('bia', 'quanto preciso para minha reserva de emergência se gasto 3 mil por mês?');
    const page = await open({ viewport: { width: 360, height: 780 } });
    await signIn(page);
    await page.goto(`${server.url}/admin/analises`);
    const drawn = await page.locator('.ranked figcaption').allInnerTexts();
    expect(drawn).toEqual(expect.arrayContaining(['Sucesso por coordenador', 'Perguntas por assunto']));
    const days = page.locator('.ranked', { hasText: 'Perguntas por dia' });
    expect(await days.locator('text').allTextContents()).toEqual(['sáb 21/11', '2']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  it('covers what people write until somebody says why they must read it, and writes that down', async () => {
    await server.say('zeferina', 'anota: segredo de família');
    const page = await open();
    await signIn(page);
    await page.goto(`${server.url}/admin/conversas`);
    expect(await page.locator('main').innerText()).not.toContain('zeferi');
    await page.locator('td a').first().click();
    expect(await page.locator('.talk').innerText()).not.toContain('segredo');
    await page.getByLabel('Motivo').fill('a pessoa pediu ajuda');
    await page.getByRole('button', { name: 'Descobrir' }).click();
    expect(await page.locator('.talk').innerText()).toContain('segredo de família');
    await page.goto(`${server.url}/admin/registro`);
    expect(await page.locator('tbody').innerText()).toContain('leu uma conversa');
    await page.locator('tbody summary').first().click();
    expect(await page.locator('tbody').innerText()).toContain('a pessoa pediu ajuda');
  });

  it('composes the prompt while it is written, with tokens per level, and keeps versions', async () => {
    const page = await open();
    await signIn(page);
    await page.goto(`${server.url}/admin/agentes/novo`);
    await page.getByLabel('Nome').fill('Suporte');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const total = page.locator('[data-total]');
    const before = Number(await total.innerText());
    await page.locator('textarea[name="agent"]').fill(`Responda com calma. ${'x'.repeat(370)}`);
    await expect.poll(async () => Number(await total.innerText()), { timeout: 10_000 }).toBeGreaterThan(before + 90);
    expect(await page.locator('[data-level="agent"] pre').innerText()).toContain('Responda com calma.');
    expect(
      await page.locator('[data-level]').evaluateAll((all) => all.map((one) => one.getAttribute('data-level'))),
    ).toEqual(['platform', 'agent', 'person']);
    await page.getByLabel('Ver como o modelo').selectOption('claude-sonnet-4-5');
    await page.getByLabel('logo depois de uma troca').check();
    await expect
      .poll(() => page.locator('[data-level="reset"] pre').allInnerTexts(), { timeout: 10_000 })
      .toEqual([expect.stringContaining('<name>Suporte</name>')]);
    expect(await page.locator('[data-level="reset"] small').innerText()).toMatch(/≈ \d+ tokens/);
    await page.getByRole('button', { name: /^Salvar/ }).click();
    await page.locator('textarea[name="agent"]').fill('Segunda versão.');
    await page.getByRole('button', { name: /^Salvar/ }).click();
    await page.getByText('Versões antigas').click();
    expect(await page.locator('details pre').first().innerText()).toContain('Responda com calma.');
    await server.say('ana', '/agentes');
    await page.goto(`${server.url}/admin/conversas/1`);
    expect(await page.locator('.talk li').count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('asks for the password again before it shows, exports or repeats all, once in five minutes', async () => {
    await server.say('zeferina', 'anota: segredo de família');
    const page = await open();
    await signIn(page);
    server.later(6 * 60_000);
    await page.goto(`${server.url}/admin/conversas/1`);
    const csrf = (await page.locator('input[name="csrf"]').first().getAttribute('value')) ?? '';
    const cookie = `sid=${await cookieOf(page)}`;
    for (const path of ['/exportar', '/correio/repetir-tudo', '/conversas/1']) {
      const refused = await post(`/admin${path}`, { csrf, motivo: 'x' }, { cookie });
      expect([path, refused.status, refused.headers.get('location')?.slice(0, 22)]).toEqual([
        path,
        303,
        '/admin/confirmar?volta',
      ]);
    }
    await page.getByLabel('Motivo').fill('a pessoa pediu ajuda');
    await page.getByRole('button', { name: 'Descobrir' }).click();
    await page.getByLabel('a senha outra vez').fill('errada');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    expect(await page.getByRole('alert').innerText()).toBe('Senha errada.');
    await page.getByLabel('a senha outra vez').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await page.waitForURL(/conversas\/1$/);
    await page.getByLabel('Motivo').fill('a pessoa pediu ajuda');
    await page.getByRole('button', { name: 'Descobrir' }).click();
    expect(await page.locator('.talk').innerText()).toContain('segredo de família');
    const exported = await post('/admin/exportar', { csrf }, { cookie });
    const all = (await exported.json()) as Record<string, unknown>;
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['agents', 'missions', 'costs', 'models', 'audit']));
    expect(JSON.stringify(all)).not.toContain('segredo');
    const away = await post('/admin/confirmar', { csrf, senha: PASSWORD, volta: 'https://mal.example/' }, { cookie });
    expect(away.headers.get('location')).toBe('/admin');
    // The first wrong one is forgotten by nobody: four more, and even the right one waits.
    for (let n = 0; n < 4; n += 1) await post('/admin/confirmar', { csrf, senha: 'errada', volta: '' }, { cookie });
    expect((await post('/admin/confirmar', { csrf, senha: PASSWORD, volta: '' }, { cookie })).status).toBe(429);
  });

  it('draws a mission as a time line', async () => {
    await server.say('bia', 'vale a pena financiar um carro de 80 mil em 48x a 1,8% ao mês com 20 mil de entrada?');
    const page = await open();
    await signIn(page);
    await page.goto(`${server.url}/admin/missoes`);
    await page.locator('td a').first().click();
    expect(await page.locator('.timeline rect').first().isVisible()).toBe(true);
    expect(await page.locator('.timeline').textContent()).toContain('matemático');
    expect(await page.locator('main').innerText()).not.toContain('80 mil');
    expect(complaints).toEqual([]);
  });

  it('keeps its places in reach where an address leads nowhere', async () => {
    const page = await open();
    await signIn(page);
    for (const path of ['/nada', '/conversas/9999', '/missoes/x', '/agentes/77']) {
      const answer = await page.goto(`${server.url}/admin${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
      expect(await page.getByRole('link', { name: 'Visão geral' }).isVisible()).toBe(true);
    }
  });

  it('takes no second agent or team of a name, and keeps what was typed', async () => {
    const page = await open();
    await signIn(page);
    for (const _ of [1, 2]) {
      await page.goto(`${server.url}/admin/equipes`);
      await page.getByLabel('Nova equipe').fill('Saúde');
      await page.getByRole('button', { name: 'Criar' }).click();
      await page.goto(`${server.url}/admin/agentes/novo`);
      await page.getByLabel('Nome').fill('nutri');
      await page.getByLabel('O que faz').fill('come bem');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await page.waitForLoadState();
    }
    expect(await page.getByRole('alert').textContent()).toContain('Já existe um agente com este nome');
    expect(await page.getByLabel('O que faz').inputValue()).toBe('come bem');
    await page.goto(`${server.url}/admin/agentes`);
    expect(await page.getByRole('heading', { name: 'nutri' }).count()).toBe(1);
    await page.goto(`${server.url}/admin/equipes`);
    expect(await page.getByRole('button', { name: 'Renomear' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Renomear' }).click();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.goto(`${server.url}/admin/`);
    expect(page.url()).toBe(`${server.url}/admin`);
  });

  it('reads a quarantined body again when asked', async () => {
    const body = { conversation: 'ana', id: 'q1', text: 'anota: leite' };
    await server.service.ingress.quarantine('web', new TextEncoder().encode(JSON.stringify(body)), 'estranho');
    const page = await open();
    await signIn(page);
    await page.goto(`${server.url}/admin/correio`);
    await page.getByRole('button', { name: 'Ler de novo' }).click();
    await server.service.quiet();
    expect(await page.locator('.notice').innerText()).toBe('Tentando de novo.');
    expect(await page.getByText('Nada em quarentena.').isVisible()).toBe(true);
    const account = server.service.accountOf('web', 'ana');
    expect(account === undefined ? 0 : server.service.storeOf(account).read.countItems()).toBe(1);
  });

  it('weighs less than 100 KB, asks nobody outside, and fits a phone', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    let bytes = 0;
    page.on('response', async (response) => {
      bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
    });
    await signIn(page);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeLessThan(100_000);
    for (const path of ['', '/instrucoes', '/modelos', '/correio']) {
      await page.goto(`${server.url}/admin${path}`);
      const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, spill <= 0]).toEqual([path, true]);
    }
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
