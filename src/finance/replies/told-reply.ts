// Confirms a saved fact about the person's money in full, so that a misreading is visible.

import type { LocalDate } from '../../domain/dates.ts';
import type { ContaKey } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import type { Told, ToldValues } from '../../domain/told.ts';
import type { BudgetStatus } from '../budget-status.ts';
import { budgetOf } from '../budget-status.ts';
import { categoryLabel } from '../category-labels.ts';
import { contaLabel } from '../conta.ts';
import { toldLeft } from '../definitions/debts.ts';
import { goalPerMonth, goalTotal } from '../goal-total.ts';
import { reais } from '../money.ts';
import { budgetLine } from './budget-words.ts';
import { dayWords } from './day-words.ts';
import { personInside } from './person-words.ts';
import { PACES, recurrenceWords } from './told-words.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  'pt-BR': 'português',
  en: 'inglês',
  es: 'espanhol',
  fr: 'francês',
  it: 'italiano',
  de: 'alemão',
};

const ACCENTED: Readonly<Record<string, string>> = {
  Cuiaba: 'Cuiabá',
  Noronha: 'Fernando de Noronha',
  Sao_Paulo: 'Brasília',
  Lisbon: 'Lisboa',
};

/** The place a zone is called by in Portuguese. */
function placeOf(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return ACCENTED[city] ?? city.replaceAll('_', ' ');
}

const FACTS: Readonly<Record<string, (value: string, thing: string) => string>> = {
  price: (value, thing) =>
    thing === 'vaquinha' ? `cada um dá ${value} na vaquinha` : `você cobra ${value} por ${thing}`,
  aim: (value, span) => `sua meta ${span === 'semana' ? 'da' : 'do'} ${span} é ganhar ${value}`,
  divide: (value, thing) => {
    const [mine = '50', what] = value.split(' ');
    return `você divide ${what === 'tudo' ? 'tudo' : 'as contas'} com ${personInside(thing)}, ${mine} % é seu`;
  },
  age: (value) => `você tem ${value} anos`,
  name: (value) => `te chamo de ${value}`,
  risk_profile: (value) => `seu perfil de investidor é ${value}`,
  month_start: (value) => `seu mês começa no dia ${value}`,
  formality: (value) => (value === 'formal' ? 'te trato com formalidade' : 'te trato por você, sem cerimônia'),
  timezone: (value) => `você mora no fuso de ${placeOf(value)}; o relógio daqui e os lembretes seguem ele`,
  gross: (value) => `seu salário bruto é ${reais(Number(value))}`,
  language: (value) => `os agentes te respondem em ${LANGUAGES[value] ?? value} (a Caderneta só sabe português)`,
  home: (value) =>
    `você mora ${value.replace(/\b(minha|meu)(s?)\b/gi, (_, mine: string, many: string) => `${mine.toLowerCase() === 'minha' ? 'sua' : 'seu'}${many}`)}`,
  children: (value) => (value === '1' ? 'você tem 1 filho' : `você tem ${value} filhos`),
};

/** 'você tem 34 anos', 'te chamo de Bia'. */
export function factWords({ key, value }: Told<'perfil'>): string {
  const [fact = '', thing = ''] = key.split(':');
  return FACTS[fact]?.(String(value.value), thing) ?? String(value.value);
}

/** @param status of the budget just set, so that the reply says how much of it is used */
export function toldWords(told: Told, status: BudgetStatus | undefined, today: LocalDate): RichText {
  switch (told.kind) {
    case 'orcamento': {
      const ceiling = `${reais(told.value.cents)} ${PACES[told.value.pace]}`;
      const spent = status === undefined ? '' : `\n${budgetLine(status, today)}.`;
      return ['🎯 Teto ', { bold: `${budgetOf(told)}: ${ceiling}` }, `. Aviso em 80 % e em 100 %.${spent}`];
    }
    case 'meta':
      return goalWords(told.value, today);
    case 'divida':
      return debtWords(told.value);
    case 'recorrencia':
      return ['🔁 Guardei: ', { bold: recurrenceWords(told.value) }, '.'];
    case 'categoria':
      return [
        'Aprendi: ',
        { bold: told.value.words },
        ' é ',
        { bold: categoryLabel(told.value.category) },
        ' daqui para a frente.',
      ];
    case 'perfil':
      return ['Anotei sobre você: ', { bold: factWords(told) }, '.'];
    case 'conta':
      return accountWords(told.key as ContaKey, told.value, undefined);
    default:
      return told satisfies never;
  }
}

function goalWords(goal: ToldValues['meta'], today: LocalDate): RichText {
  const { name, cents, pace } = goal;
  const due = goal.due === undefined ? '' : ` até ${dayWords(goal.due, today)}`;
  const total = goalTotal(goal);
  const each = pace === undefined ? '' : ` ${PACES[pace]}`;
  const whole = pace === undefined || total === undefined ? '' : ` (${reais(total)} ao todo)`;
  const monthly = goalPerMonth(goal);
  return [
    '🏁 Meta anotada: ',
    { bold: `${name}${/^juntar$/u.test(name) ? '' : ','} ${reais(cents)}${each}${due}` },
    `${whole}.${monthly === undefined ? '' : ` Dá ${reais(monthly)} por mês.`}`,
  ];
}

function debtWords(debt: ToldValues['divida']): RichText {
  const { name, parcelas, parcelaCents, paid = 0, monthlyRate } = debt;
  const left = toldLeft(debt);
  if (left === 0) return ['Pronto: ', { bold: name }, ', dívida encerrada. Não anotei pagamento nenhum.'];
  const plan =
    parcelas === undefined || parcelaCents === undefined
      ? ''
      : `, ${paid} de ${parcelas} parcelas de ${reais(parcelaCents)} pagas`;
  const rate = monthlyRate === undefined ? '' : `, ${rateWords(monthlyRate)}`;
  return ['Dívida anotada: ', { bold: `${name}, faltam ${reais(left)}` }, `${plan}${rate}.`];
}

const rateWords = (monthly: number): string =>
  monthly === 0 ? 'sem juros' : `${String(monthly).replace('.', ',')} % ao mês`;

/** 'cartão Nubank, R$ 100,00 em aberto, fecha dia 3'. `balance` in centavos, undefined when unknown. */
export function accountFacts(conta: ContaKey, value: ToldValues['conta'], balance: number | undefined): string {
  const { closingDay, dueDay, limitCents } = value;
  return [
    contaLabel(conta),
    ...(balance === undefined
      ? []
      : [value.kind === 'cartao' ? `${reais(balance)} em aberto` : `saldo de ${reais(balance)}`]),
    ...(closingDay === undefined ? [] : [`fecha dia ${closingDay}`]),
    ...(dueDay === undefined ? [] : [`vence dia ${dueDay}`]),
    ...(limitCents === undefined ? [] : [`limite de ${reais(limitCents)}`]),
  ].join(', ');
}

/** Every fact known of the conta, not only the one just told. */
export const accountWords = (conta: ContaKey, value: ToldValues['conta'], balance: number | undefined): RichText => [
  'Anotado: ',
  { bold: accountFacts(conta, value, balance) },
  '.',
];
