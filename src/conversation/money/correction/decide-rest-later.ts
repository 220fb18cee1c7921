// "O resto pago dia 10", "falta 250 que pago dia 10", right behind what was paid in part: the rest is to pay. "Paguei só 800", behind a
// bill that waits: so much of it is paid. "Era 350 o total", behind an entrada: what is left of it. "Paguei 175 da cadeira, o resto semana que vem": how much is left is asked.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { type Draft, missingPiece } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { type Asking, askToChoose, askToConfirm, askToFill } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';
import { dayTold } from './day-told.ts';
import { editCall } from './edit-call.ts';
import { sameAs } from './same-again.ts';

const DAY = '(?<day>(?:n[ao] |em |pr[ao] )?(?!.*\\d ?(?:x|vezes|parcelas))[a-zà-ÿ\\d][a-zà-ÿ\\d/ -]{2,25})';
const REST = pattern('i')`
  ^${AND}(?:
    (?:(?:ainda )?(?:falta|faltam|faltou|faltaram|ficou faltando|ficaram|fica)(?: pagar)? (?<left>${TYPED_AMOUNT})|os outros (?<others>${TYPED_AMOUNT}))|
    o (?:resto|restante|que falta)|a outra (?:metade|parte)
  ),? (?:que )?(?:eu )?(?:s[óo] )?(?:(?:pago|vou pagar|fica|ficou|acerto|dou|vence|[ée]|mando|quito|cai|vem|entra|(?:el[ea]s? )?(?:me )?(?:pagam?|mandam?|passam?)) )?(?:s[óo] )?(?:pr[ao] |para )?${DAY}[.!]*$
`;
const PART = pattern('i')`
  ^(?:(?:e|mas|j[áa]|hoje|ontem|eu|n[ãa]o|por enquanto),? )*(?:paguei|dei|consegui pagar)(?: hoje| ontem| agora)?(?:(?<only> s[óo]| apenas)|(?<whole> (?:tudo |el[ea] )?(?:com|j[áa] com|sem) (?:o |a )?(?:desconto|juros?|multa|acr[ée]scimo)(?: por| deu)?,?))? (?:(?<value>${TYPED_AMOUNT})|(?<half>(?:a )?metade))
  (?<of> d(?:el[ea]|isso|ess[ea])(?: (?:conta|fatura|boleto))?| d[ao] (?:fatura|conta|boleto))?(?: s[óo]| por enquanto| hoje| no pix)*[.!]*$
`;
/** "Era 350 o total", "o sofá custa 350", behind "dei 100 de entrada no sofá". */
const WHOLE = pattern('i')`
  ^(?:(?:e|mas|a[íi]|s[óo] que|ah),? )*(?:
    (?:(?:o )?(?:total|valor total|pre[çc]o)|tudo|ao todo|no total|[oa] (?<thing>[a-zà-ÿ]{3,}(?: todo| toda| inteir[oa]| complet[oa])?))(?: (?:é|eh|era|foi|deu|d[áa]|custa|custou|sai|fica|ficou|vai (?:dar|ficar)))?(?: (?:de|por|em))? (?<value>${TYPED_AMOUNT})|
    (?:(?<bare>é|era|foi|custa|custou|deu|fica|ficou|s[ãa]o|saiu)(?: (?:por|de|em))? )?(?<value_>${TYPED_AMOUNT})(?<all> (?:[oa] (?:total|tod[oa]|pre[çc]o)|no total|ao todo|tudo|total))?
  )[.!]*$
`;
/** Said of what was paid ahead of the rest. */
const AHEAD = /(?<![a-zà-ÿ])(?:de entrada|de sinal|a entrada|o sinal|adianta(?:do|mento)|adiantei)(?![a-zà-ÿ])/i;

/** What is left of the whole is still to pay, or to come. A value alone may put the part right, which is asked. */
function ofWhole(last: Lancamento, situation: Situation): Decision | undefined {
  const { loaded, text, asking } = situation;
  const { value, value_ = value, bare, all, thing } = WHOLE.exec(text.trim())?.groups ?? {};
  const whole = value_ === undefined ? undefined : valueSaid(value_, situation);
  if (whole === undefined || whole <= last.cents || last.status !== 'paga' || last.parcelas > 1) return undefined;
  if (!AHEAD.test(loaded.lastSaid ?? '') || loaded.lastEntries().length > 1) return undefined;
  const cents = whole - last.cents;
  const rest = recordCall({ ...sameAs(last), cents, pending: true });
  if (value !== undefined || all !== undefined) return thing === undefined || isOf(thing, last) ? run(rest) : undefined;
  if (bare === undefined) return undefined;
  return askToChoose(
    'clarify_type',
    [{ bold: reais(whole) }, ' é o total, e ficam ', { bold: reais(cents) }, ', ou é o valor que já foi?'],
    [
      { label: 'É o total', act: rest },
      { label: 'É o que já foi', act: editCall(last.id, { cents: whole }) },
    ],
    asking,
  );
}

/** "O serviço é 900", of the mason's. */
const WORK = /^(?:servi[çc]o|obra|trabalho|reforma|conserto|compra|pedido|encomenda|conta)/i;
const isOf = (thing: string, { description, counterpart }: Lancamento): boolean =>
  WORK.test(thing) ||
  folded(`${description} ${counterpart}`).includes(folded(thing.replace(/ (?:tod|inteir|complet)[oa]$/i, '')));

/** What we said is left of it. */
const LEFT = /faltam R\$ ?(?<left>[\d.]+,\d\d)/i;

/** In centavos: told now, left by the price in the message before, or as we said it. */
function leftOf({ cents }: Lancamento, told: string | undefined, situation: Situation): number | undefined {
  if (told !== undefined) return valueSaid(told, situation);
  const { lastSaid = '', lastReply } = situation.loaded;
  const prices = situation.readingOf(lastSaid).amounts.map((amount) => amount.cents);
  const price = Math.max(0, ...prices);
  if (price > cents && (prices.length === 1 || (prices.length === 2 && prices.includes(cents)))) return price - cents;
  const left = LEFT.exec(lastReply()?.text ?? '')?.groups?.['left'];
  return left === undefined ? undefined : valueSaid(left, situation);
}

const toPay = ({ kind, description, category, counterpart, to, from }: Lancamento): Omit<Draft, 'date' | 'cents'> => ({
  kind: kind === 'transferencia' ? kind : 'despesa',
  description,
  category,
  pending: true,
  ...(counterpart === '' ? {} : { counterpart }),
  ...(kind === 'transferencia' && to !== '' ? { to } : {}),
  ...(kind === 'transferencia' && from !== '' ? { from } : {}),
});

const isPayment = ({ kind, to, parcelas }: Lancamento): boolean =>
  (kind === 'despesa' && parcelas <= 1) || (kind === 'transferencia' && to.startsWith('cartao:'));

/** "Paguei hoje com juros, 151", whatever was asked since: of the only bill that waits. */
function onlyBill({ text, loaded }: Situation): Lancamento | undefined {
  if (PART.exec(text.trim())?.groups?.['whole'] === undefined) return undefined;
  const [bill, ...others] = loaded.bills().filter(isPayment);
  return others.length === 0 ? bill : undefined;
}

/** Undefined unless the last entry is a payment, or a bill that waits. */
export function decideRestLater(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const last = loaded.lastEntries().find(({ status }) => status === 'pendente') ?? loaded.lastEntry;
  const late = last !== undefined && loaded.wroteLast() ? undefined : onlyBill(situation);
  if (late !== undefined) return paidInPart(late, situation);
  const left = last !== undefined && loaded.wroteLast() ? ofWhole(last, situation) : undefined;
  if (left !== undefined) return left;
  if (last === undefined || !loaded.wroteLast() || !isPayment(last)) return undefined;
  const said = REST.exec(text.trim())?.groups;
  if (said === undefined) return last.status === 'pendente' ? paidInPart(last, situation) : undefined;
  const date = dayTold(said['day'] ?? '', situation);
  if (date === undefined) return undefined;
  const cents = leftOf(last, said['left'] ?? said['others'], situation);
  if (last.status === 'pendente')
    return cents === undefined || cents === last.cents ? run(editCall(last.id, { date })) : undefined;
  const rest = { ...toPay(last), date };
  return cents === undefined ? askRest(rest, situation.asking) : run(recordCall({ ...rest, cents }));
}
decideRestLater.says = [WHOLE, REST, PART];

/** What is left is told without its value. */
const askRest = (rest: Draft, asking: Asking) =>
  askToFill(
    [`Quanto falta ${rest.kind === 'receita' ? 'receber' : 'pagar'} de `, { bold: rest.description ?? 'isso' }, '?'],
    'amount',
    recordCall(rest),
    asking,
  );

/** "Paguei 175 da cadeira, o resto semana que vem". */
const REST_BEHIND =
  /^(?<now>[^?]*\d[^?]*?),? (?:e |mas )?(?<rest>(?:o (?:resto|restante)|a outra (?:metade|parte)) .{3,40})$/i;

/** Undefined unless one payment is told whole, and a day for what is left of its price. */
export function decideRestUntold(situation: Situation): Decision | undefined {
  const { now = '', rest = '' } = REST_BEHIND.exec(situation.text.trim())?.groups ?? {};
  const day = REST.exec(rest)?.groups?.['day'];
  const date = day === undefined ? undefined : dayTold(day, situation);
  const told = reworded(situation, now);
  const { intent, slots } = told.understanding;
  if (date === undefined || intent !== 'lancamento' || told.reading.amounts.length !== 1) return undefined;
  const [paid, ...more] = draftsOf(slots, told);
  if (paid === undefined || more.length > 0 || missingPiece(paid) !== undefined) return undefined;
  const { kind, counterpart } = paid;
  // What they owe already waits as it is.
  const theirs = kind === 'receita' ? situation.loaded.called(counterpart ?? paid.description ?? '').entries : [];
  if (theirs.some(({ status }) => status === 'pendente') || (kind !== 'despesa' && kind !== 'receita'))
    return undefined;
  const { cents: _, parcelas: __, method: ___, ...left } = paid;
  const open = askRest({ ...left, date, pending: true }, situation.asking);
  return { do: 'beside', calls: [recordCall(paid)], open, next: open.next };
}
decideRestUntold.says = [REST_BEHIND];

/** Of a bill by its name or pronoun, or "só"; any other payment may be of something else, so it is asked. */
function paidInPart(bill: Lancamento, situation: Situation): Decision | undefined {
  const { value = '', half, only = half, of, whole } = PART.exec(situation.text.trim())?.groups ?? {};
  const cents =
    half !== undefined ? Math.round(bill.cents / 2) : value === '' ? undefined : valueSaid(value, situation);
  const { asking, zone } = situation;
  const { pending: _, ...draft } = toPay(bill);
  if (cents === undefined) return undefined;
  const paid = { ...draft, cents, date: localDate(asking.said, zone), dueCents: bill.cents };
  if (whole !== undefined) return run(recordCall(paid));
  if (cents >= bill.cents) return undefined;
  const rest = { ...toPay(bill), cents: bill.cents - cents, date: bill.date };
  const call = recordCall(paid, rest);
  if (only !== undefined || of !== undefined) return run(call);
  return askToConfirm(
    ['Foi de ', { bold: subjectWords(bill) }, `? Ficam ${reais(rest.cents)} a pagar.`],
    call,
    { yes: 'Foi', no: 'Não foi' },
    asking,
  );
}

/** "Falta 250 que pago dia 10", under "anoto R$ 250,00?": that entry, and what is left of it. */
export function withRestLater(draft: Draft, situation: Situation): readonly Draft[] | undefined {
  const { day = '', others, left = others } = REST.exec(situation.text.trim())?.groups ?? {};
  const date = left === undefined ? undefined : dayTold(day, situation);
  const cents = left === undefined ? undefined : valueSaid(left, situation);
  return date && cents ? [draft, { ...draft, cents, date, pending: true }] : undefined;
}
