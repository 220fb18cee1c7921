// Facts about accounts, cards and debts, told in plain words and kept for later questions.

import { nounIn } from '../edit/read-target.ts';
import { partiesIn } from '../money/counterpart.ts';
import { accountAt } from '../money/payment.ts';
import type { Reading } from '../reading.ts';
import { moneyVerb, movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { ordersKeeping } from '../signals/orders-keeping.ts';
import { present } from '../slots/present.ts';
import { INFINITIVE, PRESENT } from '../verbs/tense.ts';
import type { Rule } from './rule.ts';

/** "dia 3" after a word whose stem matches. */
function dayAfter(r: Reading, stem: RegExp): number | undefined {
  const limit = Math.min(r.tokens.length, 40);
  for (let i = 0; i < limit; i++) {
    if (!stem.test(r.tokens[i]?.norm ?? '')) continue;
    for (let k = i + 1; k <= i + 4; k++) {
      const day = Number(r.tokens[k]?.norm);
      if (day >= 1 && day <= 31 && (k === i + 1 || /^(?:dia|todo)$/.test(r.tokens[k - 1]?.norm ?? ''))) return day;
    }
  }
  return undefined;
}

function anyAccount(r: Reading): string | undefined {
  for (let i = 0; i < r.units.length; i++) {
    const slug = accountAt(r, i) ?? (i === r.head ? bareAccount(r.norm(i)) : undefined);
    if (slug !== undefined && slug !== 'conta') return slug;
  }
  return undefined;
}

/** "fecha", "vira", "encerra o ciclo", "fechamento 18". */
const CLOSES = /^(?:fech|vira$|encerra$|corta$)/;

/** "o cartão da renner": the house that gave the card, which is no bank. */
function storeCard(r: Reading): string | undefined {
  const found = /\b(?:cartao|limite) (?:d[aeo] |n[ao] )?([a-z]{3,})\b/.exec(r.line)?.[1];
  return found === undefined || /^(?:credito|debito|fech|venc|vira|agora|meu|minha|subiu|para|pra|novo)/.test(found)
    ? undefined
    : found;
}

/** In front of "saldo", "tem" or "fecha" these are banks without a preposition. */
function bareAccount(norm: string): string | undefined {
  return ['inter', 'caixa', 'neon', 'next', 'carteira', 'nu', 'will', 'pan', 'original'].includes(norm)
    ? norm === 'nu'
      ? 'nubank'
      : norm
    : undefined;
}

function rateIn(r: Reading): number | undefined {
  const percent = /([\d.,]+) ?%/.exec(r.text.slice(0, 400));
  return percent === null ? undefined : Number((percent[1] ?? '').replace(',', '.'));
}

const KEPT_IN = /\b(?:na|em) (?:conta|carteira|dinheiro|minha conta|poupanca)\b/;
const STANDS_AT = /\b(?:ta|esta|tao|estao) (?:com|zerada)\b|\bacumula\b/;
const MY_MONEY_IN = /\bmeu dinheiro (?:n[ao]|em) /;
/** "tenho 5 mil na poupança", "meu saldo no inter é 830", "bradesco tem 5.210". */
function tellsBalance(r: Reading): boolean {
  if (
    r.hasAny(
      'goal_cue',
      'hypothetical',
      'obligation',
      'debt_noun',
      'v_plan',
      'worth',
      'third_pays_me',
      'salary_noun',
    ) ||
    moneyVerb(r) >= 0 ||
    r.says('tenho que')
  )
    return false;
  const place = anyAccount(r) !== undefined || r.hasAny('jar_noun', 'saved_noun') || r.fits(KEPT_IN);
  if (r.has('balance_noun')) return place || r.has('poss') || r.tail - r.head <= 4;
  if (r.fits(STANDS_AT) && place) return true;
  if (r.has('limit_noun') || !place) return false;
  if (r.fits(MY_MONEY_IN)) return true;
  // "inter: 912 na conta", "poupança da caixa: 7.450": a place, a colon and a value.
  const colon = r.units.findIndex((unit) => unit.norm === ':');
  if (
    colon > 0 &&
    colon <= r.head + 3 &&
    r.unitOf(r.money?.from ?? 0) <= colon + 3 &&
    !movedMoney(r) &&
    !r.has('invoice_noun')
  ) {
    for (let i = r.head; i < colon; i++)
      if (
        !(
          r.is(i, 'prep') ||
          r.is(i, 'det') ||
          r.is(i, 'poss') ||
          r.is(i, 'account_noun') ||
          r.is(i, 'saved_noun') ||
          r.is(i, 'jar_noun') ||
          accountAt(r, i) !== undefined ||
          bareAccount(r.norm(i)) !== undefined
        )
      )
        return false;
    return r.tail - colon <= 6;
  }
  const has = r.findVerb('v_have', PRESENT);
  return has >= 0 && has <= r.head + 12;
}

/** "Tenho 5 mil em CDB": a class of assets is a place of its own, and no savings account. */
function assetAfter(r: Reading): string | undefined {
  const from = r.money === undefined ? r.tail : r.unitOf(r.money.to - 1) + 1;
  for (let i = from; i < Math.min(from + 4, r.tail); i++)
    if (r.is(i, 'asset_class') && !/^(?:poupanca|reserva|caixinha)/.test(r.norm(i)))
      return r.norm(i).replaceAll(' ', '_');
  return undefined;
}

const HAS_DEBT =
  /\b(?:tenho|fiz|peguei) (?:um |uma )?(?:divida|emprestimo|financiamento|consignado|consorcio|custeio|credito)\b|\bminha divida\b/;
/** "devo 8 mil no rotativo", "financiei o carro em 48x", "tenho uma dívida de". */
function tellsDebt(r: Reading): boolean {
  const owe = r.units.findIndex(
    (unit) => unit.norm === 'devo' || unit.norm === 'to devendo' || unit.norm === 'devendo',
  );
  // "tava devendo 80 e quitei" is paid; "to devendo o IPVA, vence dia 30" is a bill.
  if (
    owe >= 0 &&
    (/\b(?:quitei|acertei|zerei|ja paguei tudo)\b/.test(r.line) || (r.has('cat') && /\bvence\b/.test(r.line)))
  )
    return false;
  if (owe >= 0 && owe <= r.head + 2) {
    for (let i = owe + 1; i <= owe + 2; i++) if (((r.units[i]?.entry?.tenses ?? 0) & INFINITIVE) !== 0) return false;
    return true;
  }
  if (/^(?:financi(?:ei|amos)|refinanciei)$/.test(r.norm(r.head)) || hasLoanTerms(r)) return true;
  if (r.fits(HAS_DEBT)) return true;
  return (
    /^(?:financiamento|emprestimo|consorcio|consignado)\b/.test(r.norm(r.head)) &&
    r.installments?.count !== undefined &&
    /\b(?:ja pagas?|ja paguei|pagas|paguei \d)\b/.test(r.line)
  );
}

const LOAN =
  /\b(?:emprestimo|financiamento|financiad[oa]|consignado|custeio|pronaf|fies|credito rural|consorcio|penhor|rotativo|emprestad[oa]|cheque especial|carta de credito|emprestei do banco)\b/;
const RATE = /%|\bpor cento\b|\bjuros?\b|\bao mes\b/;
const PAID =
  /\b(?:ja paguei|paguei|quitei|foi|foram) (?:ja )?(?:\d{1,3}|[a-z]+)(?: parcelas?)?(?: ja)?$|\b\d{1,3}(?: ja)?(?: foram)? (?:pagas|quitadas)\b|\bfaltam \d/;

/** A loan told with its rate, or parcels told with how many were already paid. */
function hasLoanTerms(r: Reading): boolean {
  const { line } = r;
  if (r.fits(LOAN) && (r.fits(RATE) || RATE.test(r.text.slice(0, 400)))) return !/\b(?:parcela|prestacao) d/.test(line);
  const many = r.installments?.count !== undefined && r.installments.eachCents !== undefined;
  return many && r.fits(PAID) && (r.fits(LOAN) || /^(?:parcelei|financiei|comprei|dividi|[a-z]+ :)/.test(line));
}

const DUE = /\b(?:fechamento|vencimento|encerra)\b/;

export const ACCOUNT_RULES: readonly Rule[] = [
  {
    id: 'account.card_days',
    trust: 'sure',
    when: (r) => {
      if (
        !(r.has('v_due') || r.fits(DUE)) ||
        asks(r) ||
        r.has('v_keep') ||
        (anyAccount(r) === undefined && !r.hasAny('card_noun', 'invoice_noun'))
      )
        return false;
      const closing = dayAfter(r, CLOSES);
      const due = dayAfter(r, /^venc/);
      return closing !== undefined || (due !== undefined && (r.money === undefined || r.has('card_noun')));
    },
    read: (r) => ({
      intent: 'account_set',
      slots: present({
        account: anyAccount(r) ?? storeCard(r),
        kind: 'card' as const,
        closing_day: dayAfter(r, CLOSES),
        due_day: dayAfter(r, /^venc/),
        limit_cents: r.has('limit_noun') ? r.money?.cents : undefined,
      }),
    }),
    examples: ['meu nubank fecha dia 3 e vence dia 10'],
  },
  {
    id: 'account.limit',
    trust: 'sure',
    when: (r) =>
      r.has('limit_noun') &&
      r.money !== undefined &&
      !asks(r) &&
      (r.has('card_noun') ||
        /\bcart(?:ao|oes)\b|\bmeu limite n[ao] [a-z]+ (?:subiu|aumentou|caiu|baixou|passou|foi|e)\b/.test(r.line) ||
        anyAccount(r) !== undefined) &&
      !r.has('cat_name') &&
      !movedMoney(r),
    read: (r) => ({
      intent: 'account_set',
      slots: present({
        account: anyAccount(r) ?? storeCard(r),
        kind: 'card' as const,
        closing_day: dayAfter(r, CLOSES),
        due_day: dayAfter(r, /^venc/),
        limit_cents: r.money?.cents,
      }),
    }),
    examples: ['limite do cartão: 4 mil', 'meu limite na renner subiu pra 900', 'o limite do meu nubank é 6500'],
  },
  {
    id: 'account.balance',
    trust: 'sure',
    when: (r) =>
      !asks(r) && r.money !== undefined && tellsBalance(r) && !(ordersKeeping(r) && !r.money.marked && r.has('kin')),
    read: (r) => {
      const asset = assetAfter(r);
      if (asset !== undefined)
        return {
          intent: 'account_set',
          slots: { account: asset, kind: 'investment', balance_cents: r.money?.cents ?? 0 },
          ...(r.amounts.length > 1 ? { confidence: 0.45 } : {}),
        };
      const account = anyAccount(r);
      const jar = r.has('jar_noun') || account === 'poupanca';
      return {
        intent: 'account_set',
        slots: present({
          account,
          kind: jar
            ? ('savings' as const)
            : account === 'carteira' || r.says('em dinheiro')
              ? ('cash' as const)
              : ('checking' as const),
          balance_cents: r.money?.cents,
        }),
      };
    },
    examples: [
      'inter: 912 na conta',
      'poupança da caixa: R$ 7.450',
      'bote que no picpay eu tenho 237',
      'tenho 5 mil na poupança',
      'tenho 5 mil em CDB',
      'meu saldo no inter é 830',
      'bradesco tem 5.210,44 agora',
    ],
  },
  {
    id: 'account.debt',
    trust: 'sure',
    when: (r) => !asks(r) && r.money !== undefined && tellsDebt(r) && !r.hasAny('how', 'remind_me'),
    read: (r) => {
      const parcels = r.installments;
      const paid =
        /\b(?:paguei (\d{1,3})|(\d{1,3}) (?:ja )?(?:foram )?(?:pagas|quitadas)|(?:foi|foram) (\d{1,3}) ja)\b/.exec(
          r.line,
        );
      return {
        intent: 'debt_set',
        slots: present({
          creditor: partiesIn(r, 0, r.units.length)[0]?.name ?? anyAccount(r),
          description: nounIn(r, r.head, r.tail),
          amount_cents: parcels?.eachCents === undefined ? r.money?.cents : undefined,
          monthly_rate: rateIn(r),
          installments: parcels?.count,
          installment_cents: parcels?.eachCents,
          paid: paid === null ? undefined : Number(paid[1] ?? paid[2] ?? paid[3]),
        }),
      };
    },
    examples: [
      'devo 8 mil no rotativo a 12% ao mês',
      'financiei o carro: 48x de 1.100, já paguei 10',
      'devo 2.300 pro meu irmão, sem juros',
      'peguei um custeio de 30 mil no bb a 1% ao mês',
      'parcelei a moto velha: 36x de 380, foi 11 já',
    ],
  },
];
