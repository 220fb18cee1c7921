// Facts about accounts, cards, debts and the person, told in plain words and kept for later questions.

import type { categoryNamed } from '../dialog/read-answer.ts';
import { nounIn } from '../edit/read-target.ts';
import { partiesIn } from '../money/counterpart.ts';
import { accountAt } from '../money/payment.ts';
import type { Reading } from '../reading.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PRESENT, PRESENT_MINE } from '../verbs/tense.ts';
import type { Rule } from './rule.ts';

/** "dia 3" after a verb whose stem matches. */
function dayAfter(r: Reading, stem: RegExp): number | undefined {
  for (let i = 0; i < r.tokens.length; i++) {
    if (!stem.test(r.tokens[i]?.norm ?? '')) continue;
    for (let k = i + 1; k <= i + 4; k++) {
      const day = Number(r.tokens[k]?.norm);
      if (day >= 1 && day <= 31 && (r.tokens[k - 1]?.norm === 'dia' || r.tokens[k - 1]?.norm === 'todo')) return day;
    }
  }
  return undefined;
}

function anyAccount(r: Reading): string | undefined {
  for (let i = 0; i < r.units.length; i++) {
    const slug = accountAt(r, i);
    if (slug !== undefined) return slug;
  }
  return undefined;
}

const rate = (r: Reading): number | undefined => {
  const at = r.tokens.findIndex((token) => token.norm === '%');
  const value = Number((r.tokens[at - 1]?.norm ?? '').replace('%', '').replace(',', '.'));
  return at > 0 && Number.isFinite(value) ? value : undefined;
};

const hasPlace = (r: Reading): boolean =>
  anyAccount(r) !== undefined || r.hasAny('account_noun', 'card_noun', 'jar_noun', 'money_noun');

/** "tenho 34 anos", "sou conservador", "me chama de Bia". */
function fact(r: Reading): { fact: string; value: string | number } | undefined {
  const words = r.units.map((unit) => unit.norm).join(' ');
  const age = /\btenho (\d{1,2}) anos\b/.exec(words);
  if (age !== null) return { fact: 'age', value: Number(age[1]) };
  const name = /^(?:me chama de|pode me chamar de|meu nome e|me chamo|me trata por|me chame de) (.+)$/.exec(
    r.tokens
      .slice(r.units[r.head]?.from ?? 0)
      .map((token) => token.norm)
      .join(' '),
  );
  if (name !== null) return { fact: 'name', value: r.raw(r.tail - 1, r.tail) };
  const risk =
    /\bsou (?:um investidor |uma investidora |bem |mais |super )*(conservador|moderado|arrojado|agressivo)/.exec(words);
  if (risk !== null) return { fact: 'risk_profile', value: risk[1] ?? '' };
  const start = /\bmeu mes (?:comeca|vira|fecha|inicia)(?: no| todo)? dia (\d{1,2})/.exec(words);
  if (start !== null) return { fact: 'month_start', value: Number(start[1]) };
  const trade =
    /\b(?:sou|trabalho como) (clt|autonomo|autonoma|mei|freelancer|aposentado|aposentada|estudante|servidor publico|servidora publica|funcionario publico|desempregado|desempregada|casado|casada|solteiro|solteira|divorciado|divorciada|professor|professora|motorista|medico|medica|enfermeira|programador|programadora|advogado|advogada|designer|vendedor|vendedora)\b/.exec(
      words,
    );
  if (trade !== null) return { fact: 'situation', value: trade[1] ?? '' };
  const children = /\btenho (um|uma|dois|duas|tres|quatro|\d) (?:filhos?|filhas?|criancas?)\b/.exec(words);
  if (children !== null) return { fact: 'children', value: children[1] ?? '' };
  const place = /\bmoro (?:em|no|na|sozinho|sozinha|com|de) ?(.*)$/.exec(words);
  return place !== null && r.amounts.length === 0
    ? { fact: 'home', value: r.raw(r.units.findIndex((unit) => unit.norm === 'moro') + 1, r.tail) }
    : undefined;
}

export const ACCOUNT_RULES: readonly Rule[] = [
  {
    id: 'account.card_days',
    when: (r) =>
      !asks(r) &&
      (dayAfter(r, /^fecha(?:mento)?$/) !== undefined ||
        (dayAfter(r, /^venc/) !== undefined &&
          (r.has('card_noun') || (r.money === undefined && anyAccount(r) !== undefined)))) &&
      (anyAccount(r) !== undefined || r.hasAny('card_noun', 'invoice_noun')) &&
      !r.has('v_keep'),
    then: (r) => ({
      intent: 'account_set',
      slots: present({
        account: anyAccount(r),
        kind: 'card' as const,
        closing_day: dayAfter(r, /^fecha/),
        due_day: dayAfter(r, /^venc/),
        limit_cents: r.has('limit_noun') ? r.money?.cents : undefined,
      }),
    }),
    examples: ['meu nubank fecha dia 3 e vence dia 10'],
  },
  {
    id: 'account.limit',
    when: (r) =>
      !asks(r) &&
      r.money !== undefined &&
      r.has('limit_noun') &&
      (r.has('card_noun') || anyAccount(r) !== undefined) &&
      !r.has('cat_name') &&
      !movedMoney(r),
    then: (r) => ({
      intent: 'account_set',
      slots: present({ account: anyAccount(r), kind: 'card' as const, limit_cents: r.money?.cents }),
    }),
    examples: ['limite do cartão: 4 mil', 'o limite do meu nubank é 6500'],
  },
  {
    id: 'account.balance',
    when: (r) =>
      !asks(r) &&
      r.money !== undefined &&
      ((r.has('balance_noun') && (r.has('poss') || hasPlace(r))) ||
        (r.findVerb('v_have', PRESENT_MINE, r.head, r.head + 3) >= 0 &&
          (anyAccount(r) !== undefined ||
            r.hasAny('jar_noun', 'saved_noun') ||
            r.says('na conta') ||
            r.says('na carteira') ||
            r.says('em dinheiro')))) &&
      !r.hasAny('goal_cue', 'hypothetical', 'obligation', 'debt_noun', 'v_plan', 'worth') &&
      !movedMoney(r) &&
      !r.says('tenho que'),
    then: (r) => {
      const account = anyAccount(r);
      const jar = r.has('jar_noun') || account === 'poupanca';
      return {
        intent: 'account_set',
        slots: present({
          account,
          kind: jar ? ('savings' as const) : account === 'carteira' ? ('cash' as const) : ('checking' as const),
          balance_cents: r.money?.cents,
        }),
      };
    },
    examples: ['tenho 5 mil na poupança', 'meu saldo no inter é 830'],
  },
  {
    id: 'account.debt',
    when: (r) =>
      !asks(r) &&
      r.money !== undefined &&
      ((r.findVerb('v_owe', PRESENT_MINE) >= 0 &&
        r.norm(r.findVerb('v_owe', PRESENT_MINE)) === 'devo' &&
        !/^(?:receber|pagar|gastar)/.test(r.norm(r.findVerb('v_owe', PRESENT_MINE) + 1))) ||
        /^financi(?:ei|amos)/.test(r.norm(r.head)) ||
        r.says('tenho uma divida') ||
          r.says('tenho divida') ||
          r.says('tenho um emprestimo') ||
          r.says('minha divida') ||
        r.says('tenho um financiamento')),
    then: (r) => {
      const parcels = r.installments;
      const paid = /\bpaguei (\d{1,3})\b/.exec(r.units.map((unit) => unit.norm).join(' '));
      return {
        intent: 'debt_set',
        slots: present({
          creditor: partiesIn(r, 0, r.units.length)[0]?.name ?? anyAccount(r),
          description: nounIn(r, r.head, r.tail),
          amount_cents: parcels?.eachCents === undefined ? r.money?.cents : undefined,
          monthly_rate: rate(r),
          installments: parcels?.count,
          installment_cents: parcels?.eachCents,
          paid: paid === null ? undefined : Number(paid[1]),
        }),
      };
    },
    examples: ['devo 8 mil no rotativo a 12% ao mês', 'financiei o carro: 48x de 1.100, já paguei 10'],
  },
  {
    id: 'person.profile',
    when: (r) => !asks(r) && fact(r) !== undefined && !movedMoney(r),
    then: (r) => ({ intent: 'profile_set', slots: fact(r) ?? { fact: '', value: '' } }),
    examples: [
      'tenho 34 anos e dois filhos',
      'sou conservador pra investir',
      'me chama de Bia',
      'meu mês começa dia 5',
    ],
  },
  {
    id: 'person.category_teach',
    when: (r) => teaches(r),
    then: (r) => {
      const cue = teachCue(r);
      return {
        intent: 'category_teach',
        slots: { merchant: r.raw(r.head, cue).replace(/[:,]$/, ''), category: categoryNamedAfter(r, cue) ?? 'outros' },
      };
    },
    examples: ['mercado do Zé é feira', 'ifood conta como lazer'],
  },
];

function teachCue(r: Reading): number {
  for (let i = r.head + 1; i < r.tail - 1; i++)
    if (r.is(i, 'teach_cue') && !(r.norm(i) === 'e' && !/é|eh/i.test(r.raw(i, i + 1)))) return i;
  return -1;
}

function categoryNamedAfter(r: Reading, cue: number): ReturnType<typeof categoryNamed> {
  for (let i = r.tail - 1; i > cue; i--) {
    const sense = r.units[i]?.entry?.out ?? r.units[i]?.entry?.in;
    if (sense !== undefined) return sense.category;
  }
  return undefined;
}

/** "X é/conta como <category>": nothing but a name, the cue and a category word. */
function teaches(r: Reading): boolean {
  if (asks(r) || r.amounts.length > 0 || r.tail - r.head > 9) return false;
  const cue = teachCue(r);
  if (
    cue < 0 ||
    r.scene.pending !== undefined ||
    (r.scene.lastTx !== undefined && cue <= r.head + 1 && r.is(r.head, 'demo'))
  )
    return false;
  if (
    r.hasAny(
      'memory_any',
      'v_keep',
      'v_delete',
      'remind_me',
      'q_compare',
      'degree',
      'feeling',
      'demo',
      'not',
      'due_word',
    )
  )
    return false;
  const category = categoryNamedAfter(r, cue);
  const strong = r.norm(cue) !== 'e' || r.tail - cue === 2;
  return category !== undefined && strong && r.findVerb('v_pay', PRESENT) < 0 && (r.has('cat') || r.has('merchant'));
}
