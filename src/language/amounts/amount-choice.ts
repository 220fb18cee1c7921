// Chooses the main amount of a message (LANGUAGE 7, "Pick") and returns the others too: two amounts with two nouns are two items, which only the
// caller can tell.

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Token } from '../tokens/token.ts';
import { joined } from '../tokens/token-shapes.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import type { Amount } from './amount.ts';
import { lessWhatCameBack } from './less-what-came-back.ts';
import { PRICE_CUES, SHARING } from './not-amount-words.ts';
import { paidFraction } from './paid-fraction.ts';
import { rateUnit } from './rates.ts';
import { holdsExtra } from './with-extra.ts';

/** Self-repair markers: the amount before one is replaced by the next: "gastei 30, quer dizer, 13". */
const REPAIRS = new Set('ops opa alias digo minto perai pera melhor'.split(' '));

function isRepair(tokens: readonly Token[], at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  if (REPAIRS.has(norm)) return true;
  if (norm === 'dizer') return tokens[at - 1]?.norm === 'quer';
  return norm === 'verdade' && tokens[at - 1]?.norm === 'na';
}

/** An expected price rather than the paid one: "achei que era 190", "disseram que custava 60". */
function isExpected(tokens: readonly Token[], amount: Amount): boolean {
  for (let at = amount.from - 1; at >= amount.from - 5; at--) {
    if (isListed(tokens[at], EXPECTS) && (tokens[at + 1]?.norm === 'que' || tokens[at]?.norm === 'esperava'))
      return true;
    if (tokens[at]?.kind === 'punct') return false;
  }
  return false;
}

const EXPECTS = wordList(
  new Set(
    'achei achava achamos pensei pensava imaginei imaginava esperava jurava disseram falaram disse combinamos'.split(
      ' ',
    ),
  ),
);

/** The whole of which another amount is the paid part: "setenta dos cento e cinquenta que devia". */
function isWhole(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens[amount.from - 1]?.norm;
  if (before !== 'dos' && before !== 'de') return false;
  // "o sinal, 600 dos 1200", "dei 100 dos 350 da geladeira".
  if (before === 'dos' && PART_OF.test(tokens[amount.from - 2]?.norm ?? '')) return true;
  for (let at = amount.to; at < amount.to + 5; at++)
    if (/^(?:devia|devo|deve|emprestei|emprestou|faltava|faltavam)$/.test(tokens[at]?.norm ?? ''))
      return (
        tokens[amount.from - 2]?.kind === 'number' ||
        NUMBER_WORDS.has(tokens[amount.from - 2]?.norm ?? '') ||
        tokens[amount.from - 2]?.norm === 'reais'
      );
  return false;
}

/** What may end the part stated before its whole. */
const PART_OF = /^(?:\d[\d.,]*|reais|contos?|pila|mil)$/;

/** An asking price followed by the paid one: "inteira era 60, paguei meia: 30", "orçado em 400, saiu por 320". */
function isAsked(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens[amount.from - 1]?.norm ?? '';
  const earlier = tokens[amount.from - 2]?.norm ?? '';
  const asked =
    /^(?:era|eram|custava|custavam|valia|valiam|pediu|pediram|pedia|pediam|queria|queriam|ser|orcou|cobrava)$/.test(
      before,
    ) ||
    (before === 'em' && /^(?:orcad[oa]|avaliad[oa])$/.test(earlier));
  if (!asked) return false;
  for (let at = amount.from - 2; at > amount.from - 12; at--)
    if (
      /^(?:paguei|pagamos|comprei|levei|peguei|gastei)$/.test(tokens[at]?.norm ?? '') &&
      /^(?:mas|so)$/.test(tokens[amount.from - 2]?.norm.replace('que', 'so') ?? '')
    )
      return tokens.slice(at, amount.from - 2).some(({ kind, norm }) => kind === 'number' || NUMBER_WORDS.has(norm));
  for (let at = amount.to; at < Math.min(tokens.length - 1, amount.to + 14); at++)
    if (PAID_IN_THE_END.test(tokens[at]?.norm ?? ''))
      return tokens.slice(at + 1).some(({ kind, norm }) => kind === 'number' || NUMBER_WORDS.has(norm));
  return false;
}
const PAID_IN_THE_END =
  /^(?:paguei|pagamos|saiu|sairam|ficou|ficaram|fez|fizeram|fechou|fechei|consegui|levei|deixou|baixou|caiu)$/;

/** A number of people: "somos 4", "são três". */
function isHeadcount(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens[amount.from - 1]?.norm;
  if (amount.marked || amount.cents > 6000 || amount.cents % 100 !== 0 || amount.from < 3) return false;
  const earlier = tokens[amount.from - 2];
  // "os outros 3 vão me devolver", "com mais 2 amigos".
  if (/^(?:outr[oa]s|mais)$/.test(before ?? '') && amount.cents <= MOST_OTHERS)
    return before === 'mais'
      ? /^(?:com|e)$/.test(earlier?.norm ?? '') && sharesBill(tokens, amount)
      : /^(?:[oa]s|com)$/.test(earlier?.norm ?? '');
  return before === 'somos' || before === 'eramos' || (before === 'sao' && earlier?.kind === 'punct');
}

/** In centavos, as the count was parsed: a larger number is not a count of people sharing a bill. */
const MOST_OTHERS = 1200;

/** "rachei o uber com mais 3": a verb of sharing shortly before, or another price after it. */
const sharesBill = (tokens: readonly Token[], amount: Amount): boolean =>
  tokens.slice(Math.max(0, amount.from - 10), amount.from).some(({ norm }) => SHARING.has(norm)) ||
  tokens.slice(amount.to, amount.to + 4).some(({ norm }) => SHARING.has(norm));

const GIVES_BACK = wordList(new Set('devolver reembolsar ressarcir pagar repassar dar mandar passar'.split(' ')));

/** An expected repayment: "o pessoal vai me devolver 360". */
function isToComeBack(tokens: readonly Token[], amount: Amount): boolean {
  // "Cada um me deve 40".
  if (isListed(tokens[amount.from - 1], OWED)) {
    if (EACH_OWES.test(joined(tokens.slice(Math.max(0, amount.from - 5), amount.from)))) return true;
  }
  for (let at = amount.from - 1; at >= amount.from - 3; at--)
    if (isListed(tokens[at], GIVES_BACK))
      return (
        tokens[at - 1]?.norm === 'me' &&
        (/^v(?:ai|ao|em|amos)$/.test(tokens[at - 2]?.norm ?? '') ||
          (tokens[at - 2]?.norm === 'de' && /^(?:fic|combin|promet)/.test(tokens[at - 3]?.norm ?? '')))
      );
  return false;
}

/** What the pattern below ends in. */
const OWED = wordList(new Set('deve paga da passa manda r$'.split(' ')));
const EACH_OWES = /\bcada uma? (?:del[ea]s )?(?:me )?(?:deve|paga|da|passa|manda)(?: r\$)?$/;

/** Places with an entrance fee, where "entrada" is a ticket and not a down payment. */
const GATES = wordList(
  new Set(
    'balada show festa boate parque cinema museu clube jogo estadio baile evento exposicao circo bar praia piscina role samba pagode forro trilha cachoeira zoologico aquario feira rodeio'.split(
      ' ',
    ),
  ),
);

/** An amount stated only to be excluded: "não era 30", "em vez de 30", "e não 200", "20 de troco". */
export function isSetAside(tokens: readonly Token[], amount: Amount): boolean {
  if (rateUnit(tokens, amount) !== undefined && amount.unitPrice === undefined) return true;
  if (isExpected(tokens, amount) || isWhole(tokens, amount) || isHeadcount(tokens, amount)) return true;
  if (isToComeBack(tokens, amount) || isAsked(tokens, amount)) return true;
  const before = tokens[amount.from - 1]?.norm;
  const earlier = tokens[amount.from - 2]?.norm;
  if (before === 'nao' || (earlier === 'nao' && /^(?:era|foi|sao|gastei|paguei|dei|deu|custou)$/.test(before ?? '')))
    return true;
  if (before === 'de' && (earlier === 'vez' || earlier === 'inves')) return true;
  // "Paguei 240 num tênis que era 300", "economizei 60".
  if (
    (before === 'era' && /^(?:que|\()$/.test(earlier ?? '')) ||
    /^(?:economizei|faltam?|faltando)$/.test(before ?? '')
  )
    return true;
  if (before === 'com' && amount.form === 'slang' && earlier !== 'morri') return true;
  const after = tokens[amount.to]?.norm;
  const last = tokens[amount.to + 1]?.norm;
  // "Cobrou 12 a mais, total 52".
  if (after === 'a' && last === 'mais') return true;
  // "35 de entrada na balada" is a ticket price.
  const ticket = last === 'entrada' && isListed(tokens[amount.to + 3], GATES);
  if (after === 'de' && (/^(?:troco|desconto|cashback)$/.test(last ?? '') || (last === 'entrada' && !ticket)))
    return true;
  return (before === 'de' || before === 'com') && /^(?:desconto|cupom|entrada|troco|cashback)$/.test(earlier ?? '');
}

/** "Anzol 35, dei 50 e voltou 15", "300 com 60 de desconto, paguei 240": the largest of three is the others together. */
export function confirmEachOther(amounts: readonly Amount[]): boolean {
  const [most = 0, more = 0, least] = amounts.map(({ cents }) => cents).sort((a, b) => b - a);
  return amounts.length === 3 && most - more === least;
}

/** Original price, then discounted price: "de 90 por 59". */
function isDiscounted(tokens: readonly Token[], before: Amount, after: Amount): boolean {
  if (tokens[before.from - 1]?.norm !== 'de') return false;
  return tokens[after.from - 1]?.norm === 'por' && after.from - before.to <= 4;
}

function cueRank(tokens: readonly Token[], amount: Amount): number {
  const before = tokens[amount.from - 1]?.norm ?? '';
  if (PRICE_CUES.has(before)) return 2;
  if ((before === ':' || before === '=') && amount.from > 1) return 2;
  if (before === 'uns' || before === 'umas' || before === 'quase') {
    return PRICE_CUES.has(tokens[amount.from - 2]?.norm ?? '') ? 2 : 0;
  }
  return before === 'de' ? 1 : 0;
}

/** The person's own share: "minha parte foi 150", "paguei só 80". */
function isMyPart(tokens: readonly Token[], amount: Amount): boolean {
  if (tokens[amount.from - 2]?.norm === 'paguei' && /^(?:so|somente|apenas)$/.test(tokens[amount.from - 1]?.norm ?? ''))
    return true;
  for (let at = amount.from - 1; at >= amount.from - 3; at--)
    if (/^(?:parte|cota|metade)$/.test(tokens[at]?.norm ?? '') && tokens[at - 1]?.norm === 'minha') return true;
  return false;
}

/** A total: "total 5.360", "então 10,20", "= 41". */
export function isTotal(tokens: readonly Token[], amount: Amount): boolean {
  const before = tokens[amount.from - 1]?.norm ?? '';
  const earlier = tokens[amount.from - 2]?.norm ?? '';
  if (/^(?:total|totalizando|somando|=)$/.test(before) || holdsExtra(tokens, amount)) return true;
  return /^(?:de|deu|:|foi|ficou)$/.test(before) && /^(?:total|totalizando|tudo|soma)$/.test(earlier);
}

/** A result the person computed: "5,10 cada, então 10,20". */
function isConcluded(tokens: readonly Token[], amount: Amount, amounts: readonly Amount[]): boolean {
  return (
    /^(?:entao|portanto|logo)$/.test(tokens[amount.from - 1]?.norm ?? '') &&
    amounts.every((other) => other === amount || other.cents < amount.cents || other.unitPrice !== undefined)
  );
}

function weight(tokens: readonly Token[], amount: Amount): number {
  if (isMyPart(tokens, amount)) return 200;
  const decimals = amount.cents % 100 === 0 ? 0 : 1;
  return (isSetAside(tokens, amount) ? 0 : 100) + (amount.marked ? 10 : 0) + cueRank(tokens, amount) * 2 + decimals;
}

function heaviest(tokens: readonly Token[], amounts: readonly Amount[]): Amount | undefined {
  if (amounts.length === 1) return amounts[0];
  let best: Amount | undefined;
  let bestWeight = -1;
  for (const amount of amounts) {
    const own = weight(tokens, amount);
    if (own < bestWeight) continue;
    best = amount;
    bestWeight = own;
  }
  return best;
}

function afterLastRepair(tokens: readonly Token[], amounts: readonly Amount[]): readonly Amount[] {
  const first = amounts[0];
  const last = amounts.at(-1);
  if (first === undefined || last === undefined || first === last) return amounts;
  for (let at = last.from - 1; at >= first.to; at--) {
    if (isRepair(tokens, at)) return amounts.filter((amount) => amount.from > at);
  }
  return amounts;
}

/** "Vendi 200 dólares por 1.150", "foi 12 dólares, veio 68 no cartão": in reais. */
function inReais(tokens: readonly Token[], [sum, price, ...more]: readonly Amount[]): Amount | undefined {
  const cue = tokens[(price?.from ?? 0) - 1]?.norm;
  if (sum === undefined || price?.currency !== 'BRL' || sum.currency === 'BRL' || more.length > 0) return undefined;
  return /^(?:por|veio|deu|saiu|ficou)$/.test(cue ?? '') ? price : undefined;
}

/** The chosen amount and the others, in text order. "metade de 90" yields 45. */
export function chooseAmount(
  tokens: readonly Token[],
  amounts: readonly Amount[],
): { chosen?: Amount; others: Amount[] } {
  const candidates = afterLastRepair(tokens, amounts);
  const paid = candidates.find((amount, i) => {
    const before = candidates[i - 1];
    return before !== undefined && isDiscounted(tokens, before, amount);
  });
  const spent = lessWhatCameBack(tokens, candidates) ?? inReais(tokens, candidates);
  if (spent !== undefined) return { chosen: spent, others: [] };
  const whole = candidates.find(
    (amount) => candidates.length > 1 && (isTotal(tokens, amount) || isConcluded(tokens, amount, candidates)),
  );
  const best = paid ?? whole ?? heaviest(tokens, candidates);
  if (best === undefined) return { others: [] };
  const part = paidFraction(tokens, best);
  const chosen = part === undefined ? best : { ...best, cents: Math.round(best.cents * part) };
  return { chosen, others: amounts.filter((amount) => amount !== best) };
}
