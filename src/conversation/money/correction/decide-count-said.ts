// "Foram 3", "eram 3 peões", right behind "paguei 2 peões 120 cada": how many, and not how much.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { editCall } from './edit-call.ts';

const MANY = spelledCounts(2, 12);
const COUNT = pattern('i')`
  ^(?:(?:${TAKES_BACK}),? )*
  (?:
    (?:foram|eram|s[ãa]o|vendi|comprei)(?: s[óo])? (?<count>\d{1,2}|${MANY})|
    (?:foi|era|foram|eram|fiquei|ficou|usei|usamos|trabalhou|trabalhei|veio)(?: s[óo])? (?<told>\d{1,2}|${MANY}) (?<noun>[a-zà-ÿ]{3,})(?: com el[ea])?
  )(?: (?:e n[ãa]o .{1,12}))?[.!]*$
`;
const TAKEN_BACK = new RegExp(`^(?:${TAKES_BACK}|ah|foi mal|foram|eram)(?![a-zà-ÿ])`, 'i');
const NUMBERS = new RegExp(`(?<![a-zà-ÿ\\d.,])(?:\\d{1,3}(?![\\d.,]*\\d)|${MANY})(?![a-zà-ÿ])`, 'gi');
/** In letters: "peão" and "peões" begin alike. */
const STEM = 3;

const ofOne = (noun: string): RegExp =>
  new RegExp(`(?:^|(?<![a-z])(?:[oa]|uma?|por|cada) )${folded(noun).slice(0, STEM)}(?![a-z]+s )`, 'u');

/** What so many come to at the price each had in the message before; undefined when that counted nothing. */
export function countedAnew({ text, loaded, readingOf }: Situation, cents: number | undefined): number | undefined {
  const { count, told = '', noun } = COUNT.exec(text.trim())?.groups ?? {};
  const { lastSaid = '' } = loaded;
  const now = countSaid(count ?? told);
  if (now === undefined || now < 1 || cents === undefined) return undefined;
  if (noun !== undefined && !folded(lastSaid).includes(folded(noun).slice(0, STEM))) return undefined;
  const prices = readingOf(lastSaid).amounts.map((amount) => amount.unitPrice?.eachCents ?? amount.cents);
  const before = (lastSaid.match(NUMBERS) ?? [])
    .map(countSaid)
    .find((many = 0) => many > 1 && prices.some((each) => each * many === cents));
  if (before !== undefined) return before === now ? undefined : (cents / before) * now;
  // "Paguei 150 a diária", then "foram 2 diárias": the price of one was told.
  const one = noun !== undefined && prices.includes(cents) && ofOne(noun).test(folded(lastSaid));
  return one && now > 1 ? cents * now : undefined;
}

/** "Não, pera, comprei 2, 180": all of them together. */
const WITH_TOTAL = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|foi mal),? )*(?:foram|eram|comprei|peguei|levei|paguei) (?:\d{1,2}|${MANY})(?: (?!reais|conto|mil)[a-zà-ÿ]{3,15})?,? (?:e )?(?:(?:deu|deram|por|ficou|no total|total|tudo|ao todo|foi) )*(?<value>${TYPED_AMOUNT})(?: (?:no total|tudo|os dois|as duas|ao todo))?[.!]*$
`;

/** "Foi 4,50 cada passagem, duas", "foram 2 de 45", "4,80 cada, ida e volta": what each was, of the one just recorded. */
const EACH = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|e|foi|foram|eram?|é|s[ãa]o|custou|custaram|deu|saiu|a|por),? )*(?:
    (?<count>\d{1,2}|${MANY})(?: (?<thing>[a-zà-ÿ]{3,}))? (?:de|a) (?<each>${TYPED_AMOUNT})(?: cada(?: uma?)?)?|
    (?<value>${TYPED_AMOUNT}) cada(?: (?<noun>(?!uma?)[a-zà-ÿ]{3,})| uma?)?(?:,? (?:(?:foram|eram|s[ãa]o|comprei|peguei) )?(?<many>\d{1,2}|${MANY}|ida e volta))?
  )[.!]*$
`;

/** How many they were is told now, or was told with them, or is what their value comes to. */
function eachSaid(last: Lancamento, situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const { count, thing, each = '', value = each, noun = thing, many = count } = EACH.exec(text.trim())?.groups ?? {};
  const cents = valueSaid(value, situation);
  if (cents === undefined || cents === 0 || last.parcelas > 1 || last.status !== 'paga') return undefined;
  if (noun !== undefined && !folded(last.description).includes(folded(noun).slice(0, STEM))) return undefined;
  const before = (loaded.lastSaid?.match(NUMBERS) ?? []).map(countSaid).find((one = 0) => one > 1);
  const so = last.cents / cents;
  const times =
    many === undefined ? (before ?? (Number.isInteger(so) ? so : 0)) : /ida/i.test(many) ? 2 : countSaid(many);
  if (times === undefined || times < 2) return undefined;
  return times * cents === last.cents
    ? say(phrases.alreadySo([subjectWords(last)]))
    : run(editCall(last.id, { cents: times * cents }));
}

/** Undefined unless the last entry is so many at so much each. */
export function decideCountSaid(situation: Situation): Decision | undefined {
  const { lastEntry, wroteLast } = situation.loaded;
  const total = WITH_TOTAL.exec(situation.text.trim())?.groups?.['value'];
  const all = total === undefined ? undefined : valueSaid(total, situation);
  if (
    all !== undefined &&
    lastEntry?.kind === 'despesa' &&
    all > lastEntry.cents &&
    wroteLast() &&
    TAKEN_BACK.test(situation.text)
  )
    return run(editCall(lastEntry.id, { cents: all }));
  const each = lastEntry === undefined || !wroteLast() ? undefined : eachSaid(lastEntry, situation);
  if (each !== undefined) return each;
  const cents = countedAnew(situation, lastEntry?.cents);
  if (cents === undefined || lastEntry === undefined || !wroteLast()) return undefined;
  return run(editCall(lastEntry.id, { cents }));
}
decideCountSaid.says = [COUNT, WITH_TOTAL, EACH];
