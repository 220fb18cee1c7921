// "Fiz 2 faxinas hoje", "a dona Rita levou 2 fiado", "a Cida ficou me devendo uma": as many as said, at the price told before.

import { pattern, piece } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { askToFill } from '../../ask.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { editCall } from '../correction/edit-call.ts';
import { lessOf } from '../correction/less-of.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { recordCall } from '../entry/record-call.ts';
import { decideArrived } from '../owing/decide-arrived.ts';
import { COUNT, countSaid, type PriceOfWork, priceOf } from './price-of-work.ts';
import { isWork } from './trades.ts';

const DAY = '(?<day>(?:hoje|hj|ontem|anteontem),? )?';
const DONE = pattern('i')`
  ^(?:(?:e|a[íi]|eu|tamb[ée]m|na (?:feira|rua|barraca|loja)),? )*${DAY}(?:eu )?(?:fiz|fizemos|vendi|vendemos|entreguei|dei)(?: mais)?
  (?: (?<count>${COUNT}))? (?<words>[a-zà-ÿ][^?\d]{2,60}?)
  (?:,? (?:e |mas )?(?:el[ea] )?(?:s[óo] )?(?:paga|vai pagar|acerta|vai acertar) (?:s[óo] )?(?<due>(?:n[ao] |pr[ao] )?(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|m[êe]s que vem)))?[.!]*$
`;
const DONE_EACH = new RegExp(
  `^(?:(?:e|a[íi]|eu|tamb[ée]m|na (?:feira|rua|barraca|loja)),? )*${DAY}(?:eu )?(?:(?:fiz|fizemos|vendi|vendemos|entreguei|foram|foi|atendi|teve|tive|s[óo]):? )*(?<all>(?:${COUNT}) [a-zà-ÿ][^?]{2,120}?)[.!]*$`,
  'i',
);
const NEXT_COUNT = new RegExp(`(?:, (?:e )?| e )(?=(?:${COUNT}) )`, 'i');
const ONE_OF = new RegExp(`^(?<count>${COUNT}) (?:s[óo] )?(?:(?:de|d[oa]) )?(?<thing>[^\\d]+)$`, 'i');
const WHO = piece`
  (?:[oa] )?(?<who>(?:(?:seu|dona|dr\.?|dra\.?|tio|tia|minha|meu) )?(?!(?:eu|ele|ela|quem|isso)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: [A-ZÀ-Þ][a-zà-ÿ]+)?)
`;
const ON_TRUST = pattern('i')`
  ^(?:(?:e|a[íi]|hoje|ontem),? )*${WHO} (?:levou|pegou|comprou) (?<count>${COUNT})(?: (?!no fiad|fiad)(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?
  (?: no)? fiad[oa]s?[.!]*$
`;
const OWES = pattern('i')`
  ^${AND}${WHO} (?:ainda )?(?:
    (?:ficou|t[áa]|est[áa]|tava) (?:me )?devendo|(?:ainda )?me deve|ficou de (?:me )?pagar|n[ãa]o (?:me )?pagou
  ) (?:s[óo] )?(?:(?<own>[oa] d?el[ea])|(?<count>${COUNT}))(?: (?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?(?: (?:ainda|de hoje|hoje|de ontem))*[.!]*$
`;
/** "Um deles foi fiado", of those just told as sold. */
const SOME_OWED = pattern('i')`
  ^${AND}(?<count>${COUNT}|${TYPED_AMOUNT})(?: (?:d?el[ea]s|dess[ea]s|disso))?(?: (?:foi|foram|ficou|ficaram|sa[íi]ram|[ée]|s[ãa]o))? (?:no |do |de )?fiad[oa]s?(?:,? (?:foi )?(?:pr[ao]|para [ao]|d[ao]|com [ao]) ${WHO})?[.!]*$
`;
/** "Pra Joana", of what waits and has no name yet. */
const FOR_WHOM = pattern('i')`^(?:(?:e|foi|[ée]) )*(?:pr[ao]|para [ao]|d[ao]) ${WHO}[.!]*$`;
/** "O seu Bené pagou as 5 dele no pix". */
const PAID = pattern('i')`
  ^(?:(?:e|mas|a[íi]|hoje),? )*${WHO} (?:j[áa] )?(?:me )?(?:pagou|acertou|quitou) (?:[ao]s? )?(?<count>${COUNT})(?: (?!d?el[ea]|que|no|em|hoje|reais)(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?))?
  (?: (?:d?el[ea]|que (?:el[ea] )?(?:levou|pegou|tinha levado|comprou|devia)))?(?: (?:hoje|no pix|em dinheiro|no dinheiro|no cart[ãa]o))*[.!]*$
`;
/** As ON_TRUST is reworded. */
const SOLD_ON_TRUST = /^vendi fiado pra /i;
/** What was not paid for yet, or is a purchase. */
const UNPAID = pattern('i')`
  (?<![a-zà-ÿ])(?:n[ãa]o|pag[a-zà-ÿ]*|dev[a-zà-ÿ]+|quase|de gra[çc]a|cortesia|aqui em casa|presente|doa[a-zà-ÿ]+|anivers[áa]rio|
  pr[ao] (?:mim|gente|n[óo]s|casa)|(?:minha|meu) (?!client|patr|fregu))(?![a-zà-ÿ])
`;
/** "Na dona Cida e na Rosa": one for each. */
const AT_TWO = /(?<![a-zà-ÿ])(?:n[ao]|pr[ao]) (?:casa d[aeo] )?[a-zà-ÿ ]+ e (?:(?:n[ao]|pr[ao]) )?[a-zà-ÿ ]+$/i;

const article = (who: string): string => (/^(?:dona|dra|minha|tia)|a$/i.test(who.split(' ')[0] ?? '') ? 'a' : 'o');

const as = (words: string, situation: Situation): Decision | undefined => {
  const told = reworded(situation, words);
  if (told.understanding.intent !== 'lancamento') return undefined;
  const { slots } = told.understanding;
  // Whatever has a price is the person's work.
  const items = slots.items?.map(({ missing: _, ...item }) => ({ category: 'renda_extra', ...item }) as const);
  const kept = decideRecord({ category: 'renda_extra', ...slots, ...(items === undefined ? {} : { items }) }, told);
  const [call, ...others] = kept.do === 'run_tool' ? kept.calls : [];
  if (call?.tool !== 'record_transaction') return kept;
  // Sold again to nobody named: what a customer owes for another one waits as before.
  return run(
    recordCall(...call.args.entries.map((one) => (isSoldNow(one) ? { ...one, dueCents: 0 } : one))),
    ...others,
  );
};

const isSoldNow = ({ kind, counterpart, pending }: Draft): boolean =>
  kind === 'receita' && counterpart === undefined && pending !== true;

/** The longest run of words that names something with a price, and what is said behind it. */
function pricedIn(words: string, { loaded }: Situation): (PriceOfWork & { named: string; rest: string }) | undefined {
  const all = words.split(' ');
  for (let n = Math.min(4, all.length); n > 0; n--) {
    const named = all.slice(0, n).join(' ');
    const price = priceOf(named, loaded);
    if (price !== undefined) return { ...price, named, rest: all.slice(n).join(' ') };
  }
  return undefined;
}

function doneAtPrice(situation: Situation): Decision | undefined {
  const { day = '', count, words = '', due } = DONE.exec(situation.text.trim())?.groups ?? {};
  const priced = words === '' || UNPAID.test(words) ? undefined : pricedIn(words, situation);
  if (priced === undefined) return unpriced(count, words, situation);
  const { cents, named, rest } = priced;
  const many = count === undefined ? (AT_TWO.test(rest) ? 2 : 1) : countSaid(count);
  if (many === undefined) return undefined;
  if (due !== undefined)
    return as(`vou receber ${reais(cents * many)} de ${named} ${rest.replace(/^pr(?=[ao] )/i, 'd')} ${due}`, situation);
  const sold = /(?<![a-zà-ÿ])fiad[oa]s?(?![a-zà-ÿ])/i.test(rest)
    ? `vendi fiado ${reais(cents * many)} de ${named} ${rest.replace(/(?:no )?fiad[oa]s? ?/i, '')}`
    : `${day}recebi ${reais(cents * many)} de ${named} ${rest}`;
  return as(sold.trim(), situation);
}

/** "Hoje fiz 14 corridas": how many, of which what they brought is asked. */
function unpriced(count: string | undefined, words: string, { text, asking, zone, reading }: Situation) {
  const work = words.replace(/ (?:hoje|hj|at[ée] agora)$/i, '');
  const many = countSaid(count ?? '') ?? 0;
  if (many < 2 || UNPAID.test(words) || !/(?:fiz|fizemos|entreguei)(?![a-zà-ÿ])/i.test(text) || !isWork(work))
    return undefined;
  const date = reading.past[0]?.date ?? localDate(asking.said, zone);
  const earned = { kind: 'receita', category: 'renda_extra', description: work.toLowerCase(), date } as const;
  return askToFill(['Quanto deu ', { bold: `${count} ${work}` }, '?'], 'amount', recordCall(earned), asking);
}

/** "Hoje fiz 2 pé e mão, 1 mão e um alongamento": undefined unless each of them has its price. */
function eachAtPrice(situation: Situation): Decision | undefined {
  const { day = '', all = '' } = DONE_EACH.exec(situation.text.trim())?.groups ?? {};
  const each = all.split(NEXT_COUNT).map((part) => {
    const { count = '', thing } = ONE_OF.exec(part)?.groups ?? {};
    const [many, price] = [countSaid(count), thing === undefined ? undefined : priceOf(thing, situation.loaded)];
    return many === undefined || price === undefined ? [] : [`${reais(price.cents * many)} de ${price.thing}`];
  });
  const priced = each.flat();
  return priced.length < each.length ? undefined : as(`${day}recebi ${priced.join(', ')}`, situation);
}

/** "Vendi 10 bolos por 200": what one of those just told as sold brought, in centavos. */
const SOLD_MANY = new RegExp(
  `(?<![a-zà-ÿ])(?:vendi|vendemos|fiz|fizemos|sa[íi]ram|atendi|entreguei) (?<count>${COUNT})(?![\\d.])`,
  'i',
);
function broughtEach(cents: number, { lastSaid = '', wroteLast }: Situation['loaded']): number {
  const many = wroteLast() ? (countSaid(SOLD_MANY.exec(lastSaid)?.groups?.['count'] ?? '') ?? 0) : 0;
  return many > 0 ? Math.round(cents / many) : 0;
}

/** "O dela", of "hoje atendi 5, a 35 cada": what one of them was. */
function justBrought(own: string | undefined, loaded: Situation['loaded']): PriceOfWork | undefined {
  const { lastEntry: last } = loaded;
  const cents = own === undefined || last?.kind !== 'receita' ? 0 : broughtEach(last.cents, loaded);
  return cents === 0 || last === undefined ? undefined : { thing: last.description, cents };
}

/** From here on a number alone is reais, where nobody knows what one of them costs. */
const MONEY = 10;

function someOnTrust({ text, message, loaded }: Situation): Decision | undefined {
  const { lastEntry: last, wroteLast } = loaded;
  if (last?.kind !== 'receita') return undefined;
  const { id, kind, category, description, date, counterpart, status } = last;
  const whose = FOR_WHOM.exec(text.trim())?.groups?.['who'];
  if (whose !== undefined && status === 'pendente' && counterpart === '' && wroteLast())
    return run(editCall(id, { counterpart: properName(whose) }));
  // The turns of phrase take it for something bought on trust.
  const { count = '', who } =
    SOME_OWED.exec((message.body.kind === 'text' ? message.body.text : text).trim())?.groups ?? {};
  if (count === '' || status !== 'paga') return undefined;
  const each = priceOf(description, loaded)?.cents ?? broughtEach(last.cents, loaded);
  const counted = each * (countSaid(count) ?? 0);
  const value = typedCents(count);
  const cents = counted > 0 && counted < last.cents ? counted : value >= MONEY * 100 || /\D/u.test(count) ? value : 0;
  if (cents === 0) return wroteLast() ? say(phrases.whoDidNotPay) : undefined;
  if (last.cents <= cents) return undefined;
  const theirs = who === undefined ? {} : { counterpart: properName(who) };
  return run(lessOf(last, cents), recordCall({ kind, category, description, date, cents, ...theirs, pending: true }));
}

/** Undefined when nothing named has a price that was told. */
export function decideAtPrice(situation: Situation): Decision | undefined {
  const done = doneAtPrice(situation) ?? eachAtPrice(situation) ?? someOnTrust(situation);
  if (done !== undefined) return done;
  // The turns of phrase leave out how many there were.
  const { body } = situation.message;
  const text = (body.kind === 'text' ? body.text : situation.text).trim();
  const paid = PAID.exec(text);
  const { who = '', thing, own, count = own && '1' } = (paid ?? ON_TRUST.exec(text) ?? OWES.exec(text))?.groups ?? {};
  const many = countSaid(count ?? '');
  const price =
    many === undefined ? undefined : (priceOf(thing, situation.loaded) ?? justBrought(own, situation.loaded));
  if (price === undefined || many === undefined) return undefined;
  const cents = price.cents * many;
  const { called } = situation.loaded;
  // What was owed is settled under its own name.
  if (paid !== null)
    return called(who).entries.some(({ status }) => status === 'pendente')
      ? decideArrived(reworded(situation, `${article(who)} ${who} pagou ${reais(cents)}`))
      : as(`recebi ${reais(cents)} de ${price.thing} d${article(who)} ${who}`, situation);
  const owed = as(`${article(who)} ${who} me deve ${reais(cents)} de ${price.thing}`, situation);
  // Of those just told as paid, so many were not.
  const { lastEntry: last, wroteLast } = situation.loaded;
  const among = last?.kind === 'receita' && last.status === 'paga' && wroteLast() && last.cents % price.cents === 0;
  if (owed?.do !== 'run_tool' || last === undefined || !among || last.cents <= cents || !OWES.test(text)) return owed;
  const [record, ...others] = owed.calls;
  return run(lessOf(last, cents), ...(record === undefined ? [] : [record]), ...others);
}
decideAtPrice.says = [DONE, DONE_EACH, PAID, ON_TRUST, OWES, SOLD_ON_TRUST, SOME_OWED, FOR_WHOM];
