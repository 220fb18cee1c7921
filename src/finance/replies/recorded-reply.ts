// Confirms a new entry in one line that repeats every field understood, so that a mistake is visible.

import type { LocalDate } from '../../domain/dates.ts';
import type { Lancamento } from '../../domain/ledger.ts';
import type { RichText } from '../../domain/text.ts';
import type { ToldValues } from '../../domain/told.ts';
import { carneConta } from '../conta.ts';
import type { Draft } from '../draft.ts';
import { reais } from '../money.ts';
import { learntWords } from './corrected-reply.ts';
import { dayWords } from './day-words.ts';
import { detailWords, entryLine, receivableWords, subjectWords } from './entry-words.ts';
import { personWords } from './person-words.ts';

export type RecordedEntry = {
  readonly entry: Lancamento;
  readonly draft: Draft;
  /** A likely duplicate recorded shortly before. */
  readonly twin?: Lancamento;
  /** For a refund: what its purchase still charges, in centavos and instalments. */
  readonly stillCharged?: { readonly parcelas: number; readonly cents: number };
  /** What is left of the debt this payment reduced, in centavos. */
  readonly owed?: { readonly name: string; readonly cents: number };
  /** What somebody who paid back still owes. */
  readonly left?: { readonly name: string; readonly cents: number };
  /** What they owe altogether, in centavos, where they owed before. */
  readonly owes?: number;
  /** The category remembered for future entries. */
  readonly learnt?: ToldValues['categoria'];
  /** The pending entry was settled by this payment; no second entry was made. */
  readonly settled?: true;
};

const MARKS: Readonly<Record<Lancamento['kind'], string>> = {
  despesa: '💸',
  receita: '💰',
  transferencia: '🔁',
  investimento: '📈',
  ajuste: '⚖️',
  estorno: '↩️',
  antecipacao: '⏩',
};

const OPENINGS: Readonly<Record<Lancamento['kind'], string>> = {
  despesa: 'Anotei: ',
  receita: 'Anotei a entrada: ',
  transferencia: 'Anotei a transferência: ',
  investimento: 'Anotei: ',
  ajuste: 'Anotei: ',
  estorno: 'Anotei o estorno: ',
  antecipacao: 'Anotei: ',
};

function chargedWords({ stillCharged }: RecordedEntry): string {
  if (stillCharged === undefined) return '';
  const { parcelas, cents } = stillCharged;
  if (parcelas === 0) return ' Não falta parcela nenhuma.';
  return ` ${parcelas === 1 ? 'Falta 1 parcela' : `Faltam ${parcelas} parcelas`}, ${reais(cents)}.`;
}

function owedWords({ owed, left }: RecordedEntry): string {
  if (left?.cents === 0) return ` ${personWords(left.name)} não te deve mais nada.`;
  if (left !== undefined) return ` Ainda faltam ${reais(left.cents)} (${left.name}).`;
  if (owed === undefined) return '';
  return owed.cents === 0 ? ` Dívida quitada: ${owed.name}. 🎉` : ` Ainda faltam ${reais(owed.cents)} (${owed.name}).`;
}

function extras(one: RecordedEntry): string {
  const { entry, draft } = one;
  const { split, approx } = draft;
  return [
    chargedWords(one),
    owedWords(one),
    ...(split === undefined ? [] : [` É a sua parte de ${reais(split.totalCents)} divididos por ${split.people}.`]),
    receivableWords(entry),
    ...(one.owes === undefined ? [] : [` Com o que já devia, ${reais(one.owes)}.`]),
    ...(one.learnt === undefined ? [] : [learntWords(one.learnt)]),
    ...(approx ? [' É um valor aproximado: se souber o certo, me diga.'] : []),
  ].join('');
}

const LONG_LIST = 12;

/** Several entries as a list, in the order they were told; none is said too. */
export function recordedReply(recorded: readonly RecordedEntry[], today: LocalDate): RichText {
  const [only, ...others] = recorded;
  if (only === undefined) return ['Não anotei nada.'];
  if (others.length === 0) return oneRecorded(only, today);
  const lines = recorded.flatMap(
    (one): RichText => [
      `\n• ${one.entry.kind === 'receita' ? 'entrada de ' : ''}`,
      { bold: subjectWords(one.entry) },
      `${detailWords(one.entry, today)}.${one.entry.status === 'pendente' ? (one.entry.kind === 'receita' ? ' A receber.' : ' A pagar.') : ''}${extras(one)}`,
    ],
  );
  // A long list also shows its total, which is quick to check.
  const spent = recorded.every(({ entry }) => entry.kind === 'despesa' && entry.status === 'paga');
  const sum = recorded.reduce((all, { entry }) => all + entry.cents, 0);
  const total = spent && recorded.length > LONG_LIST ? `, ${reais(sum)} no total` : '';
  const again = recorded.every(({ twin, entry }) => twin !== undefined && twin.date === entry.date);
  const notice = again ? '\nSão iguais aos que já estavam? Se repetiu sem querer, é só desfazer.' : '';
  return [`Anotei ${recorded.length} lançamentos${total}:`, ...lines, notice];
}

function oneRecorded(one: RecordedEntry, today: LocalDate): RichText {
  const { entry, twin } = one;
  if (one.settled)
    return [
      `✅ Marquei como ${entry.kind === 'receita' ? 'recebido' : 'pago'}: `,
      { bold: subjectWords(entry) },
      `${detailWords(entry, today)}.`,
    ];
  const notice =
    twin === undefined ? [] : [`\nÉ igual ao de ${dayWords(twin.date, today)}? Se repetiu sem querer, é só desfazer.`];
  if (entry.status === 'pendente') {
    const todo = entry.kind === 'receita' ? 'a receber' : 'a pagar';
    return [
      `📌 Anotei ${todo}: `,
      { bold: entryLine(entry, today) },
      '. Só conta quando você disser que foi.',
      ...notice,
    ];
  }
  // A repaid share of a divided expense: only the person's own share was an expense.
  if (entry.kind === 'transferencia' && entry.category === 'reembolso')
    return [
      '🤝 Anotei: ',
      { bold: subjectWords(entry) },
      `${detailWords(entry, today)}. Não conta como entrada.${owedWords(one)}`,
      ...notice,
    ];
  if (entry.to === carneConta())
    return [
      '✅ Anotei o pagamento: ',
      { bold: subjectWords(entry) },
      `${detailWords(entry, today)}. A compra já estava contada.`,
      ...notice,
    ];
  return [
    `${MARKS[entry.kind]} ${OPENINGS[entry.kind]}`,
    { bold: subjectWords(entry) },
    `${detailWords(entry, today)}.${extras(one)}`,
    ...notice,
  ];
}
