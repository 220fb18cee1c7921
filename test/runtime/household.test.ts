// Two people, one ledger, through the whole product: who may come in, what is shared and what is not, who wrote what, and the way out.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TwoPlatforms, twoPlatforms } from '../support/two-platforms.ts';

let all: TwoPlatforms;
let { say, press } = {} as TwoPlatforms;
beforeEach(() => {
  all = twoPlatforms();
  ({ say, press } = all);
});
afterEach(() => all.service.stop());

const ana = (text: string): Promise<string> => say('telegram', 'ana', text);
const bia = (text: string): Promise<string> => say('whatsapp', 'bia', text);
const codeIn = (text: string): string => /entrar (\S{4}-\S{4})/.exec(text)?.[1] ?? '';

/** Ana lets Bia in, both by their own word. */
async function together(asked = 'convida minha esposa'): Promise<void> {
  await ana('me chama de Ana');
  await bia('me chama de Bia');
  const code = codeIn(await ana(asked));
  await bia(`entrar ${code}`);
  await press('whatsapp', 'bia', 'Pedir para entrar');
  await press('telegram', 'ana', 'Deixar entrar');
}

describe('coming in', () => {
  it('takes a code, the guest and the owner', async () => {
    await ana('me chama de Ana');
    await bia('me chama de Bia');
    await ana('mercado 80');
    await bia('almoço 32');
    const invitation = await ana('convida minha esposa');
    expect(invitation).toContain('anotar e ver');
    const meant = await bia(`entrar ${codeIn(invitation).toLowerCase()}`);
    expect(meant).toContain('dinheiro do caderno de Ana');
    expect(meant).toContain('Seu lançamento de antes fica guardado à parte');
    expect(await bia('quanto gastei hoje?')).toContain('R$ 32,00');
    await bia(`entrar ${codeIn(invitation)}`);
    const asked = await press('whatsapp', 'bia', 'Pedir para entrar');
    expect(asked).toContain('Assim que a outra pessoa disser sim');
    expect(asked).toContain('Bia quer usar o seu dinheiro');
    expect(await bia('quanto gastei hoje?')).toContain('R$ 32,00');
    const admitted = await press('telegram', 'ana', 'Deixar entrar');
    expect(admitted).toContain('Bia entrou e pode anotar e ver');
    expect(admitted).toContain('você entrou no dinheiro de Ana');
    expect(await bia('quanto gastei hoje?')).toContain('R$ 80,00');
  });

  it('ends where the owner says no, the code was used, guessed, old or one’s own', async () => {
    const code = codeIn(await ana('convidar meu marido'));
    expect(await ana(`entrar ${code}`)).toContain('Esse convite é seu');
    expect(await say('telegram', 'ana', `entrar ${code}`, true)).toContain('em grupo');
    await bia(`entrar ${code}`);
    await press('whatsapp', 'bia', 'Pedir para entrar');
    await press('telegram', 'ana', 'Não deixar');
    await ana('mercado 80');
    expect(await bia('quanto gastei hoje?')).not.toContain('80');
    expect(await bia(`entrar ${code}`)).toContain('Esse convite não vale');
    const next = codeIn(await ana('convidar meu marido'));
    all.clock.set('2026-11-18T14:16');
    expect(await bia(`entrar ${next}`)).toContain('Esse convite não vale');
    for (let n = 0; n < 3; n += 1) await bia(`entrar AAAA-AAA${n + 2}`);
    expect(await bia('entrar AAAA-AAAA')).toContain('códigos errados demais');
  });

  it('never lets a code for a channel in, nor the other way round', async () => {
    const channel = /vincular (\S{4}-\S{4})/.exec(await ana('vincular'))?.[1] ?? '';
    expect(await bia(`entrar ${channel}`)).toContain('não vale');
    const invitation = codeIn(await ana('convidar alguém'));
    expect(await bia(`vincular ${invitation}`)).toContain('não vale');
  });
});

describe('living together', () => {
  it('shares money, says whose each record is, and keeps notes private', async () => {
    await together();
    await ana('mercado 80');
    await bia('farmácia 45');
    await ana('anota: presente da Bia é um colar');
    await bia('anota: surpresa da Ana no sábado');
    expect(await ana('quanto gastei hoje?')).toContain('R$ 125,00');
    expect(await bia('quanto gastei hoje?')).toContain('R$ 125,00');
    const listed = await ana('mostra');
    expect(listed).toMatch(/farmácia.* · Bia/);
    expect(listed).not.toMatch(/mercado.* · /);
    expect(await bia('mostra')).toMatch(/mercado.* · Ana/);
    expect(await bia('minhas notas')).not.toContain('colar');
    expect(await ana('minhas notas')).not.toContain('surpresa');
    await ana('meu limite de mercado é 500 por mês');
    expect(await bia('quanto ainda posso gastar no mercado?')).toContain('420');
    expect(await bia('na verdade foi 50')).toContain('R$ 50,00');
    expect(await bia('desfaz')).toContain('R$ 45,00');
    expect(await bia('como eu me chamo?')).not.toContain('Ana');
    expect(await bia('quem está na casa?')).toMatch(/Ana \(dono do caderno\)\n• você/);
  });

  it('shares the one note somebody shares', async () => {
    await together();
    await ana('anota: senha do wi-fi é bolo123');
    await ana('anota: presente da Bia é um colar');
    const shared = await ana('compartilha a nota do wi-fi com a casa');
    expect(shared).toContain('com Bia');
    expect(shared).toContain('Ana compartilhou com você');
    const hers = await bia('minhas notas');
    expect(hers).toContain('bolo123');
    expect(hers).not.toContain('colar');
    await bia('apaga o 1');
    expect(await ana('minhas notas')).toContain('bolo123');
  });

  it('rings what repeats once, where the owner is', async () => {
    await together();
    await bia('netflix 39,90 todo dia 19');
    const before = all.heard.length;
    all.clock.set('2026-11-19T12:00');
    all.service.wakeDue();
    await all.service.quiet();
    const rung = all.heard.slice(before).filter(({ text }) => text.toLowerCase().includes('netflix'));
    expect(rung.map(({ at }) => at)).toEqual(['telegram:ana']);
    expect(await bia('quanto gastei hoje?')).toContain('R$ 39,90');
  });
});

describe('who may only look', () => {
  it('sees everything and changes nothing, until the owner lets them', async () => {
    await together('convidar minha mãe só para ver');
    await ana('mercado 80');
    expect(await bia('quanto gastei hoje?')).toContain('R$ 80,00');
    for (const order of [
      'pizza 60',
      'apaga o gasto do mercado',
      'meu limite de mercado é 500 por mês',
      'netflix 39,90 todo dia 10',
    ])
      expect([order, await bia(order)]).toEqual([order, expect.stringContaining('você só olha')]);
    expect(await ana('quanto gastei hoje?')).toContain('R$ 80,00');
    expect(await bia('me chama de Beatriz')).not.toContain('só olha');
    expect(await bia('a Ana pode anotar')).not.toContain('agora pode');
    expect(await ana('a Beatriz pode anotar')).toContain('Beatriz agora pode anotar e ver');
    expect(await bia('pizza 60')).toContain('Anotei');
    expect(await ana('a Beatriz só pode ver')).toContain('só olhar');
    expect(await bia('desfaz')).toContain('você só olha');
  });
});

describe('going out', () => {
  it('gives a guest their own money back and leaves what they recorded', async () => {
    await bia('almoço 32');
    await together();
    await bia('farmácia 45');
    const left = await bia('sair da casa');
    expect(left).toContain('Você saiu');
    expect(left).toContain('Bia saiu da casa');
    expect(await bia('quanto gastei hoje?')).toContain('R$ 32,00');
    expect(await ana('quanto gastei hoje?')).toContain('R$ 45,00');
    expect(await ana('ver a casa')).toContain('só seu');
    expect(await ana('sair da casa')).toContain('não divide o dinheiro');
  });

  it('is the owner’s to decide', async () => {
    await together();
    expect(await bia('tira a Ana da casa')).toContain('só quem é dono');
    expect(await bia('convidar alguém')).toContain('Só quem é dono do caderno convida');
    expect(await ana('sair da casa')).toContain('O caderno é seu');
    const removed = await ana('tira a Bia da casa');
    expect(removed).toContain('Bia não usa mais este dinheiro');
    expect(removed).toContain('vale de novo só o seu');
    await ana('mercado 80');
    expect(await bia('quanto gastei hoje?')).not.toContain('80');
  });

  it('ends with an owner who erases everything, and erases only what is a guest’s own', async () => {
    await together();
    await ana('mercado 80');
    await bia('farmácia 45');
    await bia('apaga meus dados');
    expect(await bia('APAGAR')).toContain('apaguei todos');
    expect(await ana('quanto gastei hoje?')).toContain('R$ 125,00');
    await bia('me chama de Bia');
    const code = codeIn(await ana('convidar minha esposa'));
    await bia(`entrar ${code}`);
    await press('whatsapp', 'bia', 'Pedir para entrar');
    await press('telegram', 'ana', 'Deixar entrar');
    await ana('apaga meus dados');
    expect(await ana('APAGAR')).toContain('vale de novo só o seu');
    expect(await bia('quanto gastei hoje?')).not.toMatch(/80|125/);
    expect(await bia('pizza 60')).toContain('Anotei');
  });
});
