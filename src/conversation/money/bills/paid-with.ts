// "A luz com 10 de desconto", "com 5 de multa", "foi com juros, 195": what made less or more of what was to be paid, and by how
// much, or what it came to. The one reader of it, whichever bill is meant.

import { pattern } from '../../../domain/pattern.ts';
import type { Situation } from '../../situation.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { AMOUNT_OR_SHARE, shareOf } from '../goals/share-of.ts';
import { valueSaid } from '../value-said.ts';

/** `bill` with its article, where it is named; `how` is when and how it was paid, after a space. */
export type PaidWith = {
  readonly verb?: string;
  readonly bill?: string;
  readonly how: string;
  readonly less: boolean;
  readonly fine: boolean;
  readonly by?: string;
  readonly whole?: string;
};

const KIND = '(?:desconto|abatimento|multa|juros?|acr[ée]scimo|taxa)';
const BILL = '(?:[oa]s? )?(?!(?:el[ea]s?|tudo|isso|fatura|cart[ãa]o|com)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]*?';
const LATE = '(?:,? (?:d[oe] (?:m[êe]s passado|atraso)|p(?:or|elo) atraso|(?:pq|porque) atras[a-zà-ÿ]+))?';
const WHEN = (name: string): string => `(?<${name}>${PAID_NOW})`;
const SAID = pattern('i')`
  ^(?:(?:e|mas|hoje|ontem|j[áa]|eu|pronto|ok)[, ]+)*(?:
    (?<verb>paguei|pagamos|quitei)(?: el[ea])?|(?<bought>paguei|pagamos|quitei|comprei|levei|peguei) (?<bill>${BILL})|
    (?<bill_>${BILL}) (?:foi |j[áa] |t[áa] |est[áa] )*(?:pag|quitad)[oa]s?|(?:foi|deu|veio|ficou|era)|
  ),?${WHEN('how')},? ?(?:e |mas )?(?:j[áa] )?(?:com|tive|ganhei|consegui|me deram|deram|teve) (?:(?:uns|um|uma|mais|a) )*(?:
    (?<by>${AMOUNT_OR_SHARE}) de (?<kind>${KIND})${LATE}(?: n[oa] (?<on>[a-zà-ÿ][a-zà-ÿ ]*?))?|
    (?<kind_>${KIND})(?: (?<of>de) |,? (?:(?:foi|deu|ficou|em|por|era) )*)(?<value>${AMOUNT_OR_SHARE})
  )${WHEN('how_')}[.!]*$
`;

/** Undefined when the message says more than that. */
export function paidWith(text: string): PaidWith | undefined {
  const said = SAID.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const { verb, bought = verb, on, bill = said['bill_'] ?? (on && `a ${on}`), kind = said['kind_'] ?? '' } = said;
  // "Teve 10% de desconto no tênis" is of a purchase.
  if (bought === undefined && on !== undefined) return undefined;
  const { by = said['of'] && said['value'], value } = said;
  return {
    ...(bought === undefined ? {} : { verb: bought }),
    ...(bill === undefined ? {} : { bill }),
    ...(by === undefined ? { whole: value ?? '' } : { by }),
    how: `${said['how'] ?? ''}${said['how_'] ?? ''}`,
    less: /^[da][eb]/i.test(kind),
    fine: /^m/i.test(kind),
  };
}
paidWith.says = SAID;

/** Centavos paid of `due`; undefined where the value is of neither size. */
export function centsPaid(
  { by, whole = by ?? '', less }: PaidWith,
  due: number,
  situation: Pick<Situation, 'read'>,
): number | undefined {
  const value = shareOf(whole, due, situation);
  if (value === undefined || value === due) return undefined;
  // "Com multa de 391", of 380, is the whole.
  if (by === undefined || (!less && value > due)) return value < due * 2 && value * 2 > due ? value : undefined;
  const cents = less ? due - value : due + value;
  return cents > 0 ? cents : undefined;
}

/** "Foi com desconto, 210", while it is asked how much was paid. */
export function wholePaid(situation: Situation): number | undefined {
  const whole = paidWith(situation.text)?.whole;
  return whole === undefined ? undefined : valueSaid(whole, situation);
}
