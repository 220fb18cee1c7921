// "Tô me separando, como divide? a casa vale 300 mil e falta 120 mil", then "o carro vale 40 mil": what each of a couple keeps under the usual
// regime. Simple cases only; who has a right to what is for a lawyer.

import { unaccented } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';

const N = '(?:r\\$ ?)?(\\d{1,3}(?:\\.\\d{3})+|\\d+)( ?mil)?';
const GOODS = new RegExp(
  `\\b(casa|ape?|apto|apartamento|imovel|carro|moto|terreno|lote|sitio|loja|poupanca|moveis)\\b(?: (?:nosso|nossa|da gente|hoje))? (?:(?:vale|custa|avaliad[oa] em|de|tem|uns|umas|e|deve valer) )+${N}`,
  'g',
);
const OWED = new RegExp(
  `\\b(?:falta\\w*|dev(?:e|emos|endo)|financiamento|saldo)(?: (?:pagar|de|do|da|uns|ainda|devedor|dela|dele))* ${N}`,
  'g',
);
const centsOf = (digits = '', thousand?: string): number =>
  Number(digits.replaceAll('.', '')) * (thousand === undefined ? 100 : 100_000);

export const sharedGoods: Playbook = {
  run({ text }) {
    const words = unaccented(text).replace(/[,?!]/g, ' ').replace(/ +/g, ' ');
    // What is told again of one thing takes the place of what was.
    const goods = new Map([...words.matchAll(GOODS)].map(([, name = '', digits, mil]) => [name, centsOf(digits, mil)]));
    const owed = [...words.matchAll(OWED)].reduce((sum, [, digits, mil]) => sum + centsOf(digits, mil), 0);
    const whole = [...goods.values()].reduce((sum, cents) => sum + cents, 0);
    if (whole === 0) return needs('price', 'O que vocês têm, e quanto vale cada coisa? (ex.: a casa vale 300 mil)');
    const left = whole - owed;
    const half = Math.round(left / 2);
    const each = [...goods].map(([name, cents]) => `${name} ${reais(cents)}`).join(' + ');
    return found({
      verdict:
        left < 0
          ? `As dívidas passam dos bens em ${reais(-left)}: no regime comum cada um fica com ${reais(-half)} delas.`
          : `No regime comum, metade para cada um: ${reais(half)}.`,
      because: [
        'Na comunhão parcial, que vale para quem não escolheu outra, divide-se o que foi comprado no casamento ou na união estável, e as dívidas dele; o que era de cada um antes, herança e doação ficam de fora (Código Civil, arts. 1.658 e 1.659).',
        owed > 0
          ? `Quem ficar com o que está financiado assume os ${reais(owed)} que faltam e compensa o outro na diferença.`
          : undefined,
      ],
      sums: [
        calculation('Bens', each, reais(whole)),
        owed > 0 ? calculation('Menos o que falta pagar', `${reais(whole)} − ${reais(owed)}`, reais(left)) : undefined,
        calculation('Cada um', `${reais(left)} ÷ 2`, reais(half)),
      ],
      data: [...[...goods].map(([name, cents]) => youSaid(name, reais(cents)))],
      next: ['Tem mais alguma coisa? Me diga o que é e quanto vale que eu refaço.'],
      limits: [
        'Com filho menor ou sem acordo passa pelo juiz: a Defensoria Pública atende de graça quem não pode pagar.',
      ],
    });
  },
};
