// "Devo 100 pro Biel", then "paguei 50"; "quero juntar 600 pra um tênis", then "bota 80"; "vou comprar um presente", then "comprei, deu
// 189,90": a value that goes to what was just told.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { localDate } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const PAID = pattern('i')`
  ^(?:(?:e|mas|hoje|j[áa]|eu|agora),? )*(?:paguei|dei|devolvi|mandei)(?: (?:s[óo]|mais|j[áa]))* (?<value>${TYPED_AMOUNT})(?: reais)?(?: (?:hoje|ontem|j[áa]|agora|no pix))*[.!]*$
`;
const PUT = pattern('i')`
  ^(?:(?:e|hoje|j[áa]|eu|agora),? )*(?:bota|botei|coloca|coloquei|p[õo]e|pus|guarda|guardei|separa|separei)(?: (?:mais|j[áa]|a[íi]|l[áa]))* (?<value>${TYPED_AMOUNT})(?: reais)?(?: (?:hoje|a[íi]|l[áa]|nela|nisso))*[.!]*$
`;

/** What was to be bought, and its price where it was told. */
const PRICE =
  '(?:,? (?:(?:que|de|por|uns|umas|custa|t[áa]|sai|mais ou menos|no m[áa]ximo|at[ée]|a) )*(?<price>(?:r\\$ ?)?\\d[\\d.,]*)[^,;?]{0,24})';
const TO_BUY = pattern('i')`
  (?:
    \b(?:vou|vamos|quero|queria|preciso|pretendo|tenho que|tenho de|pensando em|penso em) (?:ir )?(?:comprar|pegar|fazer|trocar d?|arrumar|contratar|pagar) (?<what>[a-zà-ÿ][^,.;?]{2,60}?)${PRICE}?|
    ^(?:(?:eu|e|ah|oi|gente),? )*(?:quero|queria|t[ôo] (?:de olho|querendo|namorando)(?: em| n(?=um))?|vi|achei) ?(?<wish>n?uma? [a-zà-ÿ][^,.;?\d]{2,40}?)${PRICE.replace('price', 'cost')}
  )[.!]*$
`;
const BOUGHT = pattern('i')`
  ^(?:(?:e|ah|j[áa]|pronto|hoje|oi|eu|acabei que),? )*(?:comprei|peguei|levei|consegui|fechei|fiz|troquei|contratei|arrumei|acabei comprando)(?: (?:el[ea]|isso|j[áa]|hoje|l[áa]|mesmo))*(?:,? (?:(?:e|deu|foi|saiu|custou|paguei|por|ficou|em|a) )*(?<value>${TYPED_AMOUNT}))?
  (?:,? (?:[àa] vista|no dinheiro))?(?<how>(?:,? (?:em )?\d{1,2} ?(?:x|vezes)|,? (?:no|em|n[ao]|com|hoje|ontem) ?[^?\d]{0,30})?)[.!]*$
`;
/** Messages since it was wished for. */
const MOST_SINCE = 4;

/** "Comprei por 250", of what was to be bought, in words the rules know. */
function boughtAtLast({ text, loaded, asking, zone }: Situation): string | undefined {
  const said = BOUGHT.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const lately = loaded.spoken().slice(-MOST_SINCE).toReversed();
  const at = lately.findIndex((one) => TO_BUY.test(one.text.trim()));
  const { what, wish = '', price, cost = price } = TO_BUY.exec(lately[at]?.text.trim() ?? '')?.groups ?? {};
  // "Comprei", behind other news, is of those.
  const { value = at === 0 ? cost : undefined, how = '' } = said;
  const thing = what ?? wish.replace(/^n/i, '');
  if (thing === '' || value === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const had = loaded
    .entries({ words: folded(thing.replace(/^(?:uma?|[oa]) /i, '')) })
    .some(({ date }) => date === today);
  return had ? undefined : `comprei ${thing} por ${value}${how}`;
}

/** Undefined unless the last thing told was a debt, a goal or something to buy. */
export function valueForLastTold(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const bought = boughtAtLast(situation);
  if (bought !== undefined) return reworded(situation, bought);
  const { debt, goal } = loaded.done ?? {};
  const paid = debt === undefined ? undefined : PAID.exec(text.trim())?.groups?.['value'];
  const name = paid === undefined ? undefined : loaded.owed().find(({ key }) => key === debt)?.name;
  if (name !== undefined) return reworded(situation, `paguei ${paid} pr${/a$/i.test(name) ? 'a' : 'o'} ${name}`);
  const put = goal === undefined ? undefined : PUT.exec(text.trim())?.groups?.['value'];
  return put === undefined ? undefined : reworded(situation, `guardei ${put} pra meta ${goal}`);
}

const MORE = /^(?:e )?mais (?<value>(?:r\$ ?)?\d[\d.,]*)(?: reais)?[.!]*$/i;

/** "Mais 150", behind what was put by. */
export function moreSetAside(situation: Situation): Situation | undefined {
  const value = MORE.exec(situation.text.trim())?.groups?.['value'];
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (value === undefined || last?.kind !== 'investimento' || last.to === '' || !wroteLast()) return undefined;
  return reworded(situation, `guardei ${value} pra ${last.description}`);
}
