// Converts the slots of an entry into a draft. What was not told stays empty and is asked for.

import type { LocalDate } from '../../../domain/dates.ts';
import { folded } from '../../../domain/fold.ts';
import type { ContaKey } from '../../../domain/ledger.ts';
import { listed } from '../../../domain/listed.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { fitsKind } from '../../../finance/category-labels.ts';
import { contaKey, goalJar, kindOfSlug } from '../../../finance/conta.ts';
import type { Draft } from '../../../finance/draft.ts';
import { type Refund, refundIn } from '../../../language/money/refund.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { LancamentoSlots } from '../../../language/slots/lancamento-slots.ts';
import { atRate } from './at-rate.ts';

/** Withdrawal from savings or an investment. */
const BACK = /\b(?:resgat\w*|tirei|retirei|saquei|vendi|tira|retira)\b/u;

const jarKey = (slug: string | undefined): ContaKey | undefined =>
  slug?.startsWith('meta_') === true
    ? goalJar(slug.slice('meta_'.length))
    : slug === undefined
      ? undefined
      : contaKey(kindOfSlug(slug), slug);

type Ends = { readonly from?: ContaKey; readonly to?: ContaKey };

/** Words for a card's bill. */
export const FATURA = /\b(?:fatura|cartao)\b/u;

/** Source and destination of a transfer, as far as they were told. */
function endsOf(slots: LancamentoSlots, text: string): Ends {
  const from = jarKey(slots.from_account);
  const to = jarKey(slots.to_account);
  const said: Ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const { category, description = '' } = slots;
  const words = folded(`${description} ${text}`);
  // "Fatura paga" lowers the card's debt; the purchases were counted as expenses when made.
  if (FATURA.test(words) && to === undefined) return { ...said, to: contaKey('cartao', slots.account ?? 'cartao') };
  if (folded(description) === 'saque') return { ...said, to: contaKey('carteira', 'carteira') };
  if (category === 'investimentos' && from === undefined && to === undefined) {
    const asset = contaKey('investimento', folded(description).replaceAll(' ', '_') || 'investimentos');
    return BACK.test(words) ? { from: asset } : { to: asset };
  }
  return said;
}

const KINDS = { expense: 'despesa', income: 'receita' } as const;

/** A refund takes its category from the purchase, which is looked up on recording. */
function refundOf({ of }: Refund, slots: LancamentoSlots, today: LocalDate, text: string): Draft {
  const { amount_cents, account, description } = slots;
  // A single word keeps the accents it was typed with.
  const words = of === undefined ? description : (text.split(/[\s,.!]+/u).find((one) => folded(one) === of) ?? of);
  return {
    kind: 'estorno',
    date: slots.date ?? today,
    ...(amount_cents === undefined ? {} : { cents: amount_cents }),
    ...(words === undefined ? {} : { description: words }),
    ...(account === undefined ? {} : { bank: account }),
  };
}

/** "Um monte de coisa": the category says more than the description. */
const isVague = (description: string | undefined, category: string | undefined): boolean =>
  category !== undefined &&
  description !== undefined &&
  /^(?:coisas?|coisinhas?|negocios?|trem|trens|umas coisas)$/u.test(folded(description));

/** "Água do salão", "luz da oficina": a utility bill; what follows is only whose. */
const BILL_OF = /^(?:conta d[ae] )?(?:luz|agua|energia|internet|wifi|telefone) d[ao]s? /u;
const ofBill = (slots: LancamentoSlots): LancamentoSlots =>
  slots.type !== 'income' && slots.category !== undefined && BILL_OF.test(folded(slots.description ?? ''))
    ? { ...slots, category: 'contas' }
    : slots;

/** A payer is not a reason: for "o comprador da uva" no category is derived from "uva". */
function fromWhom(slots: LancamentoSlots, text: string): LancamentoSlots {
  const { type, category, description, counterpart } = slots;
  if (type !== 'income' || category !== undefined || description === undefined) return slots;
  const words = ` ${folded(text)} `;
  const name = folded(description);
  const pays = ['do', 'da', 'dos', 'das'].some((of) => words.includes(` ${of} ${name} `)) || / me pag/u.test(words);
  if (/^(?:pensao|bolsa)\b/u.test(folded(description))) return { ...slots, category: 'beneficios' };
  // "Ela vai me pagar": the pronoun is resolved later (who-is-meant).
  if (/ d?el[ae]s? /u.test(words)) return slots;
  if (!pays) return slots;
  return { ...slots, category: 'outras_receitas', counterpart: counterpart ?? description };
}

/** "Comprei fralda pra minha irmã, ela vai me pagar", without an amount yet. */
const PAYS_BACK =
  /\bel[ea] (?:depois )?(?:vai me|ficou de me|combinou de me|me) (?:pag|devolv|pass|acert|reembols|transf|mand)/u;

/** "Juros do cartão": what the card charged, and not how that was paid. */
const OF_CARD = /\b(?:juros|anuidade|taxa|multa|iof|tarifa) d[oe] cartao\b/u;

/** Paid later, even while its amount is still to be told. */
const SOLD_ON_TRUST = /\b(?:vendi|vendemos|entreguei) (?:.{0,200} )?fiad[oa]s?\b(?!.*\b(?:receb\w+|pag\w+)\b)/u;

/** The people of an entry, joined, and the centavos they owe of it. */
function sharersOf(slots: LancamentoSlots, text: string): { readonly people?: string; readonly owed?: number } {
  const { category, counterpart, split, amount_cents, receivable_cents } = slots;
  // "Rachamos o presente da chefe": who gets it does not share it.
  const isShared = split !== undefined || receivable_cents !== undefined;
  const shares = !isShared || category !== 'presentes_doacoes' || / com | entre (?!\d|a gente|nos)/u.test(folded(text));
  const people = (shares ? listed([counterpart ?? []].flat().map(properName)) : '') || undefined;
  // With the names known, the others' share becomes a receivable.
  const owed =
    receivable_cents ??
    (split === undefined || people === undefined || amount_cents === undefined
      ? undefined
      : split.total_cents - amount_cents);
  return withoutUndefined({ people, owed: owed !== undefined && owed > 0 ? owed : undefined });
}

/** Whether a customer paid by debit or credit does not concern the person, and a voucher that came in is no method. */
function methodOf({ payment_method }: LancamentoSlots, kind: Draft['kind'], text: string) {
  const unasked = kind === 'receita' ? /^(?:cartao|vale)$/u : OF_CARD.test(folded(text)) ? /^cartao$/u : undefined;
  return unasked?.test(payment_method ?? '') === true ? undefined : payment_method;
}

/** @param text the whole message, as typed */
export function draftOf(told: LancamentoSlots, today: LocalDate, text: string): Draft {
  const slots = fromWhom(ofBill(atRate(told, text)), text);
  const { type = 'expense', category, description, counterpart, split } = slots;
  const refund = type === 'income' ? refundIn(folded(text)) : undefined;
  if (refund !== undefined) return refundOf(refund, slots, today, text);
  const side =
    type === 'income' && category !== undefined && !fitsKind(category, 'receita') ? 'outras_receitas' : category;
  const kind = type === 'transfer' ? (category === 'investimentos' ? 'investimento' : 'transferencia') : KINDS[type];
  // The date given with a loan is not the date of its return.
  const lent = slots.receivable_cents !== undefined;
  const date = slots.date === undefined || (lent && slots.date > today) ? today : slots.date;
  const { people, owed } = sharersOf(slots, text);
  // "Dividi 80 com o Leo" names a person, not a purchase.
  const unnamed = split !== undefined && folded(description ?? '') === folded([counterpart ?? []].flat()[0] ?? '');
  const paysBack = slots.amount_cents === undefined && people !== undefined && type === 'expense';
  return {
    kind,
    date,
    ...(type === 'transfer' ? endsOf(slots, text) : {}),
    ...withoutUndefined({
      cents: slots.amount_cents,
      currency: slots.currency,
      category: side,
      description: unnamed || isVague(description, category) ? undefined : nameOrThing(description, people),
      precision: slots.date_precision,
      method: methodOf(slots, kind, text),
      bank: slots.account,
      counterpart: people,
      parcelas: slots.installments,
      split: split && { totalCents: split.total_cents, people: split.people },
      receivable: owed,
    }),
    ...(paysBack && PAYS_BACK.test(folded(text)) ? { theirs: true as const } : {}),
    ...((slots.status === 'pending' && !lent) || (kind === 'receita' && SOLD_ON_TRUST.test(folded(text)))
      ? { pending: true as const }
      : {}),
    ...(slots.approx === true ? { approx: true as const } : {}),
  };
}

/** "Paguei a maria": the name is the description, and is written with a capital. */
const nameOrThing = (description: string | undefined, people: string | undefined): string | undefined =>
  description !== undefined && people !== undefined && folded(description) === folded(people)
    ? people
    : description?.replace(WAS, '');

/** The verb between a thing and what it was: "40 na farmácia, era remédio", "chácara que é 1800". */
const WAS =
  /^(?:era|eram) (?:uma?s? |[oa]s? )?(?=[a-zà-ÿ]{3})|(?<=[a-zà-ÿ]{3}) (?:que )?(?:era|eram|é|custa|custava|ta|tá|tava)$/i;

/** The draft with the fields of an answer. */
export function withAnswer(draft: Draft, slots: Partial<LancamentoSlots>): Draft {
  const { amount_cents, category, description, counterpart, payment_method, account, installments } = slots;
  const { currency: _, theirs, ...inReais } = draft;
  const owed = theirs === true && amount_cents !== undefined ? { receivable: amount_cents } : {};
  const base = amount_cents === undefined ? draft : { ...inReais, cents: amount_cents, ...owed };
  return {
    ...base,
    ...withoutUndefined({
      category,
      description,
      counterpart: typeof counterpart === 'string' ? counterpart : undefined,
      method: payment_method,
      bank: account,
      parcelas: installments,
    }),
  };
}
