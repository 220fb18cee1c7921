// "A mel toma um comprimido de 12 em 12h por 5 dias começando hoje às 20h": a treatment told, in the words of a reminder.

import { pattern, piece } from '../../domain/pattern.ts';
import type { Turn } from '../wording/turn.ts';

const EVERY = piece`(?:de \d{1,2} em \d{1,2} ?(?:h|hs|hrs?|horas)|a cada \d{1,2} ?(?:h|hs|hrs?|horas)|\d vezes (?:ao|por) dia)`;
const LASTS = piece`(?:,? (?:por|durante) \S+ (?:dias?|semanas?))`;
const FROM = piece`
  (?:,? (?:come[çc]ando|a partir d[aeo]s?|desde|come[çc]a|iniciando|primeir[oa](?: dose)?)(?: de)? ((?:hoje|amanh[ãa]|agora)?,? ?(?:(?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})?(?: (?:da|de) [a-zA-ZÀ-ÿ]+)?)?))
`;

const inOrder = (what: string, every: string, lasts: unknown, from: unknown): string => {
  const start =
    typeof from === 'string'
      ? ` ${from
          .trim()
          .replace(/(?<=hoje|amanh[ãa]) (?=\d)/i, ' às ')
          .replace(/^(?=\d)/u, 'hoje às ')}`
      : '';
  return `me lembra de ${what}${start} ${every.replace(/(?<=\d) ?h(?:s|rs?)?$/i, ' horas')}${typeof lasts === 'string' ? lasts : ''}`;
};

export const DOSE_TURNS: readonly Turn[] = [
  [
    pattern('i')`
      ^(?:[oa] |minha |meu )?([a-zà-ÿ]+(?: [a-zà-ÿ]+)?) (?:toma|vai tomar|tem que tomar|precisa tomar|t[áa] tomando|est[áa] tomando|come[çc]ou a tomar) (
      [a-zà-ÿ][^,]{1,40}?) (${EVERY})(${LASTS})?${FROM}?(${LASTS})?[.!]*$
    `,
    (_, who = '', what = '', every = '', lasts, from, behind) =>
      inOrder(`dar ${what} (${who})`, every, typeof lasts === 'string' ? lasts : behind, from),
  ],
  [
    pattern('i')`
      ^(?:(?:eu )?(?:tomo|vou tomar|tenho que tomar|preciso tomar|t[ôo] tomando|estou tomando|comecei a tomar)) (
      [a-zà-ÿ][^,]{1,40}?) (${EVERY})(${LASTS})?${FROM}?(${LASTS})?[.!]*$
    `,
    (_, what = '', every = '', lasts, from, behind) =>
      inOrder(`tomar ${what}`, every, typeof lasts === 'string' ? lasts : behind, from),
  ],
  // "… a partir de hoje às 20h", at the end of an order.
  [
    pattern(
      'i',
    )`^(?:por favor,? )?me (?:lembra|avisa) (?:de |pra |para )?(\S.{2,60}?) (${EVERY})(${LASTS})?${FROM}(${LASTS})?[.!]*$`,
    (_, what = '', every = '', lasts, from, behind) =>
      inOrder(what, every, typeof lasts === 'string' ? lasts : behind, from),
  ],
];
