// "Me mostra em gráfico", "gráfico de pizza dos gastos de outubro": charts the last question, or the one in the
// message.

import { pattern } from '../../../domain/pattern.ts';
import type { ChartShape } from '../../../finance/answers/chart-of-question.ts';
import type { Question } from '../../../finance/question.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

/** @param shape as asked for; otherwise the one that suits the question */
export const drawChart = (question: Question, shape?: ChartShape): Decision =>
  run({ tool: 'draw_chart', args: { question, ...(shape === undefined ? {} : { shape }) } });

const CHART = /\bgr[áa]ficos?\b/i;
/** Commands about a note or reminder: "gráfico" is then part of its text. */
const KEPT = /^\s*(?:anota|guarda|salva|lembr|apaga|cria)/i;
const SHAPES: readonly (readonly [ChartShape, RegExp])[] = [
  ['pie', /\bpizza\b|\bsetores\b|\brosca\b/i],
  ['bars', /\bbarras?\b|\bcolunas?\b/i],
  ['line', /\blinhas?\b|\bevolu[çc][ãa]o\b/i],
];
/** The request itself; the rest of the message says what to show. */
const ASKING = pattern('gi')`
  \b(?:
    me|mostra|mostre|mostrar|ver|quero|faz|fa[çc]a|gera|gere|desenha|manda|mande|pode|por favor|em|num|um|o|isso|como|
    gr[áa]ficos?|
    de (?:pizza|barras?|linhas?|colunas?|setores|rosca)|
    da evolu[çc][ãa]o|d[aeo]s?
  )\b
`;
const LETTERS = /\p{L}{3,}/u;

/** After a figure that can be drawn, the shape alone is a request. */
const SHAPE_ALONE = /^(?:me )?(?:mostra |faz |manda )?(?:em |numa? |uma? )?(pizza|barras|colunas|linhas?)\s*[?!.]*$/i;
const DRAWABLE: ReadonlySet<Question['op']> = new Set(['breakdown', 'summary', 'compare', 'forecast']);

/** Undefined when no picture is asked for, or of something that is not a figure. */
export function decideChart({ text, loaded, read }: Situation): Decision | undefined {
  const drawn = loaded.lastQuestion?.question;
  const alone = SHAPE_ALONE.exec(text.trim())?.[1];
  if (alone !== undefined && drawn !== undefined && DRAWABLE.has(drawn.op))
    return drawChart(drawn, SHAPES.find(([, words]) => words.test(alone))?.[0]);
  if (!CHART.test(text) || KEPT.test(text)) return undefined;
  const shape = SHAPES.find(([, words]) => words.test(text))?.[0];
  const about = text
    .replace(ASKING, ' ')
    .replace(/[?!.,]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const last = loaded.lastQuestion?.question;
  if (!LETTERS.test(about)) return drawChart(last ?? { op: 'breakdown', group_by: 'category' }, shape);
  const grain = grainIn(text);
  const told = questionIn(about, read) ?? questionIn(`quanto gastei com ${about}?`, read);
  const question = grain === undefined || told === undefined ? told : inTime(told, grain);
  return drawChart(question ?? { op: 'breakdown', group_by: 'category' }, shape);
}
decideChart.says = [SHAPE_ALONE, CHART];

/** Words for the time axis: "por dia", "mês a mês", "comparando os meses". */
const GRAINS: readonly (readonly [NonNullable<Question['group_by']>, RegExp])[] = [
  ['day', /\b(?:por|cada) dia\b|\bdia a dia\b/i],
  ['week', /\b(?:por|cada) semana\b|\bsemana a semana\b/i],
  [
    'month',
    /\bm[êe]s a m[êe]s\b|\b(?:comparando|entre|dos|todos os|[úu]ltimos(?: \d+)?) meses\b|\bcomparando (?:os )?meses\b/i,
  ],
];
const grainIn = (text: string): Question['group_by'] => GRAINS.find(([, words]) => words.test(text))?.[0];

const inTime = (
  { op: _, period, compare_to: compared, merchant, ...told }: Question,
  group_by: NonNullable<Question['group_by']>,
): Question => ({
  type: 'expense',
  ...told,
  op: 'breakdown',
  group_by,
  // A month given as the comparison does not limit which months are shown.
  ...(period === undefined || compared !== undefined || (group_by === 'month' && sameMonth(period)) ? {} : { period }),
  ...(merchant === undefined || /m[êe]s|gr[áa]fico|dia|semana/i.test(merchant) ? {} : { merchant }),
});

const sameMonth = ({ from, to }: NonNullable<Question['period']>): boolean => from.slice(0, 7) === to.slice(0, 7);

function questionIn(words: string, read: Situation['read']): Question | undefined {
  const meant = read(words);
  if (meant.intent !== 'simplista') return undefined;
  const { filter: _, ...question } = meant.slots;
  return question;
}
