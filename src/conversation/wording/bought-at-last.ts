// "Posso comprar um tênis de 300?" or "vou comprar um presente", then "comprei", "comprei em 4x", "levei, deu 189,90": what was asked about or
// wished for, at its price or the one told.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { reais } from '../../finance/money.ts';
import { localDate } from '../local-time.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const BOUGHT = pattern('i')`
  ^(?:(?:e|ah|ent[ãa]o|pronto|oba|pois|ok|oi|no fim|j[áa]|hoje|eu|acabei que),? )*
  (?:comprei|peguei|levei|consegui|fechei|fiz|troquei|contratei|arrumei|acabei (?:comprando|levando))
  (?: (?:el[ea]|isso|logo|sim|j[áa]|hoje|l[áa]|mesmo(?: assim)?))*(?: (?:[oa]s?|ess[ea]|meu|minha) (?<named>[a-zà-ÿ]{2,}(?: (?!em |por )[a-zà-ÿ]+)?))?(?:,? (?:(?:e|deu|foi|saiu|custou|paguei|por|ficou|em|a) )*(?<value>${TYPED_AMOUNT})(?: reais)?)?
  (?<how>(?:,? (?:[àa] vista|(?:em )?\d{1,2} ?(?:x|vezes)|(?:no|em|n[ao]|com|hoje|ontem) ?[^?\d]{0,30}))*)[.!]*$
`;

type Wanted = { readonly thing: string; readonly price: string | undefined };

const ASKED = pattern('i')`
  (?<![a-zà-ÿ])(?:compr(?:ar|o)|trocar (?:de|o|a)|lev(?:ar|o)|peg(?:ar|o)) (?<thing>(?:uma? |[oa]s? |meu |minha )?[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:de|por|que custa|a|,) ?(?:r\$ ?)?\d
`;

/** Undefined unless whether to buy a thing at a price was the last thing asked. */
function asked({ justStudied, lastMission }: Situation['loaded']): Wanted | undefined {
  const question = justStudied ? lastMission?.question : undefined;
  const thing = ASKED.exec(question?.text ?? '')?.groups?.['thing'];
  const price = question?.figures.price;
  return thing === undefined ? undefined : { thing, price: price === undefined ? price : reais(price) };
}

/** Of what was to be bought, where it was told. */
const PRICE =
  '(?:,? (?:(?:que|de|por|uns|umas|custa|t[áa]|sai|mais ou menos|no m[áa]ximo|at[ée]|a) )*(?<price>(?:r\\$ ?)?\\d[\\d.,]*)[^,;?]{0,24})';
const TO_BUY = pattern('i')`
  (?:
    \b(?:vou|vamos|quero|queria|preciso|pretendo|tenho que|tenho de|pensando em|penso em) (?:ir )?(?:comprar|pegar|fazer|trocar d?|arrumar|contratar|pagar) (?<what>[a-zà-ÿ][^,.;?]{2,60}?)${PRICE}?|
    ^(?:(?:eu|e|ah|oi|gente),? )*(?:quero|queria|t[ôo] (?:de olho|querendo|namorando)(?: em| n(?=um))?|vi|achei) ?(?<wish>n?uma? [a-zà-ÿ][^,.;?\d]{2,40}?)${PRICE.replace('price', 'cost')}
  )[.!]*$
`;
/** Messages since it was wished for. */
const MOST_SINCE = 4;

/** Undefined where what was wished for is recorded already. */
function wished({ loaded, asking, zone }: Situation): Wanted | undefined {
  const lately = loaded.spoken().slice(-MOST_SINCE).toReversed();
  const at = lately.findIndex((one) => TO_BUY.test(one.text.trim()));
  const { what, wish = '', price, cost = price } = TO_BUY.exec(lately[at]?.text.trim() ?? '')?.groups ?? {};
  const thing = what ?? wish.replace(/^n/i, '');
  if (thing === '') return undefined;
  const today = localDate(asking.said, zone);
  const words = folded(thing.replace(/^(?:uma?|[oa]) /i, ''));
  const had = loaded.entries({ words }).some(({ date }) => date === today);
  // "Comprei", behind other news, is of those.
  return had ? undefined : { thing, price: at === 0 ? cost : undefined };
}

/** Undefined unless something was to be bought, and it is told at what price. */
export function boughtAtLast(situation: Situation): Situation | undefined {
  const said = BOUGHT.exec(situation.text.trim())?.groups;
  const wanted = said === undefined ? undefined : (asked(situation.loaded) ?? wished(situation));
  const { value = wanted?.price, named = '' } = said ?? {};
  if (said === undefined || wanted === undefined || value === undefined) return undefined;
  // "Comprei o fone": what is named is that, or another thing.
  if (!folded(wanted.thing).includes(folded(named))) return undefined;
  return reworded(situation, `comprei ${wanted.thing} por ${value}${(said['how'] ?? '').replace(/^,/u, '')}`);
}
