// What is promised, helped with, taken on trust or one's own part, and a tab that runs, in wording the rules know.

import { KIN } from '../../../domain/kin.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { groupsOf, type Turn, text, turn, VALUE } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const NAME = '(?!(?:eu|el[ea]s?|que|quem|isso|ainda)(?![a-zà-ÿ]))(?:(?:dona|seu|dra?) )?[a-zà-ÿ]{2,}';

export const PROMISED_TURNS: readonly Turn[] = [
  // "O pai deles ficou de mandar mais 200".
  [
    turn(
      `(?<who>(?:[oa] pai|[oa] m[ãa]e|[oa] av[óô]) d(?:el[ea]s?|[oa]s? [a-zà-ÿ]+)|(?:[oa] )?(?:minha |meu )?(?!(?:eu|el[ea]s?|que|quem|isso)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}) (?:ainda )?ficou de (?:me )?(?:mandar|pagar|dar|passar|depositar|devolver) (?:mais |uns )?${VALUE}`,
    ),
    'vou receber $<value> de $<who>',
  ],
  // Of the debt, and no value of what was paid of it.
  [turn(`(?:(?:${TAKES_BACK}),? )+((?:eu )?devo ${TYPED_AMOUNT} (?:pr[oa]|para|ao?|n[oa]) .{2,30}?)`), '$1'],
  // What somebody helps with comes in.
  [
    turn(
      `(?:[oa] )?(?<who>(?:minha |meu )?(?:${KIN}|ex|madrinha|padrinho)|(?!(?:eu|el[ea]s?|que|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{3,}) (?:me )?ajudou(?: a gente)? com ${VALUE}`,
    ),
    'recebi $<value> de $<who>',
  ],
  // Taken on trust: so many at so much each.
  [
    turn(
      `(?:[oa] )?(?<who>${NAME}) (?:levou|pegou|comprou) (?<count>[2-9]|\\d\\d) (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,30}?),? (?:no )?fiado,? (?:a |por )?${VALUE} cada(?: uma?)?`,
    ),
    (...said) => {
      const { who, count = '', what, value = '' } = groupsOf(said);
      return `vou receber ${asTyped(typedCents(value) * Number(count))} do ${who} de ${count} ${what}`;
    },
  ],
  // A running tab is owed.
  [
    turn(
      `(?:(?:a |minha )?conta (?:n|d(?=.* (?:t[áa]|est[áa]) em ))|(?:o |meu )?fiado (?:d|n)|t[ôo] com ${VALUE} (?:pendurad[oa]s?|no fiado|em aberto) n|(?=[oa] (?:bar|boteco|mercadinho|venda|padaria|mercearia|quitanda|a[çc]ougue|farm[áa]cia|lanchonete) ))(?<where>[oa] [a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]{2,}){0,2})(?: (?:t[áa]|est[áa]|deu|ficou)(?: (?:em|com|de))? ${VALUE.replace('value', 'sum')})?`,
    ),
    (...said) => {
      const { value, sum = value, where = '' } = groupsOf(said);
      return sum === undefined ? text(said[0]) : `devo ${sum} n${where}`;
    },
  ],
  // "Minha parte do aluguel é 900, o Diego paga a outra metade".
  [
    turn(
      `(?:a )?minha parte (?<of>d[aeo]s? [a-zà-ÿ][a-zà-ÿ ]{2,25}?)(?: (?:é|foi|deu|ficou|fica|s[ãa]o))?(?: (?:em|de))? ${VALUE}(?:,? (?:e )?(?:[oa] )?[a-zà-ÿ]{2,} (?:paga|pagou|fica com|d[áa]) (?:a outra (?:metade|parte)|o (?:resto|outro)))?`,
    ),
    'paguei $<value> $<of>',
  ],
];
