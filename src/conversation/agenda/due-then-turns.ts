// "Entregar o relatório até sexta 23h59", "inscrição até 30/11, taxa 85": what is to be done or paid by a day, in the words of a reminder.

import type { Turn } from '../wording/turn.ts';
import { DAY } from './told-with-more-turns.ts';

export const DUE_THEN_TURNS: readonly Turn[] = [
  // "Entregar o relatório até sexta 23h59": to be done by then.
  [
    new RegExp(
      `^((?:(?:preciso|tenho que) )?(?:entregar|enviar|mandar|terminar|acabar|ler|estudar|devolver|revisar|preparar|imprimir|finalizar) [^?$]{3,60} at[ée] (?:[oa] )?${DAY}(?: (?:[àa]s )?\\d{1,2}(?:h\\d{0,2}|:\\d{2}))?)[.!]*$`,
      'i',
    ),
    'me lembra de $1',
  ],
  // "O salão tem que reservar até dia 1".
  [
    new RegExp(
      `^([oa]s? )?([a-zà-ÿ][a-zà-ÿ ]{2,30}?) tem que ([a-zà-ÿ]+[aei]r) (at[ée] (?:[oa] )?${DAY}[^?$]{0,20})$`,
      'i',
    ),
    'me lembra de $3 $1$2 $4',
  ],
  // "Inscrição até 30/11, taxa 85": to be paid by then.
  [
    new RegExp(
      `^(?!.*(?:paguei|gastei))((?:inscri[çc][ãa]o|matr[íi]cula|rematr[íi]cula|renova[çc][ãa]o|credenciamento)[^,?$\\d]{0,40}?) (?:at[ée] )(?:o )?(${DAY}|\\d{1,2}\\/\\d{1,2}),? (?:(?:a )?taxa|valor|custa)(?: (?:de|é))? (?:r\\$ ?)?(\\d[\\d.,]*)(?: reais)?[.!]*$`,
      'i',
    ),
    'me lembra $2 de $1, taxa R$$ $3',
  ],
  // "Passeio da escola dia 29, 85 reais, autorização até dia 22": to come, and not paid yet.
  [
    new RegExp(
      `^(?!.*(?:paguei|gastei|comprei|ontem|passado))((?:passeio|excurs[ãa]o|acampamento|formatura|festa junina|gincana|campeonato|retiro)[^,?$\\d]{0,40}?) (?:n?o )?(${DAY}),? (?:custa |[ée] |por |s[ãa]o )?((?:r\\$ ?)?\\d[\\d.,]*(?: reais)?)((?:,|;) [^?$]{3,60})?$`,
      'i',
    ),
    (_, what = '', day = '', price = '', more) => {
      const priced = /^r/i.test(price) ? price : `R$ ${price.replace(/ reais/i, '')}`;
      const [, other = '', by = ''] =
        new RegExp(`^[,;] (?:e )?([^,]{3,40}?) at[ée] (?:o )?(${DAY})$`, 'i').exec(
          typeof more === 'string' ? more : '',
        ) ?? [];
      const too =
        other === ''
          ? ''
          : `\nme lembra ${by} de ${other} d${/^(?:viagem|excurs|formatura|festa|gincana)/i.test(what) ? 'a' : 'o'} ${what}`;
      return `me lembra ${day} de ${what}, ${priced}${other === '' && typeof more === 'string' ? more : ''}${too}`;
    },
  ],
  // "Corrigir as provas do 7º B até segunda": to be done, and no correction.
  [
    /^((?:preciso |tenho que )?corrigir (?:as |os )?(?:provas?|trabalhos?|reda[çc][a-zà-ÿ]+|cadernos?|exerc[íi]cios?|atividades?|deveres) [^?$]{3,60})$/i,
    'me lembra de $1',
  ],
];
