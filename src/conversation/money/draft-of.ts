// Converts the slots of an entry into a draft the lançador can complete: nothing is guessed.

import type { LocalDate } from '../../domain/dates.ts';
import { folded } from '../../domain/fold.ts';
import type { ContaKey } from '../../domain/ledger.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { contaKey, goalJar, kindOfSlug } from '../../finance/conta.ts';
import type { Draft } from '../../finance/draft.ts';
import { type Refund, refundIn } from '../../language/money/refund.ts';
import { properName } from '../../language/person/proper-name.ts';
import type { LancamentoSlots } from '../../language/slots/lancamento-slots.ts';

/** Money withdrawn from a savings jar or an investment. */
const BACK = /\b(?:resgat\w*|tirei|retirei|saquei|vendi|tira|retira)\b/u;

const jarKey = (slug: string | undefined): ContaKey | undefined =>
  slug?.startsWith('meta_') === true
    ? goalJar(slug.slice('meta_'.length))
    : slug === undefined
      ? undefined
      : contaKey(kindOfSlug(slug), slug);

type Ends = { readonly from?: ContaKey; readonly to?: ContaKey };

/** Names of a card's bill. */
export const FATURA = /\b(?:fatura|cartao)\b/u;

/** Both ends of a transfer, as far as they were given. */
function endsOf(slots: LancamentoSlots, text: string): Ends {
  const from = jarKey(slots.from_account);
  const to = jarKey(slots.to_account);
  const said: Ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const { category, description = '' } = slots;
  const words = folded(`${description} ${text}`);
  // "Fatura paga": the debt of the card goes down; the purchases were counted when they were made.
  if (FATURA.test(words) && to === undefined) return { ...said, to: contaKey('cartao', slots.account ?? 'cartao') };
  if (folded(description) === 'saque') return { ...said, to: contaKey('carteira', 'carteira') };
  if (category === 'investimentos' && from === undefined && to === undefined) {
    const asset = contaKey('investimento', folded(description).replaceAll(' ', '_') || 'investimentos');
    return BACK.test(words) ? { from: asset } : { to: asset };
  }
  return said;
}

const KINDS = { expense: 'despesa', income: 'receita' } as const;

/** A refund: its category is that of the purchase, found when it is recorded. */
function refundOf({ of }: Refund, slots: LancamentoSlots, today: LocalDate, text: string): Draft {
  const { amount_cents, account, description } = slots;
  // With its accents as typed, when it is one word.
  const words = of === undefined ? description : (text.split(/[\s,.!]+/u).find((one) => folded(one) === of) ?? of);
  return {
    kind: 'estorno',
    date: slots.date ?? today,
    ...(amount_cents === undefined ? {} : { cents: amount_cents }),
    ...(words === undefined ? {} : { description: words }),
    ...(account === undefined ? {} : { bank: account }),
  };
}

/** "Um monte de coisa": the category says more. */
const isVague = (description: string | undefined, category: string | undefined): boolean =>
  category !== undefined &&
  description !== undefined &&
  /^(?:coisas?|coisinhas?|negocios?|trem|trens|umas coisas)$/u.test(folded(description));

/** "Água do salão", "luz da oficina": a utility bill, whatever follows. */
const BILL_OF = /^(?:conta d[ae] )?(?:luz|agua|energia|internet|wifi|telefone) d[ao]s? /u;
const ofBill = (slots: LancamentoSlots): LancamentoSlots =>
  slots.type !== 'income' && slots.category !== undefined && BILL_OF.test(folded(slots.description ?? ''))
    ? { ...slots, category: 'contas' }
    : slots;

/** Whoever pays is no reason for the money: what came from "o comprador da uva" is of no other category, and nothing is asked. */
function fromWhom(slots: LancamentoSlots, text: string): LancamentoSlots {
  const { type, category, description, counterpart } = slots;
  if (type !== 'income' || category !== undefined || description === undefined) return slots;
  const words = ` ${folded(text)} `;
  const name = folded(description);
  const pays = ['do', 'da', 'dos', 'das'].some((of) => words.includes(` ${of} ${name} `)) || / me pag/u.test(words);
  // "Ela vai me pagar": somebody spoken of before (who-is-meant).
  if (/ d?el[ae]s? /u.test(words)) return slots;
  if (!pays) return slots;
  return { ...slots, category: 'outras_receitas', counterpart: counterpart ?? description };
}

/** "Comprei fralda pra minha irmã, ela vai me pagar", of which the value is still to be told. */
const PAYS_BACK =
  /\bel[ea] (?:depois )?(?:vai me|ficou de me|combinou de me|me) (?:pag|devolv|pass|acert|reembols|transf|mand)/u;

/** One entry from its slots. `text` is the whole message. */
export function draftOf(told: LancamentoSlots, today: LocalDate, text: string): Draft {
  const slots = fromWhom(ofBill(told), text);
  const { type = 'expense', category, description, counterpart, split } = slots;
  const refund = type === 'income' ? refundIn(folded(text)) : undefined;
  if (refund !== undefined) return refundOf(refund, slots, today, text);
  const kind = type === 'transfer' ? (category === 'investimentos' ? 'investimento' : 'transferencia') : KINDS[type];
  // The date of a loan given is not the date of its return.
  const lent = slots.receivable_cents !== undefined;
  const date = slots.date === undefined || (lent && slots.date > today) ? today : slots.date;
  const people = [counterpart ?? []].flat().map(properName).join(' e ') || undefined;
  // "Dividi 80 com o Leo" gives the person, not the purchase.
  const unnamed = split !== undefined && folded(description ?? '') === folded([counterpart ?? []].flat()[0] ?? '');
  // The others owe their part when their names are known.
  const owed =
    slots.receivable_cents ??
    (split === undefined || people === undefined || slots.amount_cents === undefined
      ? undefined
      : split.total_cents - slots.amount_cents);
  const paysBack = slots.amount_cents === undefined && people !== undefined && type === 'expense';
  // Whether a customer paid by debit or credit makes no difference to who receives.
  const method = slots.payment_method === 'cartao' && kind === 'receita' ? undefined : slots.payment_method;
  return {
    kind,
    date,
    ...(type === 'transfer' ? endsOf(slots, text) : {}),
    ...withoutUndefined({
      cents: slots.amount_cents,
      currency: slots.currency,
      category,
      description: unnamed || isVague(description, category) ? undefined : nameOrThing(description, people),
      precision: slots.date_precision,
      method,
      bank: slots.account,
      counterpart: people,
      parcelas: slots.installments,
      split: split && { totalCents: split.total_cents, people: split.people },
      receivable: owed !== undefined && owed > 0 ? owed : undefined,
    }),
    ...(paysBack && PAYS_BACK.test(folded(text)) ? { theirs: true as const } : {}),
    ...(slots.status === 'pending' && !lent ? { pending: true as const } : {}),
    ...(slots.approx === true ? { approx: true as const } : {}),
  };
}

/** "Paguei a maria": the name stands for what was paid, and is written as one. */
const nameOrThing = (description: string | undefined, people: string | undefined): string | undefined =>
  description !== undefined && people !== undefined && folded(description) === folded(people) ? people : description;

/** The draft with the answer to a question about it. */
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
