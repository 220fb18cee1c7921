// "Me mostra em gráfico", "gráfico de pizza dos gastos de outubro": charts the last question, or the one in the
// message.

import type { ChartShape } from '../../finance/answers/chart-of-question.ts';
import type { Question } from '../../finance/question.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

export const drawChart = (question: Question, shape?: ChartShape): Decision =>
  run({ tool: 'draw_chart', args: { question, ...(shape === undefined ? {} : { shape }) } });

const CHART = /\bgr[áa]ficos?\b/iu;
/** An order to keep something is about the words, not about a picture. */
const KEPT = /^\s*(?:anota|guarda|salva|lembr|apaga|cria)/iu;
const SHAPES: readonly (readonly [ChartShape, RegExp])[] = [
  ['pie', /\bpizza\b|\bsetores\b|\brosca\b/iu],
  ['bars', /\bbarras?\b|\bcolunas?\b/iu],
  ['line', /\blinhas?\b|\bevolu[çc][ãa]o\b/iu],
];
/** What only asks for the picture; the rest of the message is what it shows. */
const ASKING =
  /\b(?:me|mostra|mostre|mostrar|ver|quero|faz|fa[çc]a|gera|gere|desenha|manda|mande|pode|por favor|em|num|um|o|isso|como|gr[áa]ficos?|de (?:pizza|barras?|linhas?|colunas?|setores|rosca)|da evolu[çc][ãa]o|d[aeo]s?)\b/giu;
const LETTERS = /\p{L}{3,}/u;

/** After a figure that can be drawn, its shape alone asks for the picture. */
const SHAPE_ALONE = /^(?:me )?(?:mostra |faz |manda )?(?:em |numa? |uma? )?(pizza|barras|colunas|linhas?)\s*[?!.]*$/iu;
const DRAWABLE: ReadonlySet<Question['op']> = new Set(['breakdown', 'summary', 'compare', 'forecast']);

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
  const question = questionIn(about, read) ?? questionIn(`quanto gastei com ${about}?`, read);
  return drawChart(question ?? { op: 'breakdown', group_by: 'category' }, shape);
}

function questionIn(words: string, read: Situation['read']): Question | undefined {
  const meant = read(words);
  if (meant.intent !== 'simplista') return undefined;
  const { filter: _, ...question } = meant.slots;
  return question;
}
