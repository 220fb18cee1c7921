// "Gás 118 no cartão da minha irmã", "no cartão da mãe em 12x, 2.520": hers, and owed to her.

import { pattern } from '../../../domain/pattern.ts';
import { isSomebody, personMeant } from '../../focus/person-meant.ts';
import type { Situation } from '../../situation.ts';
import { BANKS } from '../../wording/bank-names.ts';

const CARD = pattern('i')`
  ,?(?: (?:e |que )?(?:passei|paguei|comprei|parcelei|foi|passou))? (?:no|com o|pelo|usando o|usei o|passei o) cart[ãa]o(?: emprestado| de cr[ée]dito)? d(?:[oa] |(?=el[ea]))(?:minha |meu )?(?<who>[a-zà-ÿ]{2,20})(?=$|[,.!]| (?:em |de |por |deu |foi |r\$|\d))
`;
/** Of a shop or a bank it is the person's own. */
const ISSUER = new RegExp(
  `^(?:${BANKS}|loja|lojas|banco|mercado|empresa|firma|casa|sal[ãa]o|renner|riachuelo|havan|marisa|americanas|magalu|carrefour|pernambucanas|leader|assai|atacad[ãa]o|torra|shopee|amazon|gente)$`,
  'i',
);

/** Whose card paid, and the words without it; undefined when it is one's own. */
export function onTheirCard(situation: Situation): { readonly who: string; readonly words: string } | undefined {
  const { text } = situation;
  const said = CARD.exec(text);
  const { who = '' } = said?.groups ?? {};
  if (said === null || ISSUER.test(who) || !isSomebody(who)) return undefined;
  const name = personMeant(who, situation);
  const words = `${text.slice(0, said.index)}${text.slice(said.index + said[0].length)}`;
  return name === '' ? undefined : { who: name, words: words.replace(/^(?:eu )?passei/i, 'gastei').trim() };
}
onTheirCard.says = CARD;
