// "Gás 105 foi a Bia que pagou", "a Bia pagou o uber de 32", then "devo um terço", "minha parte é 35", "somos 3": what somebody else paid,
// and the person's own part of it. Read from the words alone.

import { pattern } from '../../../domain/pattern.ts';
import { isSomebody } from '../../focus/person-meant.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { SHARE } from '../correction/share-said.ts';

const WHO = '(?:(?:[oa] )?(?:meu |minha )|[oa] )?(?<who>(?!(?:eu|que|quem|gente|n[ãa]o)(?![a-zà-ÿ]))[a-zà-ÿ]{2,20})';
const VALUE = `(?<value>${TYPED_AMOUNT})`;
const LED = '(?:(?:e|hoje|ontem|mas|a[íi]|foi|j[áa]|comprei|compramos),? )*';
const WHAT = '(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)';
/** When it was, behind its value. */
export const WHEN = '(?: (?:ontem|hoje|hj|esse m[êe]s|agora))?';
const FORMS = [
  pattern('i')`
    ^${LED}(?:[oa] )?${WHAT}(?: (?:deu|foi|ficou|custou|veio|de))* ${VALUE}${WHEN},? (?:mas |e |s[óo] que )?
    (?:quem pagou foi ${WHO}|(?:foi )?${WHO.replace('<who>', '<by>')} (?:(?:que|quem|j[áa]) )?pagou)(?: tudo| ontem| hoje|(?<me> pra mim))*[.!]*$
  `,
  pattern(
    'i',
  )`^${LED}(?:[oa] )?${WHAT} (?:quem pagou foi ${WHO}|foi ${WHO.replace('<who>', '<by>')} (?:que|quem) pagou)(?:,| foi| deu)* ${VALUE}[.!]*$`,
  pattern('i')`
    ^${LED}${WHO} (?:(?:que|quem|j[áa]) )?pagou(?<me> pra mim)? (?:[oa]s? |uma? )?${WHAT}(?: |, ?)(?:(?:de|deu|foi|por) )*${VALUE}[.!]*$
  `,
];

/** `forMe`: lent, as it is said. */
export type PaidByOther = {
  readonly who: string;
  readonly what: string;
  readonly value: string;
  readonly forMe: boolean;
};

/** "Internet foi o Gui que pagou, 99". */
export const VALUE_LAST = /(?:quem pagou foi|foi) .{2,25},? (?:foi |deu )?(?:r\$ ?)?\d[\d.,]*[.!]*$/i;

/** What tells that it was lent. */
export const FOR_ME = /pagou.* pra mim/i;

/** Undefined when the words tell no payment of somebody named, or more than that. */
export function paidByOther(words: string): PaidByOther | undefined {
  const said = FORMS.map((form) => form.exec(words.trim())?.groups).find((groups) => groups !== undefined);
  const { who = said?.['by'] ?? '', what = '', value = '' } = said ?? {};
  return said === undefined || !isSomebody(who) ? undefined : { who, what, value, forMe: said['me'] !== undefined };
}

/** What own-part sentences begin with. */
export const OWN = pattern('i')`
  ^${AND}(?:ent[ãa]o,? )?(?:
    (?:eu )?(?:(?:te )?devo|t[ôo] devendo|fico devendo|fiquei devendo|pago|vou (?:pagar|dar|devolver)|tenho que (?:pagar|dar)|fiquei de (?:pagar|dar)) (?:(?:a )?minha parte,? )?(?<owed>${SHARE})|
    (?:(?:a )?minha parte|pra mim|o meu|eu)(?: (?:[ée]|deu|d[áa]|fica|ficou|foi|s[ãa]o))?(?: em| de)? (?<part>${SHARE})|
    (?<split>metade) (?:é|eh|foi|era|fica) (?:meu|minha|comigo)|
    (?:(?:[ée]|d[áa]|fica|deu) )?(?<mine>${TYPED_AMOUNT}) (?:(?:é|eh|foi|era) )?(?:(?:a )?minha parte|meu|minha|pra cada(?: um)?|cada(?: um)?|por cabe[çc]a)|
    (?:(?:a gente|eu|isso|foi) )?(?:divid|rach)[a-zà-ÿ]+(?: (?:por|em|entre|pra|n[óo]s))*(?: (?<ways>\d{1,2}|${spelledCounts(2, 6)})(?: pessoas)?)?|
    (?<all>(?:(?:eu|depois) )*(?:devolvo|vou devolver|acerto|pago|devo|tenho que devolver)(?: (?:tudo|isso))?(?= pr[ao]|$| (?:m[êe]s|semana|depois|sexta|dia)))|
    (?:somos|[ée]ramos|fomos)(?: em)? (?<heads>\d{1,2}|${spelledCounts(2, 6)})
  )(?: (?:disso|da conta|agora|depois|m[êe]s que vem|semana que vem|dia \d{1,2}|ent[ãa]o|pr[ao] el[ea]|a el[ea]|pr[ao] (?!mim)(?:minha |meu )?[a-zà-ÿ]{2,20}|meio a meio))*[.!]*$
`;

/** "metade", "35", how many share it, or all of it; undefined when the words tell no part of one's own. */
export function ownPartSaid(words: string): 'all' | { readonly part: string } | { readonly ways: number } | undefined {
  const said = OWN.exec(words.trim())?.groups;
  if (said === undefined) return undefined;
  if (said['all'] !== undefined) return 'all';
  const { split, owed = split, part = owed, mine = part, heads, ways = heads ?? '2' } = said;
  const count = countSaid(ways);
  if (mine !== undefined) return { part: mine };
  return count === undefined || count < 2 ? undefined : { ways: count };
}
