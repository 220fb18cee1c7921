// "Bolo da Patricia é pra sábado 15h, tema fundo do mar": what is to come, told with more about it, in the words of a reminder.

import { pattern } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import type { Turn } from '../wording/turn.ts';

const DAY = `(?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \\d{1,2}(?:\\/\\d{1,2}| de [a-zA-ZÀ-ÿ]+)?)`;

const TO_DO: Readonly<Record<string, string>> = {
  busco: 'buscar',
  pego: 'pegar',
  levo: 'levar',
  encontro: 'encontrar',
};

export const TOLD_WITH_MORE_TURNS: readonly Turn[] = [
  // "Voo GOL 1532 dia 12/12 às 6h40", "o nome do remédio é puran 75": names, and no prices.
  [/^((?:meu |o )?voo (?:d[aeo] )?[a-zà-ÿ]{2,10}) (\d{3,4}) (?=(?:[a-zà-ÿ]+ )?\d)(?!\d+ (?:reais|conto))/i, '$1$2 '],
  [
    /^([oa] nome d[oa] (?:rem[ée]dio|pomada|vitamina|xarope|col[íi]rio)(?: d[aeo] [a-zà-ÿ]+)? (?:[ée]|eh) [^?$]{3,60})$/i,
    'anota: $1',
  ],
  // "Quinta busco o Theo na escola 17h30".
  [
    new RegExp(
      `^(?:n?a )?(${DAY}) (?:eu )?(busco|pego|levo|encontro) ([^,?$:]{2,50}?),? (?:[àa]s )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2}))[.!]*$`,
      'i',
    ),
    (_, day = '', does = '', what = '', hour = '') =>
      `me lembra ${day} às ${hour} de ${TO_DO[does.toLowerCase()]} ${what}`,
  ],
  [
    pattern('i')`
      ^(?:[oa] )?([a-zà-ÿ][^,?$:]{2,40}?) (?:[ée]|eh|fica|ficou|vai ser) (?:pr[ao] |para (?:[oa] )?|n[oa] )?(${DAY}),? (?:[àa]s )?(\d{1,2}(?:h\d{0,2}|:\d{2})), ([^?$]{2,80}?)[.!]*$
    `,
    'me lembra $2 às $3 de $1, $4',
  ],
  // "Amanhã é niver da Carol, compra um presente".
  [
    pattern('i')`
      ^(?:n?[oa] )?(${DAY}) (?:[ée]|eh|tem) (?:o )?((?:anivers[áa]rio|niver) d[aeo]s? [^,?$]{2,30}?),? (?:e )?(?:eu )?(?:(?:preciso|tenho que|tem que|quero) )?compr(?:a|ar|e) ([^?$\d]{2,40}?)[.!]*$
    `,
    'me lembra $1 de comprar $3, $2',
  ],
  // "Corrigir as provas do 7º B até segunda": to be done, and no correction.
  [
    /^((?:preciso |tenho que )?corrigir (?:as |os )?(?:provas?|trabalhos?|reda[çc][a-zà-ÿ]+|cadernos?|exerc[íi]cios?|atividades?|deveres) [^?$]{3,60})$/i,
    'me lembra de $1',
  ],
];
