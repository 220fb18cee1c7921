// Rewrites what relatives send each month, what somebody still owes and small gifts to strangers into wording the rules know.

import { piece } from '../../../domain/pattern.ts';
import { AMOUNT, groupsOf, ofMine, type Turn, text, turn, VALUE } from '../../wording/turn.ts';

const KIN =
  '(?:m[ãa]e|pai|v[óôo]|av[óôo]|irm[ãa]o?|tia|tio|madrinha|padrinho|filh[oa]|marido|esposa|mulher|namorad[oa]|sogr[oa]|ex)';
const EVERY =
  '(?: (?:tod[oa]|cada) (?:m[êe]s|semana|dia \\d{1,2}|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)| por (?:m[êe]s|semana))';
const NAME = '(?!(?:eu|el[ea]s?|que|quem|isso|ainda)(?![a-zA-ZÀ-ÿ]))(?:(?:dona|seu|dra?) )?[a-zA-ZÀ-ÿ]{2,}';

export const BETWEEN_PEOPLE_TURNS: readonly Turn[] = [
  // What a relative sends comes in.
  [
    turn(
      piece`
        (?:a |o )?(?<who>(?:minha|meu) ${KIN}) (?:me )?(?:manda|deposita|d[áa]|passa|envia|transfere|ajuda com) ${VALUE}
        (?<of> (?:de|pr[ao]|para) (?!mim)[a-zA-ZÀ-ÿ][a-zA-ZÀ-ÿ ]{2,25}?)?(?: pra mim)?(?<every>${EVERY}(?: dia \d{1,2})?)
      `,
    ),
    (...said) => {
      const { who, value, of, every } = groupsOf(said);
      return `recebo ${text(value)}${of === undefined ? ` ${ofMine(who)}` : ` de${of.replace(/^ (?:de|pr[ao]|para)/i, '')}`}${text(every)}`;
    },
  ],
  // "Zera com o Bruno, ele pagou tudo"
  [
    turn(
      `(?:pode )?(?:zera|zerar|quita|fecha) (?:a conta |tudo |as contas )?(?:com|d[ao]) (?:[oa] )?(?<who>${NAME})(?:,? (?:que )?(?:el[ea] )?(?:j[áa] )?(?:me )?(?:pagou|acertou|quitou)(?: tudo)?)?`,
    ),
    'o $<who> pagou tudo',
  ],
  // A gift to somebody met on the street is no score.
  [
    turn(
      `dei ${AMOUNT} (pr[ao]|para [oa]) ((?:cara|mo[çc][oa]|menin[oa]|homem|mulher|senhora?|rapaz|flanelinha|guardador|pedinte|mendigo|morador de rua|catador|artista|m[úu]sico)(?: (?:d[aeo]|n[ao]) [a-zA-ZÀ-ÿ ]{3,20})?)`,
    ),
    'gastei $1 com doação $2 $3',
  ],
  // "E a Bete, falta quanto?"
  [
    turn(
      `(?:(?:e|mas) )?(?:(?:[oa] )(?<who>${NAME}),? (?:ainda )?(?:me )?(?:falta|deve|t[áa] devendo) quanto|falta quanto d[ao] (?<of>${NAME}))(?: ainda| pagar)?`,
      '\\s*[?.!]*',
    ),
    (...said) => `quanto ${groupsOf(said)['who'] ?? groupsOf(said)['of'] ?? ''} me deve?`,
  ],
];
