// "Mercado 410, 300 no vale e o resto no débito", "metade no pix e metade no cartão" of the purchase just recorded: one purchase paid
// in several ways is an entry each. "410 no vale, faltou 35, paguei no débito": whether the 35 are within the price is asked.

import { listed } from '../../../domain/listed.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { METHODS } from '../../wording/ways-of-paying.ts';
import { priceOf } from '../own-work/price-of-work.ts';
import { valueSaid } from '../value-said.ts';
import { draftLike, removed } from './decide-parts-told.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import { recordCall } from './record-call.ts';

const PART = pattern('i')`
  ^(?:(?:e|mas|a[íi]|sendo|foi|na verdade|eu|paguei|passei|usei|gastei|os outros|(?<short>faltou|faltaram)),? )*
  (?:(?<value>${TYPED_AMOUNT})|(?<half>(?:a (?:outra )?)?metade)|o (?:resto|restante)|o que (?:faltou|faltava))
  (?<of> d(?:isso|ess[ea]s?|el[ea]s?|a[íi]))?,? (?:(?:que|eu|foi|foram|paguei|passei|completei|de entrada|de sinal|em|com|n[oa]s?|d[oe]|pel[oa]|o|meu) )*(?<how>(?:(?<times>\d{1,2}) ?(?:x|vezes)(?: |$))?(?:[a-zà-ÿ][a-zà-ÿ ]{1,30}?)?)[.!]*$
`;
const BETWEEN = pattern('i')`
  \s*[,;:](?!\d)\s*| e (?=(?:a outra )?metade|o (?:resto|restante|que falt)|os outros \d|(?:r\$ ?)?\d|faltou)|
  (?<=(?:${METHODS})) (?=(?:a outra )?metade|o (?:resto|restante)|\d)
`;
const CUE = pattern('i')`
  (?<![a-zà-ÿ])(?:${METHODS})(?![a-zà-ÿ])
`;
const LONGEST = 160;

type Way = Pick<Draft, 'method' | 'bank' | 'parcelas'> & {
  readonly cents?: number;
  readonly half: boolean;
  readonly short: boolean;
  /** It is said to be a part of the whole. */
  readonly within: boolean;
};

/** How the rest was paid is not told. */
const REST: Way = { half: false, short: false, within: false };

/** Undefined unless the words are a part and a way of paying, and nothing else. */
function wayIn(words: string, situation: Situation): Way | undefined {
  const { short, value, half, how, times, of } = PART.exec(words)?.groups ?? {};
  if (how === undefined || how === '') return undefined;
  const { intent, slots } = situation.read(`gastei 10 com pão ${times === undefined ? 'no' : 'em'} ${how}`);
  if (intent !== 'lancamento' || slots.payment_method === undefined) return undefined;
  if (slots.description !== 'pão' || slots.counterpart !== undefined) return undefined;
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  const { payment_method: method, account: bank, installments: parcelas } = slots;
  return {
    ...withoutUndefined({ cents, method, bank, parcelas }),
    half: half !== undefined,
    short: short !== undefined,
    within: of !== undefined,
  };
}

/** An entry for each way; undefined unless they come to the whole. */
function inWays(whole: Draft, ways: readonly Way[]): readonly Draft[] | undefined {
  const total = whole.cents ?? ways.reduce((sum, { cents = 0 }) => sum + cents, 0);
  const told = ways.map(({ cents, half }) => cents ?? (half ? Math.floor(total / 2) : undefined));
  const left = total - told.reduce((sum: number, cents) => sum + (cents ?? 0), 0);
  if (left < 0 || (left > 1 && told.filter((cents) => cents === undefined).length !== 1)) return undefined;
  return ways.map((way, i) => inWay(whole, way, told[i] ?? left));
}

function inWay({ method: _, ...whole }: Draft, { method: how, bank, parcelas }: Way, cents = 0): Draft {
  // Which side of the card a customer paid with is not asked.
  const method = how === 'cartao' && whole.kind === 'receita' ? undefined : how;
  return { ...whole, ...withoutUndefined({ method, bank, parcelas }), cents };
}

/** "Recebi tudo em dinheiro menos 20 no pix". */
const ALL_BUT =
  /^(?:(?:e|eu|foi|recebi|paguei),? )*tudo ((?:em|n[oa]|de) [a-zà-ÿ]{2,12}),? (?:menos|fora|tirando|exceto) (?:os )?(\d.{3,40}?)[.!]*$/i;

type Told = { readonly first: string; readonly rest: readonly Way[] };

function toldIn(situation: Situation): Told | undefined {
  const { text } = situation;
  if (text.length > LONGEST || !CUE.test(text)) return undefined;
  const [first = '', ...more] = text
    .trim()
    .split(BETWEEN)
    .filter((one) => one !== '');
  const ways = more.map((one) => wayIn(one, situation));
  return ways.length === 0 || ways.includes(undefined) ? undefined : { first, rest: ways as readonly Way[] };
}

/** "300 no vale e o resto no débito", right behind the purchase. */
export function decideWaysOfLast(situation: Situation): Decision | undefined {
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (last === undefined || !PAID_OR_SOLD.has(last.kind) || last.status !== 'paga' || last.parcelas > 1 || !wroteLast())
    return undefined;
  const { first = situation.text, rest = [] } =
    toldIn(reworded(situation, situation.text.replace(ALL_BUT, '$2, o resto $1'))) ?? {};
  const said = wayIn(first, situation);
  // "18 no pix", of 32 sold at one price: so many of them.
  const each = last.kind === 'receita' ? priceOf(last.description, situation.loaded)?.cents : undefined;
  const [few, many] = [Number(/^\s*(\d{1,3}) /u.exec(first)?.[1]), each === undefined ? 0 : last.cents / each];
  const counted = each !== undefined && Number.isInteger(many) && few < many && many > 1;
  const own = said && counted ? { ...said, cents: few * each } : said;
  // One way alone is of a part only where that is said, or "120 foi no pix" of 340.
  const part = own !== undefined && rest.length === 0;
  const less =
    own?.cents !== undefined && own.cents < last.cents && /(?<![a-zà-ÿ])(?:foi|foram)(?![a-zà-ÿ])/i.test(first);
  if (own === undefined || (part && !own.within && !own.half && !less)) return undefined;
  const entries = inWays(draftLike(last), [own, ...(part ? [REST] : rest)]);
  return entries && run(removed(last), recordCall(...entries));
}
decideWaysOfLast.says = [CUE];

const PAID_OR_SOLD: ReadonlySet<string> = new Set(['despesa', 'receita']);

/** Undefined unless all of the message is a purchase or a sale and how its parts were paid. */
export function decidePaidInWays(situation: Situation): Decision | undefined {
  const { first, rest } = toldIn(situation) ?? {};
  if (first === undefined || rest === undefined) return undefined;
  const head = reworded(situation, first);
  const { intent, slots } = head.understanding;
  const [draft, ...others] = intent === 'lancamento' ? draftsOf(slots, head) : [];
  if (draft === undefined || !PAID_OR_SOLD.has(draft.kind) || draft.cents === undefined || others.length > 0)
    return undefined;
  const [extra = 0, ...no] = rest.map(({ cents }) => cents);
  if (draft.method !== undefined && no.length === 0 && extra < draft.cents && rest[0]?.short === true) {
    const both = (cents: number) =>
      recordCall({ ...draft, cents }, ...(inWays({ ...draft, cents: extra }, rest) ?? []));
    const [within, above] = [draft.cents, draft.cents + extra];
    return askToChoose(
      'clarify_type',
      [
        `Quanto deu ${draft.description ?? 'tudo'} ao todo: `,
        listed([reais(within), reais(above)]).replace(' e ', ' ou '),
        '?',
      ],
      [
        { label: reais(within), act: both(within - extra) },
        { label: reais(above), act: both(within) },
      ],
      situation.asking,
    );
  }
  const whole = takings(draft);
  // "Entrou 300 no pix e 200 no dinheiro": the first is the value of no whole.
  if (whole.kind === 'receita' && whole.method !== undefined)
    return rest.every(({ cents, within }) => cents !== undefined && !within)
      ? keepOrAsk([whole, ...rest.map((one) => inWay(whole, one, one.cents))], situation)
      : undefined;
  const part = rest.length === 1 && (rest[0]?.within === true || draft.kind === 'receita');
  const ways = part ? [...rest, REST] : rest;
  const entries = ways.length > 1 && draft.method === undefined ? inWays(whole, ways) : undefined;
  return entries && keepOrAsk(entries, situation);
}

const WAY = new RegExp(`^(?:${METHODS})$`, 'i');

/** "Entrou 300 no pix": of nothing that is named, so that is asked. */
function takings(draft: Draft): Draft {
  if (draft.kind !== 'receita' || !WAY.test(draft.description ?? '')) return draft;
  const { description: _, category: __, ...unnamed } = draft;
  return unnamed;
}
