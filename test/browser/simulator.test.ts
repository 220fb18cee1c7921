// The page in a real Chromium, against the real routes, hub and channel.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FreshPages, freshPages } from './fresh-pages.ts';
import { type StubServer, stubServer } from './stub-server.ts';

// A browser on a busy machine takes its time; nothing here waits for the clock.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let pages: FreshPages;
let server: StubServer;
/** Everything the page complained about: CSP violations, errors, broken requests. */
let complaints: string[] = [];

beforeAll(async () => {
  [pages, server] = await Promise.all([freshPages(), stubServer()]);
});
afterAll(async () => {
  await pages.close();
  await server.close();
});
afterEach(() => pages.leave());

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await pages.open({ viewport: { width: 1280, height: 800 }, ...options });
  complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.url);
  await page.locator('.conversation[data-line="open"]').first().waitFor();
  return page;
}

const composer = (page: Page) => page.locator('.conversation:not([hidden]) textarea').last();
const bubbles = (page: Page) => page.locator('.conversation:not([hidden]) .bubble .text').allTextContents();

async function say(page: Page, text: string): Promise<void> {
  const before = await page.locator('.conversation:not([hidden]) .bubble.theirs').count();
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await page.locator('.conversation:not([hidden]) .bubble.theirs').nth(before).waitFor();
}

/** Types as soon as the form is on the screen. @returns what its field holds once the form has said that it is open */
const typedAtOnce = (page: Page, form: string, words: string): Promise<string> =>
  page.locator(form).evaluate(async (found, typed) => {
    const field = found.querySelector('input');
    if (!field) return 'no field';
    const opened = new Promise((resolve) =>
      found.addEventListener('toggle', () => setTimeout(resolve), { once: true }),
    );
    (found as HTMLFormElement).showPopover();
    field.value = typed;
    await opened;
    return field.value;
  }, words);

describe('talking', () => {
  it('starts from a suggestion, shows the answer, the ticks and the trace', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'anota: senha do wi-fi é bolo123' }).click();
    await page.locator('.bubble.theirs').waitFor();
    expect(await bubbles(page)).toEqual([
      'anota: senha do wi-fi é bolo123',
      'Anotado: anota: senha do wi-fi é bolo123.',
    ]);
    await page.locator('.bubble.mine .tick.answered').waitFor();
    expect(await page.locator('.welcome').isVisible()).toBe(false);
    const trace = await page.locator('.trace').innerText();
    for (const part of ['guardar algo', '94%', 'bolo123', 'anota-dois-pontos', 'agir', 'guardar nota', '3,1 ms'])
      expect(trace).toContain(part);
    expect(complaints).toEqual([]);
  });

  it("puts the person's own on the right in a colour of its own, and moves nothing when an answer comes", async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await say(page, 'botões');
    const body = (who: string) =>
      page
        .locator(`.bubble.${who} .body`)
        .first()
        .evaluate((it) => {
          const { left, right, top } = it.getBoundingClientRect();
          return { left, right, top, colour: getComputedStyle(it).backgroundColor };
        });
    const [mine, theirs] = [await body('mine'), await body('theirs')];
    const choices = await page.locator('.choices').boundingBox();
    expect(theirs.right).toBeLessThan(mine.left);
    expect(theirs.colour).not.toBe(mine.colour);
    expect(choices?.x).toBe(theirs.left);
    await say(page, 'oi');
    expect(await body('mine')).toEqual(mine);
    expect(await body('theirs')).toEqual(theirs);
  });

  it('draws styles as elements and hostile words as words', async () => {
    const page = await open();
    await say(page, 'estilos');
    const answer = page.locator('.bubble.theirs .text');
    expect(await answer.locator('strong').textContent()).toBe('forte');
    expect(await answer.locator('em').textContent()).toBe('leve');
    expect(await answer.locator('code').textContent()).toBe('<b>código</b>');
    expect(await answer.locator('a').count()).toBe(1);
    expect(await answer.locator('a').getAttribute('href')).toBe('https://exemplo.test/');
    await say(page, '<img src=x onerror=alert(1)>');
    expect(await page.locator('.bubble img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('offers buttons once: the chosen one is marked and all are disabled, also after a reload', async () => {
    const page = await open();
    await say(page, 'botões');
    await page.locator('.choices button', { hasText: '2021' }).click();
    await page.locator('.bubble.theirs').nth(1).waitFor();
    const check = async () => {
      expect(await page.locator('.choices button:disabled').count()).toBe(3);
      expect(await page.locator('.choices .chosen').innerText()).toContain('2021');
    };
    await check();
    expect(server.accepted.at(-1)?.body).toEqual({ kind: 'choice', token: 'b' });
    await page.reload();
    await page.locator('.conversation[data-line="open"]').waitFor();
    await check();
    expect(await bubbles(page)).toEqual(['botões', 'Qual dos dois?', 'Duna', 'Anotado: botão b.']);
  });

  it('breaks a long address on a button of a phone', async () => {
    const page = await open({ viewport: { width: 360, height: 640 } });
    await say(page, 'botão comprido');
    const over = await page
      .locator('.choices button')
      .first()
      .evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(over).toBe(0);
  });

  it('shows pictures and hands files over', async () => {
    const page = await open();
    await say(page, 'figura');
    const picture = page.locator('.picture img');
    await picture.waitFor();
    const [large] = await Promise.all([page.context().waitForEvent('page'), picture.click()]);
    expect(large.url()).toMatch(/^blob:/u);
    await large.close();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(true);
    await say(page, 'arquivo');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.file').click()]);
    expect(download.suggestedFilename()).toBe('caderneta.json');
    expect(complaints).toEqual([]);
  });
});

describe('writing', () => {
  it('keeps drafts, breaks lines with Shift+Enter, grows, and recalls the last message', async () => {
    const page = await open();
    const field = composer(page);
    const low = await field.evaluate((area) => area.clientHeight);
    await field.pressSequentially('um');
    await field.press('Shift+Enter');
    await field.pressSequentially('dois');
    expect(await field.evaluate((area) => area.clientHeight)).toBeGreaterThan(low);
    await page.reload();
    expect(await field.inputValue()).toBe('um\ndois');
    await field.press('Enter');
    await page.locator('.bubble.theirs').waitFor();
    expect(await field.inputValue()).toBe('');
    await field.press('ArrowUp');
    expect(await field.inputValue()).toBe('um\ndois');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('');
    // What was typed, or changed of what came back, stays.
    await field.press('ArrowUp');
    await field.pressSequentially('!');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('um\ndois!');
  });

  it('attaches a file with the keyboard, shows it, takes it away, and sends one of a megabyte with words', async () => {
    const page = await open();
    // From here on every chooser is ours; listening only when one is wanted would race with the key.
    page.on('filechooser', () => {});
    await composer(page).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Anexar um arquivo');
    const choose = async (name: string, buffer: Buffer) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
      await chooser.setFiles({ name, mimeType: 'application/x-ofx', buffer });
    };
    await choose('errado.ofx', Buffer.from('<OFX>'));
    await page.locator('.attached', { hasText: 'errado.ofx · 5 bytes' }).waitFor();
    // The words are next; Escape takes the file away again.
    await composer(page).press('Escape');
    expect(await page.locator('.attached').isVisible()).toBe(false);
    expect(await page.locator('.send').isDisabled()).toBe(true);
    await page.locator('.attach').focus();
    await choose('extrato.ofx', Buffer.alloc(1_000_000, 'x'));
    await page.locator('.attached', { hasText: 'extrato.ofx · 1 MB' }).waitFor();
    await composer(page).fill('o de outubro');
    await composer(page).press('Enter');
    await page.locator('.bubble.theirs').waitFor();
    expect(server.accepted.at(-1)?.body).toEqual({
      kind: 'media',
      media: 'document',
      name: 'extrato.ofx',
      mime: 'application/x-ofx',
      caption: 'o de outubro',
      fileId: `data:;base64,${Buffer.alloc(1_000_000, 'x').toString('base64')}`,
    });
    expect(await page.locator('.attached').isVisible()).toBe(false);
    await page.reload();
    await page.locator('.bubble.mine .file', { hasText: 'extrato.ofx' }).waitFor();
    await page.locator('.attach').focus();
    await choose('enorme.csv', Buffer.alloc(1_400_001));
    await page.locator('.toast', { hasText: 'enorme.csv é grande demais: o limite é 1,4 MB.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('quotes a bubble with the keyboard and with the mouse', async () => {
    const page = await open();
    await say(page, 'leite');
    await page.locator('.scroller').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('r');
    expect(await page.locator('.quoting p').innerText()).toBe('Anotado: leite.');
    await say(page, 'apaga isso');
    expect(server.accepted.at(-1)?.replyTo).toEqual({
      messageId: expect.stringMatching(/^caderneta-/u),
      text: 'Anotado: leite.',
    });
    expect(await page.locator('.bubble.mine .quote').innerText()).toBe('Anotado: leite.');
    await page.locator('.bubble.mine').first().hover();
    await page.locator('.bubble.mine').first().getByRole('button', { name: 'Responder' }).click();
    expect(await page.locator('.quoting p').innerText()).toBe('leite');
    await page.keyboard.press('Escape');
    expect(await page.locator('.quoting').isVisible()).toBe(false);
  });

  it('edits a message with the keyboard and with the mouse, and keeps the draft meanwhile', async () => {
    const page = await open();
    await say(page, 'leite');
    await composer(page).fill('rascunho');
    await page.locator('.scroller').focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'e']) await page.keyboard.press(key);
    expect(await page.locator('.quoting p').innerText()).toBe('Editar: leite');
    expect(await composer(page).inputValue()).toBe('leite');
    await page.keyboard.press('Escape');
    expect(await composer(page).inputValue()).toBe('rascunho');
    const mine = page.locator('.bubble.mine').first();
    await mine.hover();
    await mine.getByRole('button', { name: 'Editar' }).click();
    await say(page, 'leite e pão');
    expect(await composer(page).inputValue()).toBe('rascunho');
    const [first, ...others] = server.accepted.slice(-2);
    expect(others.map(({ body }) => body)).toEqual([{ kind: 'edit', of: first?.messageId, text: 'leite e pão' }]);
    const check = async () => {
      expect(await bubbles(page)).toEqual(['leite e pão', 'Anotado: leite.', 'Anotado: leite e pão.']);
      expect(await mine.locator('.meta').innerText()).toMatch(/^editada/u);
      await mine.locator('.tick.answered').waitFor();
    };
    await check();
    await page.reload();
    await page.locator('.conversation[data-line="open"]').waitFor();
    await check();
    expect(complaints).toEqual([]);
  });

  it('offers to edit to who taps on their own words, and says that the new ones were not stored', async () => {
    const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await say(page, 'leite');
    await page.locator('.bubble.mine .body').tap();
    await page.getByRole('button', { name: 'Editar' }).tap();
    server.refuse(true);
    await composer(page).fill('leite e pão');
    await page.getByRole('button', { name: 'Enviar' }).tap();
    const resend = page.locator('.bubble.mine .resend');
    await resend.waitFor();
    server.refuse(false);
    await resend.tap();
    await page.locator('.bubble.theirs', { hasText: 'leite e pão' }).waitFor();
    expect(server.accepted.at(-1)?.body).toMatchObject({ kind: 'edit', text: 'leite e pão' });
  });

  it('quotes with a swipe on a phone', async () => {
    const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await say(page, 'leite');
    const box = await page.locator('.bubble.theirs .body').boundingBox();
    if (!box) throw new Error('no bubble');
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch('touchStart', box.x + 20);
    for (const step of [20, 50, 80, 110]) await touch('touchMove', box.x + 20 + step);
    await touch('touchEnd');
    await page.locator('.quoting', { hasText: 'Anotado: leite.' }).waitFor();
  });
});

describe('when things go wrong', () => {
  it('says that a message was not stored, and sends it again under the same id', async () => {
    const page = await open();
    server.refuse(true);
    await composer(page).fill('não perca');
    await composer(page).press('Enter');
    await page.locator('.tick.failed').waitFor();
    expect(await page.locator('.toast').innerText()).toContain('Não consegui guardar');
    server.refuse(false);
    await page.locator('.resend').click();
    await page.locator('.bubble.theirs').waitFor();
    expect(server.accepted.filter(({ body }) => body.kind === 'text' && body.text === 'não perca')).toHaveLength(1);
  });

  it('says that the line is down, comes back, and shows what was said meanwhile, once', async () => {
    const page = await open();
    await say(page, 'antes');
    const chat = server.accepted.at(-1)?.chat ?? '';
    await server.pause();
    await page.locator('.offline').waitFor();
    await server.say(chat, { text: ['Lembrete: leite'] });
    await server.resume();
    await page
      .locator('.offline button')
      .click()
      .catch(() => {});
    await page.locator('.conversation[data-line="open"]').waitFor();
    await page.waitForTimeout(200);
    expect(await bubbles(page)).toEqual(['antes', 'Anotado: antes.', 'Lembrete: leite']);
    expect(await page.locator('.offline').isVisible()).toBe(false);
  });

  it('knows that a message is answered, even when the answer overtakes the receipt', async () => {
    const page = await open();
    await page.route('**/api/web/messages', async (route) => {
      const response = await route.fetch();
      await page.locator('.bubble.theirs').waitFor();
      await route.fulfill({ response });
    });
    const receipt = page.waitForResponse('**/api/web/messages');
    await say(page, 'depressa');
    await page.locator('.bubble.mine .tick.answered').waitFor();
    await receipt;
  });

  it('forgets what this browser remembered once the history is empty', async () => {
    const page = await open();
    await say(page, 'segredo');
    server.erase(server.accepted.at(-1)?.chat ?? '');
    await page.reload();
    await page.locator('.welcome').waitFor();
    expect(await bubbles(page)).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('segredo');
  });
});

describe('several people', () => {
  it('keeps each in their own conversation, side by side', async () => {
    const page = await open();
    await say(page, 'sou a primeira');
    await page.getByRole('button', { name: 'Acrescentar uma pessoa' }).click();
    await page.locator('#add-person input').fill('Bruno');
    await page.keyboard.press('Enter');
    await page.locator('.conversation[data-line="open"]').nth(1).waitFor();
    expect(await page.locator('.conversation:not([hidden])').count()).toBe(2);
    await composer(page).fill('sou o Bruno');
    await composer(page).press('Enter');
    await page.locator('.conversation').nth(1).locator('.bubble.theirs').waitFor();
    expect(await page.locator('.conversation').nth(0).locator('.bubble').count()).toBe(2);
    expect(await page.locator('.conversation').nth(1).locator('.bubble').count()).toBe(2);
    expect(server.accepted.at(-1)).toMatchObject({ name: 'Bruno' });
    expect(server.accepted.at(-1)?.chat).not.toBe(server.accepted.at(-2)?.chat);

    await page.locator('.conversation').nth(1).getByRole('button', { name: 'Fechar esta conversa' }).click();
    expect(await page.locator('.conversation').count()).toBe(1);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.locator('.conversation').nth(1).locator('.bubble.theirs').waitFor();
  });

  it('keeps a name typed before the form says that it is open, and what is offered is typed over', async () => {
    const page = await open();
    await typedAtOnce(page, '#add-person', 'Bruno');
    await page.locator('#add-person').evaluate((form) => (form as HTMLFormElement).hidePopover());
    expect(await page.locator('#add-person input').inputValue()).toBe('Bruno');
    await page.getByRole('button', { name: 'Acrescentar uma pessoa' }).click();
    await page.locator('#add-person input:focus').waitFor();
    await page.keyboard.type('Davi');
    expect(await page.locator('#add-person input').inputValue()).toBe('Davi');
  });

  it('fits a phone of 360 px: one column, badges for the others, nothing wider than the screen', async () => {
    const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await say(page, 'sou a primeira');
    const first = server.accepted.at(-1)?.chat ?? '';
    await page.locator('.add').click();
    await page.locator('#add-person .primary').click();
    await page.locator('.conversation[data-line="open"]').nth(1).waitFor({ state: 'attached' });
    expect(await page.locator('.conversation:visible').count()).toBe(1);
    await server.say(first, { text: ['psiu'] });
    await page.locator('.people [data-unread="1"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.locator('.people [data-unread="1"]').click();
    expect((await bubbles(page)).at(-1)).toBe('psiu');
  });
});

describe('the clock', () => {
  it('keeps a time typed before the form says that it is open', async () => {
    const page = await open();
    const when = await typedAtOnce(page, 'form:has(input[type="datetime-local"])', '2031-05-06T07:08');
    expect(when).toBe('2031-05-06T07:08');
  });

  it('shows the simulated time, leaps, renames the days and comes back', async () => {
    const page = await open();
    await say(page, 'leite');
    expect(await page.locator('.day').innerText()).toMatch(/^hoje$/iu);
    const shown = () => page.locator('.clock').getAttribute('aria-label');
    const before = await shown();
    await page.locator('.clock').click();
    await page.getByRole('button', { name: '+1 dia' }).click();
    await page.locator('.clock[data-moved]').waitFor();
    expect(await shown()).not.toBe(before);
    expect(await page.locator('.day').innerText()).toMatch(/^ontem$/iu);
    await page.getByRole('textbox', { name: 'Ir para' }).fill('2031-03-07T09:30');
    await page.getByRole('button', { name: 'Ir', exact: true }).click();
    await expect.poll(shown).toContain('7 de março de 2031');
    expect(await page.locator('.clock-time').innerText()).toBe('09:30');
    await page.locator('.clock').click();
    await page.getByRole('button', { name: 'Voltar para agora' }).click();
    await page.locator('.clock:not([data-moved])').waitFor();
  });
});

describe('the page itself', () => {
  it('has a policy without inline code and gives every control a name', async () => {
    const page = await open();
    const headers = (await page.request.get(server.url)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll('button, input, textarea')]
        .filter((it) => it.checkVisibility())
        .filter(
          (it) =>
            !it.getAttribute('aria-label') &&
            !it.textContent?.trim() &&
            !(it instanceof HTMLInputElement && it.labels?.length),
        )
        .map((it) => it.outerHTML),
    );
    expect(unnamed).toEqual([]);
    expect((await page.request.get(`${server.url}/simulator/page.html`)).status()).toBe(404);
    expect((await page.request.get(`${server.url}/simulator/..%2Fpage-headers.ts`)).status()).toBe(404);
  });
});
