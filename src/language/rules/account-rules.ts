// Stated facts about accounts and cards, saved for later questions.

import { PatternList } from '../cues/pattern-list.ts';
import { dayNumberAt } from '../dates/day-of-month.ts';
import { accountAt, accountsIn, anyAccount, bareAccount } from '../money/payment.ts';
import type { Reading } from '../reading/reading.ts';
import { moneyVerb, movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { ordersKeeping } from '../signals/orders-keeping.ts';
import { present } from '../slots/present.ts';
import { ORDER, PRESENT } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

/** Day of the month after a word whose stem matches; undefined when there is none. */
function dayAfter(r: Reading, stem: RegExp): number | undefined {
  const limit = Math.min(r.tokens.length, 40);
  for (let i = 0; i < limit; i++) {
    if (!stem.test(r.tokens[i]?.norm ?? '')) continue;
    for (let k = i + 1; k <= i + 4; k++) {
      const day = dayNumberAt(r.tokens, k)?.day;
      if (day !== undefined && (k === i + 1 || /^(?:dia|todo)$/.test(r.tokens[k - 1]?.norm ?? ''))) return day;
    }
  }
  return undefined;
}

/** Verbs and nouns of the closing day: "fecha", "vira", "encerra o ciclo", "fechamento 18". */
const CLOSES = /^(?:fech|vira$|encerra$|corta$)/;

/** The store that issued a card, which is not a bank: "o cartão da renner". */
function storeCard(r: Reading): string | undefined {
  const found = r.match(/\b(?:cartao|limite) (?:d[aeo]s? |n[oa] )?((?:casas |lojas )?[a-z]{3,})\b/)?.[1];
  return found === undefined || /^(?:credito|debito|fech|venc|vira|agora|meu|minha|subiu|pra|para|novo)/.test(found)
    ? undefined
    : found.replace(' ', '_');
}

const KEPT_IN =
  /\b(?:na|em) (?:conta|carteira|dinheiro|minha conta|poupanca)\b|^(?:hoje )?(?:a |minha )?conta (?:conjunta|corrente|salario|d[aeo] [a-z]+) (?:ta|esta) com /;
const STANDS_AT =
  /\b(?:ta|esta|tao|estao) (?:hoje |agora )?(?:com|zerada)\b|^(?:hoje |agora |eu )?(?:to|tou|estou|comecei(?: o (?:mes|dia))?) com (?:so |uns )?(?:r\$ ?)?\d|\bcaixa tem (?:r\$ ?)?\d|\bacumula\b|^(?:hoje )?(?:la )?n[oa] [a-z ]{3,30} tem [a-z\d]/;
/** "Meu CDB tá em 12 mil", "meu tesouro selic vale 5 mil". */
const HOLDING =
  /^(?:o |a )?(?:meus?|minhas?) (cdb|lci|lca|fundos?|acoes|fiis?|cripto|bitcoin) (?:ja )?(?:ta|esta|tao|estao|vale|valem|tem|chegou|chegaram|soma|somam) (?:em |com |a |uns )*(?:r\$ ?)?\d/;
const MY_MONEY_IN = /\bmeu dinheiro (?:n[oa]|em) /;
const STATES = new PatternList([STANDS_AT, HOLDING, MY_MONEY_IN]);
/** "Corrige meu saldo no Santander, hoje está em 2.150": of the account, and no entry. */
export const correctsBalance = (r: Reading): boolean => r.has('balance_noun') && tellsBalance(r);

/** A stated balance: "tenho 5 mil na poupança", "meu saldo no inter é 830", "bradesco tem 5.210". */
function tellsBalance(r: Reading): boolean {
  if (!r.hasAny('balance_noun', 'v_have') && r.colon <= 0 && !r.mayFitAny(STATES)) return false;
  if (r.money !== undefined && r.fits(HOLDING)) return true;
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
  // "inter: 912 na conta", "poupança da caixa: 7.450": a place, a colon and an amount.
  const colon = r.units.findIndex((unit) => unit.norm === ':');
  if (
    colon > 0 &&
    colon <= r.head + 3 &&
    r.unitOf(r.money?.from ?? 0) <= colon + 3 &&
    !movedMoney(r) &&
    // "Itaú: débito automático ENEL 134,22" is a notice of a bill paid.
    !r.has('invoice_noun') &&
    r.find('merchant', colon) < 0 &&
    !r.fits(NOTICE)
  ) {
    for (let i = r.head; i < colon; i++)
      if (
        !(
          r.isAny(i, 'prep', 'det', 'poss', 'account_noun', 'saved_noun', 'jar_noun') ||
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

/** An asset class, which is an account of its own rather than savings: "Tenho 5 mil em CDB". */
function assetAfter(r: Reading): string | undefined {
  const from = r.money === undefined ? r.tail : r.unitOf(r.money.to - 1) + 1;
  for (let i = from; i < Math.min(from + 4, r.tail); i++)
    if (r.is(i, 'asset_class') && !/^(?:poupanca|reserva|caixinha)/.test(r.norm(i)))
      return r.norm(i).replaceAll(' ', '_');
  return r.match(HOLDING)?.[1]?.replaceAll(' ', '_');
}

const NOTICE = /: (?:compra|debito|pix|saque|pagamento|transf|ted|boleto)/;

const DUE = /\b(?:fechamento|vencimento|encerra)\b/;

/** The amount after "limite": "limite 7.500, … vence 13". */
function limitIn(r: Reading): number | undefined {
  const at = r.find('limit_noun');
  if (at < 0) return undefined;
  return (r.amounts.find((amount) => r.unitOf(amount.from) > at) ?? r.money)?.cents;
}

/** Whether a card's closing and due days are stated. */
export function tellsCardDays(r: Reading): boolean {
  if (
    !(r.has('v_due') || r.fits(DUE)) ||
    asks(r) ||
    (r.has('v_keep') && r.find('v_keep') < r.tail - 2) ||
    (anyAccount(r) === undefined && !r.hasAny('card_noun', 'invoice_noun'))
  )
    return false;
  const closing = dayAfter(r, CLOSES);
  const due = dayAfter(r, /^venc/);
  return closing !== undefined || (due !== undefined && (r.money === undefined || r.has('card_noun')));
}

const cardFacts = (r: Reading): Outcome => ({
  intent: 'account_set',
  slots: present({
    account: anyAccount(r) ?? storeCard(r),
    kind: 'card' as const,
    closing_day: dayAfter(r, CLOSES),
    due_day: dayAfter(r, /^venc/),
    limit_cents: limitIn(r),
  }),
});

/** "O limite do nubank passou pra 3.500". */
const LIMIT_OF =
  /\blimite (?:d[oa] (?:meu |minha )?|n[oa] )[a-z]+ (?:pra|para|subiu|aumentou|caiu|baixou|passou|foi|e)\b/;

export const ACCOUNT_RULES: readonly Rule[] = [
  {
    id: 'account.card_days',
    trust: 'sure',
    when: tellsCardDays,
    read: cardFacts,
    examples: PROOFS && ['meu nubank fecha dia 3 e vence dia 10'],
  },
  {
    id: 'account.limit',
    trust: 'sure',
    when: (r) =>
      r.has('limit_noun') &&
      r.money !== undefined &&
      !asks(r) &&
      (r.fits(LIMIT_OF) ||
        ((r.has('card_noun') || r.fits(/\bcart(?:ao|oes)\b|\bcheque especial\b/) || anyAccount(r) !== undefined) &&
          !movedMoney(r))) &&
      !r.has('cat_name') &&
      // "Coloca limite de 1.000 no cartão esse mês": what may be spent.
      !(r.periods.length > 0 && r.hasVerb('v_put', ORDER)),
    read: cardFacts,
    examples: PROOFS && [
      'limite do cartão: 4 mil',
      'meu limite na renner subiu pra 900',
      'o limite do meu nubank é 6500',
    ],
  },
  {
    id: 'account.balance',
    trust: 'sure',
    when: (r) =>
      tellsBalance(r) && r.money !== undefined && !asks(r) && !(ordersKeeping(r) && !r.money.marked && r.has('kin')),
    read: (r) => {
      const asset = assetAfter(r);
      if (asset !== undefined)
        return {
          intent: 'account_set',
          slots: { account: asset, kind: 'investment', balance_cents: r.money?.cents ?? 0 },
          ...(r.amounts.length > 1 ? { confidence: 0.45 } : {}),
        };
      // "na poupança da caixa": the bank, and the kind of account.
      const account = accountsIn(r, 0, r.units.length)[0]?.value ?? anyAccount(r);
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
    examples: PROOFS && [
      'meu cdb tá em 12 mil',
      'inter: 912 na conta',
      'poupança da caixa: R$ 7.450',
      'na poupança da caixa tem onze mil e duzentos',
      'a conta conjunta tá com 3.975',
      'bote que no picpay eu tenho 237',
      'tenho 5 mil na poupança',
      'tenho 5 mil em CDB',
      'meu saldo no inter é 830',
      'bradesco tem 5.210,44 agora',
    ],
  },
];
