// Exports, follow-ups, feedback, and the rest: marked as unknown so that the runtime asks.

import { onlyOf } from '../dialog/answer-kind.ts';
import { flowType } from '../query/flow-type.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { aboutMoney, movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { judgesAnswer } from '../signals/judges-answer.ts';
import { isUnreal } from '../signals/unreal.ts';
import { present } from '../slots/present.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** In order of priority, when a message names several. */
const FORMATS = ['pdf', 'csv', 'xlsx', 'json'] as const;
type Format = (typeof FORMATS)[number];
const CALLED: ReadonlyMap<string, Format> = new Map([
  ...FORMATS.map((format) => [format, format] as const),
  ...['excel', 'xls', 'planilha', 'planilhas', 'sheets'].map((name) => [name, 'xlsx'] as const),
]);

/** The most particular format named; undefined when none is. */
export function formatOf(r: Reading): Format | undefined {
  let best: Format | undefined;
  for (const { norm } of r.units) {
    const format = CALLED.get(norm);
    if (format !== undefined && (best === undefined || FORMATS.indexOf(format) < FORMATS.indexOf(best))) best = format;
  }
  return best;
}

const EXPORTS = /\bexport/;
const saysExport = oncePerReading((r) => r.mayFit(EXPORTS) && r.units.some(({ norm }) => norm.startsWith('export')));
/** Prefilter: every file request has one of these. */
const OF_FILES = new RegExp(`\\b(?:export|arquivo\\b|${[...CALLED.keys()].map((name) => `${name}\\b`).join('|')})`);

const exports = oncePerReading((r) => {
  if (!r.mayFit(OF_FILES) || r.colon > 0 || r.has('concept')) return false;
  if (saysExport(r)) return true;
  if (formatOf(r) === undefined) return r.hasVerb('v_export', ORDER_OR_INFINITIVE) && r.says('arquivo');
  return (
    r.hasVerb('v_export', ORDER_OR_INFINITIVE) ||
    r.hasAny('v_show', 'v_want', 'v_can', 'summary_noun', 'statement_noun', 'expense_noun', 'finance_noun') ||
    (CALLED.has(r.norm(r.head)) && /^(?:com|d[eoa]s?)$/.test(r.norm(r.head + 1))) ||
    r.tail - r.head <= 4
  );
});

/** Saved items are exported with all the person's data; only the ledger has spreadsheets. */
const ofNotebook = (r: Reading): boolean =>
  r.hasAny('note_noun', 'movie_noun', 'tv_noun', 'link_noun', 'video_noun') &&
  !r.hasAny('income_noun', 'expense_noun', 'finance_noun', 'tx_noun', 'statement_noun');

/** A relative clause that selects movements, not a statement: "tudo o que gastei". */
const RETOLD = /\bque (?:eu |a gente )?(?:gast|pag|compr|receb|ganh|entr|sa[ií])[a-z]+\b/;

export const EXPORT_RULES: readonly Rule[] = [
  {
    id: 'other.export_notebook',
    trust: 'sure',
    when: (r) =>
      exports(r) &&
      ofNotebook(r) &&
      (saysExport(r) || (r.hasAny('v_show', 'v_export', 'v_want') && r.money === undefined)),
    read: () => ({ intent: 'my_data', slots: {} }),
    examples: PROOFS && ['exporta minhas notas', 'exportar meus filmes e séries'],
  },
  {
    id: 'other.export',
    trust: 'sure',
    when: (r) =>
      exports(r) &&
      r.money === undefined &&
      (!movedMoney(r) || r.is(r.head, 'v_want') || r.fits(RETOLD)) &&
      !ofNotebook(r),
    read: (r) => ({
      intent: 'export',
      slots: present({
        format: formatOf(r),
        period: r.periods[0]?.period,
        type: r.hasAny('income_noun', 'expense_noun', 'q_flow_out', 'q_flow_in', 'money_in') ? flowType(r) : undefined,
      }),
    }),
    examples: PROOFS && [
      'gera um csv das minhas receitas de 2026',
      'manda o relatorio do mes passado em pdf',
      'exporta pra excel',
      'exportar outubro',
      'podes me mandar em pdf tudo o que gastei com saúde?',
    ],
  },
];

export const FEEDBACK_RULES: readonly Rule[] = [
  {
    id: 'other.feedback_bad',
    trust: 'sure',
    when: (r) => r.has('bad') && r.context.pending === undefined && (onlyOf(r, ['bad']) || r.tokens[0]?.norm === '👎'),
    read: () => ({ intent: 'feedback', slots: { value: 'down' } }),
    examples: PROOFS && ['👎', 'não era isso'],
  },
  {
    id: 'other.feedback_good',
    trust: 'sure',
    when: (r) =>
      r.hasAny('good', 'yes') &&
      r.context.pending === undefined &&
      ((onlyOf(r, ['good']) && !r.hasAny('thanks_core')) || (r.tokens.length === 1 && r.tokens[0]?.norm === '👍')),
    read: () => ({ intent: 'feedback', slots: { value: 'up' } }),
    examples: PROOFS && ['👍', 'ajudou sim'],
  },
  {
    id: 'other.feedback_told',
    trust: 'sure',
    when: (r) => judgesAnswer(r) !== undefined,
    read: (r) => ({ intent: 'feedback', slots: { value: judgesAnswer(r) ?? 'up' } }),
    examples: PROOFS && [
      'não foi isso que eu pedi',
      'resposta sem noção',
      'você se enganou na resposta',
      'gostei muito da análise',
      'era exatamente isso',
      'ficou ótimo esse resumo',
    ],
  },
  {
    id: 'other.continue',
    trust: 'sure',
    when: (r) => r.has('continue') && onlyOf(r, ['continue']) && r.context.pending === undefined,
    read: () => ({ intent: 'continue', slots: {} }),
    examples: PROOFS && ['continua', 'pode seguir', 'quero o resto'],
  },
  {
    id: 'other.cancel',
    when: (r) =>
      r.context.pending === undefined && r.context.lastTx === undefined && r.has('stop') && onlyOf(r, ['stop']),
    read: () => ({ intent: 'cancel', slots: {}, confidence: 0.8 }),
    examples: PROOFS && ['esquece', 'deixa pra lá'],
  },
];

/** Negated and desired movements, tested before the rules that would take them as facts or plans. */
export const UNREAL_RULES: readonly Rule[] = [
  {
    id: 'other.unreal',
    when: (r) =>
      isUnreal(r) &&
      !asks(r) &&
      !r.fits(/\bnao (?:passo|passar|passa) d[eo]\b/) &&
      (aboutMoney(r) || r.money !== undefined) &&
      !r.hasAny('remind_me', 'habit', 'why', 'how', 'goal_cue', 'help', 'cause'),
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.85 }),
    examples: PROOFS && [
      'não paguei o gás ainda',
      'ah passei no mercado mas não comprei nada',
      'quase comprei um tênis de 500',
    ],
  },
];

export const LAST_RULES: readonly Rule[] = [
  {
    id: 'other.remark',
    trust: 'none',
    // A plain statement with nothing to record, save, find or answer.
    when: (r) =>
      !asks(r) &&
      r.money === undefined &&
      r.url === undefined &&
      r.tail - r.head >= 2 &&
      !r.hasAny('v_keep', 'v_delete', 'v_find', 'remind_me') &&
      r.units.some((unit) => unit.entry !== undefined && unit.kind === 'word'),
    read: () => ({ intent: 'smalltalk', slots: {}, confidence: 0.55 }),
    examples: PROOFS && ['tô parado na balança faz duas horas'],
  },
  {
    id: 'other.unknown',
    trust: 'none',
    when: () => true,
    read: () => ({ intent: 'unknown', slots: {}, confidence: 0.1 }),
    examples: PROOFS && ['zxqv'],
  },
];
