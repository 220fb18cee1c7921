// Replies about recurring entries: saved, posted, skipped, paused, cancelled.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import type { Told } from '../../domain/told.ts';
import type { BudgetAlert } from '../budget-alerts.ts';
import { reais } from '../money.ts';
import { dayWords } from './day-words.ts';
import { detailWords, entryLine, subjectWords } from './entry-words.ts';
import { recurrenceWords } from './told-words.ts';

type Recurring = Told<'recorrencia'>;

export type RecurringOutcome =
  | { readonly kind: 'recurring_set'; readonly told: Recurring; readonly posting?: { readonly on: LocalDate } }
  | {
      readonly kind: 'recurring_changed';
      readonly told: Recurring;
      readonly did: 'cancel' | 'pause' | 'resume' | 'skip';
      readonly next?: LocalDate;
    }
  | {
      readonly kind: 'recurring_posted';
      readonly told: Recurring;
      readonly entries: readonly Lancamento[];
      readonly alerts: readonly BudgetAlert[];
    }
  | { readonly kind: 'recurring_due'; readonly told: Recurring }
  | { readonly kind: 'nothing_recurring'; readonly words: string };

const DAY_ASKED: Readonly<Record<Recurring['value']['every'], string>> = {
  daily: '',
  weekly: 'Em que dia da semana cai? Aí eu lanço sozinha.',
  biweekly: 'Em que dia da semana cai? Aí eu lanço sozinha.',
  monthly: 'Em que dia do mês cai? Aí eu lanço sozinha.',
  yearly: 'Em que dia e mês cai? Aí eu lanço sozinha.',
};

/** Tells when it is recorded next, or asks the day that was not told. */
export function recurringWords(outcome: RecurringOutcome, today: LocalDate): RichText {
  switch (outcome.kind) {
    case 'recurring_set': {
      const { told, posting } = outcome;
      const line: RichText = ['🔁 Guardei: ', { bold: recurrenceWords(told.value) }, '. '];
      if (told.value.usual === true) return [...line, 'Conto com isso quando você me perguntar.'];
      if (posting === undefined) return [...line, DAY_ASKED[told.value.every]];
      const when = dayWords(posting.on, today);
      if (told.value.cents === undefined) return [...line, `No dia eu te pergunto quanto foi (próximo: ${when}).`];
      return [...line, `Lanço sozinha no dia e te aviso (próximo: ${when}).`];
    }
    case 'recurring_changed':
      return changedWords(outcome, today);
    case 'recurring_posted':
      return postedWords(outcome.entries, today);
    case 'recurring_due':
      return ['🔁 É dia de ', { bold: outcome.told.value.description }, '. Quando souber quanto foi, me diga.'];
    case 'nothing_recurring':
      return outcome.words === ''
        ? ['Não achei essa recorrência. Nada foi mudado.']
        : [`Não tenho ${outcome.words} entre os seus fixos, então nada mudou. Para ver todos: “meus fixos”.`];
    default:
      return outcome satisfies never;
  }
}

type Kept = Extract<RecurringOutcome, { kind: 'recurring_set' }>;

/** Several kept at once, one to a line; the sum when all of them are paid every month. */
export function recurringListWords(kept: readonly Kept[], today: LocalDate): RichText {
  const monthly = kept.every(({ told: { value } }) => value.kind === 'despesa' && value.every === 'monthly');
  const sum = kept.reduce((total, { told }) => total + (told.value.cents ?? 0), 0);
  const lines = kept.map(({ told: { value }, posting }): RichText => {
    const next = posting === undefined ? '' : ` (próximo: ${dayWords(posting.on, today)})`;
    return ['\n• ', { bold: recurrenceWords(value) }, next];
  });
  const undated = kept.find(({ posting }) => posting === undefined)?.told.value;
  const last =
    undated === undefined
      ? 'Lanço sozinha no dia e te aviso.'
      : `Lanço sozinha o que tiver dia: me diga, como “${undated.description} ${EXAMPLE_DAY[undated.every]}”.`;
  const total = monthly ? `, ${reais(sum)} por mês` : '';
  return [`🔁 Guardei ${kept.length} que se repetem${total}:`, ...lines.flat(), `\n${last}`];
}

const EXAMPLE_DAY: Readonly<Record<Recurring['value']['every'], string>> = {
  daily: '',
  weekly: 'toda segunda',
  biweekly: 'toda segunda',
  monthly: 'dia 10',
  yearly: 'dia 10 de março',
};

function changedWords(
  { told, did, next }: Extract<RecurringOutcome, { kind: 'recurring_changed' }>,
  today: LocalDate,
): RichText {
  const name = { bold: told.value.description };
  const then = next === undefined ? '' : ` Próximo: ${dayWords(next, today)}.`;
  switch (did) {
    case 'cancel':
      return ['Pronto, tirei: ', { bold: recurrenceWords(told.value) }, '. O que já foi lançado fica.'];
    case 'pause':
      return ['⏸️ Pausei ', name, '. Quando quiser, é só dizer “retoma”.'];
    case 'resume':
      return ['▶️ Retomei ', name, `.${then}`];
    case 'skip':
      return ['⏭️ Pulei uma vez ', name, `.${then}`];
    default:
      return did satisfies never;
  }
}

function postedWords(entries: readonly Lancamento[], today: LocalDate): RichText {
  const [only, ...others] = entries;
  if (only === undefined) return ['Nada a lançar.'];
  if (others.length === 0) {
    // WhatsApp may hold this for days, until the person writes: the date keeps it true.
    const [, month, day] = today.split('-');
    const details = detailWords(only, today).replace(/hoje$/u, `hoje (${day}/${month})`);
    return ['🔁 Lancei o que se repete: ', { bold: subjectWords(only) }, `${details}.`];
  }
  const sum = entries.reduce((total, { cents }) => total + cents, 0);
  return [
    `🔁 Lancei ${entries.length} que ficaram para trás (${reais(sum)}):`,
    ...entries.map((entry) => `\n• ${entryLine(entry, today)}`),
  ];
}
