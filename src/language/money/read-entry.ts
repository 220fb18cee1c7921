// One stated movement of money, read from a range of units into slots.

import type { LocalDate } from '../../domain/dates.ts';
import type { Amount } from '../amounts/amounts.ts';
import type { Reading } from '../reading/reading.ts';
import type { LancamentoSlots, MissingSlot } from '../slots/lancamento-slots.ts';
import { present } from '../slots/present.ts';
import { PAST_MINE, PRESENT_MINE } from '../verbs/tense.ts';
import { expenseCategoryIn, incomeCategoryIn } from './category-of.ts';
import { lentAThing } from './coming-in.ts';
import { type Party, partiesIn, subjectBefore } from './counterpart.ts';
import { describe } from './describe.ts';
import { entryTypeIn, type TypeReading } from './entry-type.ts';
import { mendedThing } from './mended-thing.ts';
import { othersOwe } from './paid-for-others.ts';
import { accountsIn, isJar, methodIn } from './payment.ts';
import { isLentInOtherWords } from './promised.ts';
import { splitOf } from './split.ts';
import { takenUnits } from './taken-units.ts';

export type EntryRange = {
  readonly from: number;
  readonly to: number;
  readonly amount: Amount | undefined;
  readonly pending?: boolean;
  /** Why what came before in the message was earned, where this goes on with it: "vendi 3 bolos 90 e 2 tortas 80". */
  readonly earned?: string;
};

/** Words after which a day belongs to what is still to come. */
const LATER =
  /^(?:devendo|devia|deviam|emprestei|desde|devolve|devolver|devolvera|resto|restante|lembra|lembre|paga|pagar|pagam|vence)$/;

function isLater(r: Reading, token: number): boolean {
  for (let i = Math.max(0, token - 6); i < token; i++) if (LATER.test(r.tokens[i]?.norm ?? '')) return true;
  return false;
}

/** "o carnaval já começou pra mim": what happens, and not when it was paid. */
const BEGINS = /^(?:ja )?(?:comec|acab|cheg|vem|pass|ta )/;

/** "esse mês" says when only of another month. */
function isThisMonth(r: Reading, mention: { readonly date: string; readonly precision: string }): boolean {
  return mention.precision === 'month' && mention.date.slice(0, 7) === r.today.slice(0, 7);
}

/** "de sábado", "do dia 5", behind a noun. */
function hangsOnNoun(r: Reading, token: number): boolean {
  const at = r.unitOf(token);
  const of = r.is(at, 'prep_of') ? at : at - 1;
  return r.is(of, 'prep_of') && of > r.head && !r.is(of - 1, 'v_pay') && !r.is(of - 1, 'v_spend');
}

function datesOf(
  r: Reading,
  from: number,
  to: number,
  pending: boolean,
): Pick<LancamentoSlots, 'date' | 'date_precision'> {
  // "ela devolve em janeiro", "o resto dia 20": the day of something else.
  const mentions = (pending ? r.future : r.past).filter(
    // "recebi 500 do serviço da semana que vem": what is past is not dated ahead.
    (mention) =>
      pending ||
      !(
        isLater(r, mention.from) ||
        BEGINS.test(r.words(mention.to, mention.to + 2)) ||
        isThisMonth(r, mention) ||
        mention.date > r.today
      ),
  );
  const inRange = mentions.filter((mention) => r.unitOf(mention.from) >= from && r.unitOf(mention.from) < to);
  // "o plantão de sábado caiu hoje": a day that hangs on the noun is another one's where the movement has its own.
  const free = inRange.filter((mention) => !hangsOnNoun(r, mention.from));
  // "a luz veio 187 esse mês, vence dia 28": of a bill to come the day says more than the month.
  const day = pending ? free.find((mention) => mention.precision === 'day') : undefined;
  const own = day ?? free[0] ?? inRange[0] ?? mentions[0];
  if (own === undefined) return { date: r.today };
  const future = pending ? r.future.find((mention) => mention.from === own.from) : undefined;
  const date = (future ?? own).date as LocalDate;
  return own.precision === 'day' ? { date } : { date, date_precision: own.precision };
}

function transferAccounts(
  r: Reading,
  from: number,
  to: number,
  type: TypeReading,
): Pick<LancamentoSlots, 'account' | 'from_account' | 'to_account'> {
  const accounts = accountsIn(r, from, to, true);
  if (type.why === 'fatura') {
    // "Paguei a fatura do Nubank pelo Itaú": the bank named after the bill is the card, the other one paid.
    const bill = r.find('invoice_noun', from, to);
    const card = accounts.find(({ at }) => at > bill) ?? accounts[0];
    const payer = accounts.find(({ value }) => value !== card?.value);
    return present({ account: card?.value, from_account: payer?.value });
  }
  if (type.why === 'saque') return accounts[0] === undefined ? {} : { from_account: accounts[0].value };
  const side = (place: number): 'from_account' | 'to_account' | undefined => {
    let at = place;
    // "da conta PJ Inter", "para a conta do BB": the preposition stands before all of it.
    while (/^(?:conta|pj|pf|corrente|minha|meu|a|o)$/.test(r.norm(at - 1)) && r.norm(at - 2) !== '') at--;
    if (r.is(at - 1, 'prep_of') && r.is(at - 2, 'account_noun')) {
      at--;
      while (/^(?:conta|minha|meu|a|o)$/.test(r.norm(at - 1))) at--;
    }
    const before = r.norm(at - 1);
    if (before === 'de' || before === 'do' || before === 'da') return 'from_account';
    if (r.is(at - 1, 'prep_to') || r.is(at - 1, 'prep_in')) return 'to_account';
    return undefined;
  };
  const out: { from_account?: string; to_account?: string } = {};
  for (const { value, at } of accounts) {
    const inward = isJar(value) && accounts.length === 1;
    const key = inward
      ? type.why === 'resgate'
        ? 'from_account'
        : 'to_account'
      : (side(at) ?? (out.from_account === undefined ? 'from_account' : 'to_account'));
    out[key] ??= value;
  }
  return out;
}

/** What is bought with the verb of spending but stays mine: shares, crypto, a jar. */
function asTransfer(r: Reading, from: number, to: number, type: TypeReading): TypeReading {
  if (type.type !== 'expense') return type;
  const found = expenseCategoryIn(r, from, to);
  const category = found?.category;
  // "no cartão da XP": the house is where it was paid, not what was bought.
  if (found !== undefined && r.units[found.at]?.entry?.account !== undefined && r.is(found.at - 2, 'method_cartao'))
    return type;
  if (category === 'investimentos') return { type: 'transfer', why: 'aporte', verb: type.verb };
  return category === 'transferencias' && accountsIn(r, from, to, true).length >= 2
    ? { type: 'transfer', why: 'entre_contas', verb: type.verb }
    : type;
}

/** "me devolveram o caução": it was never lent. */
const NEVER_LENT =
  /\bdevolv(?:eu|eram|ido|ida)\b.{0,16}\b(?:caucao|calcao|cheque|frete|matricula|compra|produto|passagem|ingresso|reserva|inscricao|mensalidade|pedido|taxa|imposto|iptu|ipva)\b|\b(?:cancelei|desisti|devolvi|troquei|cancelaram)\b.*\bme devolv|\bdevolv(?:eu|eram)\b.* (?:que|q) (?:eu )?(?:troquei|devolvi|cancelei|comprei)\b/;

function isOwed(r: Reading, from: number, to: number, type: TypeReading): boolean {
  if (r.fits(NEVER_LENT)) return false;
  if (type.why === 'emprestado') return true;
  for (let i = from; i < to; i++) {
    const norm = r.norm(i);
    if (r.is(i, 'v_owe') && norm.startsWith('dev')) return true;
    if (
      norm.startsWith('devolv') ||
      norm.startsWith('me devolv') ||
      norm.startsWith('me emprest') ||
      norm.startsWith('emprest')
    )
      return r.find('refund_noun', from, to) < 0;
  }
  return type.why === 'entrou' && r.find('v_lend', from, to) >= 0;
}

/** "gastei 30, quer dizer, 13": the value after the cue is the one meant. */
function repaired(r: Reading, { from, to, amount }: EntryRange): Amount | undefined {
  const cue = r.find('self_repair', from, to);
  if (
    cue < 0 ||
    amount === undefined ||
    !/^(?:quer dizer|ou melhor|digo|minto|corrigindo|na verdade|alias|melhor dizendo|nao|nao nao|opa|ops|pera|perai|desculpa)$/.test(
      r.norm(cue),
    )
  )
    return amount;
  const before = r.amounts.some((other) => r.unitOf(other.from) < cue && r.unitOf(other.from) >= from);
  const after = r.amounts.filter((other) => r.unitOf(other.from) > cue && r.unitOf(other.from) < to).at(-1);
  return before && after !== undefined ? after : amount;
}

/** Reads the movement stated in the range; what cannot be known is listed in `missing`. */
export function readEntry(r: Reading, range: EntryRange): LancamentoSlots {
  const { from, to, pending = false } = range;
  const amount = repaired(r, range);
  const moneyIn = r.find('money_in', from, to);
  const inOnly = moneyIn >= 0 && r.units[moneyIn]?.entry?.out === undefined ? moneyIn : -1;
  const type: TypeReading =
    range.earned === undefined
      ? asTransfer(r, from, to, entryTypeIn(r, from, to, inOnly, amount?.sign ?? 0))
      : { type: 'income', why: range.earned, verb: -1 };
  const parties = partiesIn(r, from, to);
  const subject = type.type === 'income' && type.verb >= 0 ? subjectBefore(r, from, type.verb) : undefined;
  // "a Ana me pagou": the article before who acts is no preposition.
  const others = parties.filter(
    (party) => subject === undefined || party.to <= subject.from || party.from >= subject.to,
  );
  const people: Party[] = subject === undefined ? parties : [subject, ...others];
  const taken = takenUnits(r, people, type.type === 'transfer');
  const owed = type.type === 'income' && isOwed(r, from, to, type);
  // "paguei 3 meses adiantado": ahead of time, and lent to nobody.
  const lender = r.find('v_lend', from, to);
  const lends = lender >= 0 && !/^adiantad/.test(r.norm(lender)) && !lentAThing(r);
  const lent = type.type === 'expense' && (lends || isLentInOtherWords(r));
  const repaid = type.type === 'expense' && type.why === 'repay';

  let category =
    type.type === 'transfer'
      ? {
          category:
            type.why === 'aporte' || type.why === 'resgate' ? ('investimentos' as const) : ('transferencias' as const),
          at: Math.max(r.find('invoice_noun', from, to), r.find('jar_noun', from, to)),
        }
      : type.type === 'income'
        ? incomeCategoryIn(r, from, to, type, owed)
        : expenseCategoryIn(r, from, to);
  if (lent || repaid) category = { category: 'dividas', at: -1 };
  const sent = type.why === 'send' || (r.find('method_pix', from, to) >= 0 && people.length > 0);
  if (category === undefined && type.type === 'income' && people.length > 0)
    category = { category: 'outras_receitas', at: -1 };
  if (category === undefined && type.type === 'expense' && people.length > 0 && sent)
    category = { category: 'transferencias', at: -1 };

  // What was sold is called by its name, not by where.
  const sold = type.why === 'vendi' && type.verb >= 0;
  let description = sold ? describe(r, type.verb + 1, to, -1, taken) : describe(r, from, to, category?.at ?? -1, taken);
  // "A Ana me pagou 30": the verb is no noun.
  if (
    type.type === 'income' &&
    /^(?:pra mim|me (?:pagou|pagaram|deu|mandou|deve|devem)|(?:ficou|ficaram|ta|tao) me devendo)$/.test(
      description ?? '',
    )
  )
    description = undefined;
  // "9ª parcela do caminhão": the words that count it also name it.
  const namesItself = category?.category === 'beneficios' || r.installments?.number !== undefined;
  if (description === undefined && namesItself && category !== undefined && category.at >= 0)
    description = r.raw(category.at, category.at + 1).toLowerCase();
  description = mendedThing(description, r) ?? description;
  if (type.why === 'achei') description = 'dinheiro achado';
  else if (type.why === 'saque') description = 'saque';
  else if (type.type === 'income' && category?.category === 'rendimentos' && (description ?? '').startsWith('inquilin'))
    description = 'aluguel recebido';
  else if (lent && description === undefined) description = r.says('adiantei') ? 'adiantamento' : 'empréstimo';
  else if (description === undefined && owed) description = 'devolução';
  else if (
    description === undefined &&
    people[0] !== undefined &&
    sent &&
    !/^d(?:ei|emos|oei|amos)$/.test(r.norm(type.verb))
  )
    description = `pix ${r.raw(people[0].from, people[0].to)}`;
  else if (description === undefined && people[0] !== undefined) description = people[0].name.toLowerCase();
  else if (description === undefined && type.why !== 'default' && r.find('method_pix', from, to) >= 0)
    description = 'pix';

  const installments = r.installments;
  const parcels =
    installments !== undefined && r.unitOf(installments.span.from) >= from && r.unitOf(installments.span.from) < to
      ? installments
      : undefined;
  const count = parcels?.number === undefined ? parcels?.count : undefined;
  const split = splitOf(r, from, to, amount, parties, count !== undefined);
  const total =
    parcels?.eachCents !== undefined && count !== undefined
      ? parcels.eachCents * count + (parcels.downPaymentCents ?? 0)
      : amount?.cents;
  const method = methodIn(r, from, to) ?? methodIn(r, 0, r.units.length);
  const bank = accountsIn(r, from, to, false)[0] ?? accountsIn(r, 0, r.units.length, false)[0];
  const credit =
    count !== undefined && count >= 2 && (method === undefined || method.value === 'cartao') && type.type === 'expense';
  const missing: MissingSlot[] = [];
  if (total === undefined) missing.push('amount_cents');
  if (description === undefined) missing.push('description');
  if (category === undefined) missing.push('category');
  const names = [...new Set(people.map((party) => party.name))];
  const owedToMe =
    lent && (isLentInOtherWords(r) || r.findVerb('v_lend', PAST_MINE | PRESENT_MINE, from, to) >= 0)
      ? total
      : othersOwe(r, amount);
  return present({
    type: type.type,
    amount_cents: split === undefined ? total : split.share,
    currency: amount !== undefined && amount.currency !== 'BRL' ? amount.currency : undefined,
    approx: amount?.approx === true ? (true as const) : undefined,
    category: category?.category,
    description,
    counterpart: names.length > 1 ? names : names[0],
    ...datesOf(r, from, to, pending),
    payment_method: credit ? ('credito' as const) : method?.value,
    ...(type.type === 'transfer' ? transferAccounts(r, from, to, type) : { account: bank?.value }),
    installments: count !== undefined && count >= 2 ? count : undefined,
    installment_cents: parcels?.eachCents,
    installment_no: parcels?.number,
    down_payment_cents: parcels?.downPaymentCents,
    split: split === undefined ? undefined : { total_cents: split.total, people: split.people },
    receivable_cents: type.type === 'expense' ? owedToMe : undefined,
    status: pending ? ('pending' as const) : undefined,
    missing: missing.length > 0 ? missing : undefined,
  }) as LancamentoSlots;
}
