// Facts about accounts, cards and debts, told in plain words and kept for later questions.

import { nounIn } from '../edit/read-target.ts';
import { partiesIn } from '../money/counterpart.ts';
import { accountAt } from '../money/payment.ts';
import type { Reading } from '../reading.ts';
import { moneyVerb, movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
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
  const place =
    anyAccount(r) !== undefined ||
    r.hasAny('jar_noun', 'saved_noun') ||
    /\b(?:na|em) (?:conta|carteira|dinheiro|minha conta|poupanca)\b/.test(r.line);
  if (r.has('balance_noun')) return place || r.has('poss') || r.tail - r.head <= 4;
  if (/\b(?:ta|esta|tao|estao) (?:com|zerada)\b|\bacumula\b/.test(r.line) && place) return true;
  const has = r.findVerb('v_have', PRESENT);
  return has >= 0 && has <= r.head + 3 && place && !r.has('limit_noun');
}

/** "devo 8 mil no rotativo", "financiei o carro em 48x", "tenho uma dívida de". */
function tellsDebt(r: Reading): boolean {
  const owe = r.units.findIndex(
    (unit) => unit.norm === 'devo' || unit.norm === 'to devendo' || unit.norm === 'devendo',
  );
  if (owe >= 0 && owe <= r.head + 2) {
    for (let i = owe + 1; i <= owe + 2; i++) if (((r.units[i]?.entry?.tenses ?? 0) & INFINITIVE) !== 0) return false;
    return true;
  }
  if (/^(?:financi(?:ei|amos)|refinanciei)$/.test(r.norm(r.head))) return true;
  if (
    /\b(?:tenho|fiz|peguei) (?:um |uma )?(?:divida|emprestimo|financiamento|consignado|consorcio|custeio|credito)\b|\bminha divida\b/.test(
      r.line,
    )
  )
    return true;
  return (
    /^(?:financiamento|emprestimo|consorcio|consignado)\b/.test(r.norm(r.head)) &&
    r.installments?.count !== undefined &&
    /\b(?:ja pagas?|ja paguei|pagas|paguei \d)\b/.test(r.line)
  );
}

export const ACCOUNT_RULES: readonly Rule[] = [
  {
    id: 'account.card_days',
    trust: 'sure',
    when: (r) => {
      if (
        !r.has('v_due') ||
        asks(r) ||
        r.has('v_keep') ||
        (anyAccount(r) === undefined && !r.hasAny('card_noun', 'invoice_noun'))
      )
        return false;
      const closing = dayAfter(r, /^fech/);
      const due = dayAfter(r, /^venc/);
      return closing !== undefined || (due !== undefined && (r.money === undefined || r.has('card_noun')));
    },
    read: (r) => ({
      intent: 'account_set',
      slots: present({
        account: anyAccount(r),
        kind: 'card' as const,
        closing_day: dayAfter(r, /^fech/),
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
      !asks(r) &&
      r.money !== undefined &&
      r.has('limit_noun') &&
      (r.has('card_noun') || /\bcart(?:ao|oes)\b/.test(r.line) || anyAccount(r) !== undefined) &&
      !r.has('cat_name') &&
      !movedMoney(r),
    read: (r) => ({
      intent: 'account_set',
      slots: present({ account: anyAccount(r), kind: 'card' as const, limit_cents: r.money?.cents }),
    }),
    examples: ['limite do cartão: 4 mil', 'o limite do meu nubank é 6500'],
  },
  {
    id: 'account.balance',
    trust: 'sure',
    when: (r) => !asks(r) && r.money !== undefined && tellsBalance(r),
    read: (r) => {
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
    examples: ['tenho 5 mil na poupança', 'meu saldo no inter é 830', 'bradesco tem 5.210,44 agora'],
  },
  {
    id: 'account.debt',
    trust: 'sure',
    when: (r) => !asks(r) && r.money !== undefined && tellsDebt(r) && !r.hasAny('how', 'remind_me'),
    read: (r) => {
      const parcels = r.installments;
      const paid = /\b(?:paguei (\d{1,3})|(\d{1,3}) (?:ja )?pagas)\b/.exec(r.line);
      return {
        intent: 'debt_set',
        slots: present({
          creditor: partiesIn(r, 0, r.units.length)[0]?.name ?? anyAccount(r),
          description: nounIn(r, r.head, r.tail),
          amount_cents: parcels?.eachCents === undefined ? r.money?.cents : undefined,
          monthly_rate: rateIn(r),
          installments: parcels?.count,
          installment_cents: parcels?.eachCents,
          paid: paid === null ? undefined : Number(paid[1] ?? paid[2]),
        }),
      };
    },
    examples: [
      'devo 8 mil no rotativo a 12% ao mês',
      'financiei o carro: 48x de 1.100, já paguei 10',
      'devo 2.300 pro meu irmão, sem juros',
    ],
  },
];
