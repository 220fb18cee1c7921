// One notebook on two channels, through the whole product: two channels whose sends are heard, one database, real lanes.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TwoPlatforms, twoPlatforms } from '../support/two-platforms.ts';

let all: TwoPlatforms;
let { say, press, post } = {} as TwoPlatforms;

const codeIn = (text: string): string => /vincular (\S{4}-\S{4})/.exec(text)?.[1] ?? '';

beforeEach(() => {
  all = twoPlatforms();
  ({ say, press, post } = all);
});
afterEach(() => all.service.stop());

describe('linking a channel', () => {
  it('opens the same notebook on both, tells the first, and parts again', async () => {
    await say('telegram', 'ana', 'anota: senha do wi-fi é bolo123');
    const code = codeIn(await say('telegram', 'ana', 'vincular'));
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const joined = await say('whatsapp', 'ana', `vincular ${code.toLowerCase()}`);
    expect(joined).toContain('Pronto: este canal agora usa o mesmo caderno.');
    expect(all.heard.find(({ text }) => text.startsWith('Seu WhatsApp agora usa este caderno'))?.at).toBe(
      'telegram:ana',
    );
    expect(await say('whatsapp', 'ana', 'minhas notas')).toContain('bolo123');
    await say('whatsapp', 'ana', 'gastei 20 no almoço');
    expect(await say('telegram', 'ana', 'quanto gastei hoje?')).toContain('R$ 20,00');
    expect(await say('telegram', 'ana', 'desvincular')).toContain('o WhatsApp não usa mais este caderno');
    expect(await say('whatsapp', 'ana', 'minhas notas')).not.toContain('bolo123');
    expect(await say('telegram', 'ana', 'minhas notas')).toContain('bolo123');
    expect(await say('whatsapp', 'ana', 'desvincular')).toContain('Não tem outro canal vinculado');
  });

  it('works once, for ten minutes, and a new code ends the one before', async () => {
    const first = codeIn(await say('telegram', 'ana', '/vincular'));
    const second = codeIn(await say('telegram', 'ana', 'quero usar no whatsapp também'));
    expect(await say('whatsapp', 'bia', `vincular ${first}`)).toContain('Esse código não vale');
    expect(await say('whatsapp', 'ana', `vincular ${second}`)).toContain('Pronto');
    expect(await say('whatsapp', 'bia', `vincular ${second}`)).toContain('Esse código não vale');
    const third = codeIn(await say('telegram', 'leo', 'vincular'));
    all.clock.set('2026-11-18T14:16');
    expect(await say('whatsapp', 'leo', `vincular ${third}`)).toContain('Esse código não vale');
  });

  it('says what would stay behind, asks, and gives it back', async () => {
    const code = codeIn(await say('telegram', 'ana', 'vincular'));
    await say('whatsapp', 'ana', 'anota: presente do Leo é uma bicicleta');
    await say('whatsapp', 'ana', 'gastei 20 no almoço');
    await say('whatsapp', 'ana', 'me lembra de pagar a luz amanhã às 9h');
    const asked = await say('whatsapp', 'ana', `vincular ${code}`);
    expect(asked).toContain('1 item guardado, 1 lançamento e 1 lembrete');
    expect(await press('whatsapp', 'ana', 'Vincular')).toContain('Ficou guardado à parte: 1 item guardado');
    expect(await say('whatsapp', 'ana', 'minhas notas')).not.toContain('bicicleta');
    expect(await say('telegram', 'ana', 'minhas notas')).not.toContain('bicicleta');
    const before = all.heard.length;
    all.clock.set('2026-11-19T09:01');
    all.service.wakeDue();
    await all.service.quiet();
    expect(all.heard.length).toBe(before);
    expect(await say('whatsapp', 'ana', 'desvincular')).toContain('Separei');
    await all.service.quiet();
    expect(all.heard.at(-1)?.text).toContain('pagar a luz');
    expect(await say('whatsapp', 'ana', 'minhas notas')).toContain('bicicleta');
  });

  it('never lets anybody guess, join themselves, take a taken channel, or do it in a group', async () => {
    const code = codeIn(await say('telegram', 'ana', 'vincular'));
    expect(await say('telegram', 'ana', `vincular ${code}`)).toContain('deste mesmo caderno');
    expect(await say('telegram', 'leo', `vincular ${code}`)).toContain('já tem alguém neste canal');
    expect(await say('whatsapp', 'leo', `vincular ${code}`, true)).toContain('em grupo');
    expect(await say('whatsapp', 'leo', 'vincular', true)).toContain('em grupo');
    for (let n = 0; n < 5; n += 1)
      expect(await say('whatsapp', 'leo', `vincular AAAA-AAA${n + 2}`)).toContain('não vale');
    expect(await say('whatsapp', 'leo', `vincular ${code}`)).toContain('códigos errados demais');
    all.clock.set('2026-11-18T14:21');
    expect(await say('whatsapp', 'leo', 'vincular AAAA-AAAA')).toContain('não vale');
  });

  it('keeps two people apart, and answers in order what came while it joined', async () => {
    await say('telegram', 'leo', 'anota: segredo do Leo');
    const code = codeIn(await say('telegram', 'ana', 'vincular'));
    const from = all.heard.length;
    await Promise.all([
      post('whatsapp', 'ana', { text: `vincular ${code}` }),
      post('whatsapp', 'ana', { text: 'anota: um' }),
      post('whatsapp', 'ana', { text: 'minhas notas' }),
      post('telegram', 'ana', { text: 'anota: dois' }),
    ]);
    await all.service.quiet();
    const onWhatsapp = all.heard.slice(from).filter(({ at }) => at === 'whatsapp:ana');
    expect(onWhatsapp.map(({ text }) => text.slice(0, 9))).toEqual([
      expect.stringContaining('Pronto'),
      expect.any(String),
      expect.stringContaining('Você tem'),
    ]);
    const mine = await say('telegram', 'ana', 'minhas notas');
    expect(mine).toContain('um');
    expect(mine).toContain('dois');
    expect(mine).not.toContain('Leo');
    expect(await say('telegram', 'leo', 'minhas notas')).not.toContain('dois');
  });

  it('erases with the notebook what was left behind for it', async () => {
    const code = codeIn(await say('telegram', 'ana', 'vincular'));
    await say('whatsapp', 'ana', 'anota: bicicleta');
    await say('whatsapp', 'ana', `vincular ${code}`);
    await press('whatsapp', 'ana', 'Vincular');
    await say('whatsapp', 'ana', 'apaga meus dados');
    expect(await say('whatsapp', 'ana', 'APAGAR')).toContain('apaguei todos');
    expect(await say('whatsapp', 'ana', 'minhas notas')).not.toContain('bicicleta');
    expect(await say('telegram', 'ana', 'minhas notas')).not.toContain('bicicleta');
    const rows = all.service.file.database
      .prepare('select (select count(*) from items) + (select count(*) from linkCodes) as n')
      .get();
    expect(rows).toEqual({ n: 0 });
  });
});
