// Stock figures: assets and debts now, by their definitions. Each answer shows the parts of its total.

import { contaKindOf, contaLabel, contaSlug } from '../conta.ts';
import { balanceAt, balanceOf } from '../definitions/balance.ts';
import { debtsOf, leftOf } from '../definitions/debts.ts';
import { investedOf, investments } from '../definitions/invested.ts';
import { netWorthOf } from '../definitions/net-worth.ts';
import { awaited, receivablesOf } from '../definitions/receivables.ts';
import { reserveOf } from '../definitions/reserve.ts';
import { reais } from '../money.ts';
import { dayWords } from '../replies/day-words.ts';
import { subjectWords } from '../replies/entry-words.ts';
import { personWords } from '../replies/person-words.ts';
import { sameName } from '../same-name.ts';
import { type Answer, type Asked, numberedLines } from './answer.ts';

const HINT = ' Se não bate, me diga o certo: “meu saldo no Nubank é 830”.';

/** By conta, transfers and faturas paid included; the hint says how to set it right. */
export function balanceAnswer({ ledger, question }: Asked): Answer {
  const { account, check } = question;
  if (account !== undefined) {
    const cents = balanceAt(ledger, account);
    const name = contaLabel(`corrente:${account}`);
    if (cents === undefined)
      return { text: [`Ainda não sei quanto você tem no ${name}. Me diga: “meu saldo no ${name} é 830”.`] };
    return {
      text: [
        `Pelas minhas contas, ${/^(?:carteira|poupan|caixinha|reserva)/i.test(name) ? 'na' : 'no'} ${name} você tem `,
        { bold: reais(cents) },
        `.${HINT}`,
      ],
    };
  }
  const contas = ledger
    .balances()
    .filter(({ conta, cents }) => cents !== 0 && ['corrente', 'carteira'].includes(contaKindOf(conta)));
  const total = balanceOf(ledger);
  const right = check === 'negative' ? -total : total;
  const opening = check === undefined ? '' : right > 0 ? 'Sim: ' : right < 0 ? 'Não: ' : '';
  const parts = contas.length > 1 ? contas.map(({ conta, cents }) => `\n• ${contaLabel(conta)}: ${reais(cents)}`) : [];
  return {
    text: [
      `${opening === '' ? 'Pelo' : `${opening}pelo`} que anotei, você tem `,
      { bold: reais(total) },
      '.',
      ...parts,
      parts.length > 0 ? `\n${HINT.trim()}` : HINT,
    ],
  };
}

/** Accounts, savings and investments less debts, each by its definition. */
export function netWorthAnswer({ ledger }: Asked): Answer {
  const { balance, reserve, invested, debts, total } = netWorthOf(ledger);
  return {
    text: [
      'Seu patrimônio, pelo que sei: ',
      { bold: reais(total) },
      `\n• Em conta: ${reais(balance)}\n• Guardado: ${reais(reserve)}\n• Investido: ${reais(invested)}\n• Dívidas: ${reais(-debts)}`,
    ],
  };
}

/** What was put in less what was taken out: market prices are not known. */
export function investedAnswer({ ledger, question }: Asked): Answer {
  const { asset_class } = question;
  const all = investments(ledger, asset_class);
  const name = asset_class === undefined ? '' : ` em ${contaLabel(`investimento:${asset_class}`)}`;
  if (all.length === 0) return { text: [`Não achei investimento${name} anotado.`] };
  const parts =
    all.length > 1 ? all.map(({ slug, cents }) => `\n• ${contaLabel(`investimento:${slug}`)}: ${reais(cents)}`) : [];
  return {
    text: [
      `Você tem `,
      { bold: reais(investedOf(ledger, asset_class)) },
      ` investidos${name}, pelo valor aplicado.`,
      ...parts,
    ],
  };
}

/** Savings accounts and jars together, or the one asked for. */
export function savedTotalAnswer({ ledger, question: { account } }: Asked): Answer {
  const one = account === undefined ? undefined : ledger.balances().find(({ conta }) => contaSlug(conta) === account);
  if (one !== undefined)
    return { text: ['Você tem ', { bold: reais(one.cents) }, ` guardados: ${contaLabel(one.conta)}.`] };
  const jars = ledger.balances().filter(({ conta, cents }) => cents !== 0 && contaKindOf(conta) === 'poupanca');
  const parts = jars.length > 1 ? jars.map(({ conta, cents }) => `\n• ${contaLabel(conta)}: ${reais(cents)}`) : [];
  return {
    text: ['Você tem ', { bold: reais(reserveOf(ledger)) }, ' guardados na poupança e nos cofrinhos.', ...parts],
  };
}

/** "Quanto já paguei do consignado?": instalments reported as paid plus payments recorded since. */
export function paidOfDebt({ ledger, question: { check, merchant, counterpart = '' } }: Asked): Answer | undefined {
  if (check !== 'paid') return undefined;
  const debt = ledger.told('divida').find(({ value }) => sameName(value.name, merchant ?? counterpart));
  if (debt === undefined) return undefined;
  const { name, cents, parcelas, parcelaCents } = debt.value;
  const whole = parcelas === undefined || parcelaCents === undefined ? cents : parcelas * parcelaCents;
  const left = leftOf(ledger, debt);
  return { text: ['Você já pagou ', { bold: reais(Math.max(0, whole - left)) }, ` (${name}). Faltam ${reais(left)}.`] };
}

/** One debt when exactly one has the name asked for, otherwise all with their sum. */
export function debtsAnswer(asked: Asked): Answer {
  const { ledger, question } = asked;
  const paid = paidOfDebt(asked);
  if (paid !== undefined) return paid;
  const all = debtsOf(ledger);
  const whom = question.counterpart ?? question.merchant;
  const [named, ...more] = all.filter(({ name }) => sameName(name, whom ?? ''));
  // "Quanto falta da Bia?": it is she who owes.
  if (named === undefined && whom !== undefined && receivablesOf(ledger, whom).length > 0)
    return receivablesAnswer({ ...asked, question: { op: 'receivables', counterpart: whom } });
  if (all.length === 0)
    return {
      text: [
        whom === undefined || !/^\p{Lu}/u.test(whom)
          ? 'Não tenho dívida sua anotada.'
          : `Não tenho dívida sua com ${whom} anotada. Se deve, me diga: “devo 40 a ${whom}”.`,
      ],
    };
  if (named !== undefined && more.length === 0)
    return { text: ['Você ainda deve ', { bold: reais(named.cents) }, ` (${named.name}).`] };
  const total = all.reduce((sum, { cents }) => sum + cents, 0);
  return {
    text: [
      'Suas dívidas somam ',
      { bold: reais(total) },
      ':',
      ...all.map(({ name, cents }) => `\n• ${name}: ${reais(cents)}`),
    ],
  };
}

/** "E o Rui?", of whom something is owed to: said besides. */
function owedTo(ledger: Asked['ledger'], [name = '', ...others]: readonly (string | undefined)[]): string {
  const debt = others.length > 0 || name === '' ? undefined : debtsOf(ledger).find((one) => sameName(one.name, name));
  return debt === undefined ? '' : ` Você é que deve ${reais(debt.cents)} (${debt.name}).`;
}

const MOST_COMING = 15;

/** What people owe, then pending income, both numbered with their sum. */
export function receivablesAnswer({ ledger, question, today }: Asked): Answer {
  const people = question.each?.flatMap(({ counterpart: one }) => one ?? []) ?? [question.counterpart];
  const counterpart = people.length > 1 ? people.join(' e ') : people[0];
  const all = people.flatMap((name) => receivablesOf(ledger, name));
  const coming =
    counterpart === undefined
      ? ledger.list({ kind: 'receita', status: 'pendente' }, 'oldest', MOST_COMING)
      : people.flatMap((name = '') => awaited(ledger, name));
  if (coming.length > 0) {
    const owed = all.map(({ name, cents }) => `\n• ${personWords(name)} te deve ${reais(cents)}`);
    const lines = numberedLines(coming.map((one) => `${subjectWords(one)}, ${dayWords(one.date, today)}`));
    const total = [...coming, ...all].reduce((sum, { cents }) => sum + cents, 0);
    const several = coming.length + all.length > 1;
    return {
      text: [{ bold: several ? `A receber, ${reais(total)}:` : 'A receber:' }, ...lines, ...owed],
      shown: coming,
    };
  }
  if (all.length === 0)
    return {
      text: [
        counterpart === undefined
          ? 'Ninguém te deve nada, pelo que anotei.'
          : `${personWords(counterpart)} não te deve nada, pelo que anotei.${owedTo(ledger, people)}`,
      ],
    };
  const clear = people
    .filter((name = '') => people.length > 1 && receivablesOf(ledger, name).length === 0)
    .map((name = '') => ` ${personWords(name)} não te deve nada, pelo que anotei.`);
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0)
    return { text: [`${personWords(only.name)} te deve `, { bold: reais(only.cents) }, '.', ...clear] };
  const total = all.reduce((sum, { cents }) => sum + cents, 0);
  return {
    text: [
      'Te devem ',
      { bold: reais(total) },
      ':',
      ...all.map(({ name, cents }) => `\n• ${personWords(name)}: ${reais(cents)}`),
    ],
  };
}

/** Balance after a hypothetical amount is added or subtracted; nothing is recorded. */
export function whatIfAnswer({ ledger, question }: Asked): Answer {
  const { amount_cents = 0, delta = 'expense' } = question;
  const balance = balanceOf(ledger);
  const after = delta === 'income' ? balance + amount_cents : balance - amount_cents;
  const sign = delta === 'income' ? '+' : '−';
  return {
    text: [
      'Ficaria com ',
      { bold: reais(after) },
      ` (${reais(balance)} ${sign} ${reais(amount_cents)}). Não anotei nada.`,
    ],
  };
}
