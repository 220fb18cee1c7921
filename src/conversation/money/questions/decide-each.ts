// "Quanto gastei com mercado, farmácia e uber?": one question of several things, since one filter names only one of them.
// "Quanto gastei de uber e quanto recebi?": two questions.

import type { Question, Topic } from '../../../finance/question.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isWholeRecord } from '../../open-question/whole-record.ts';
import type { Situation } from '../../situation.ts';
import { decideNamedStudy } from '../../study/decide-named-study.ts';
import { ENTRY_OPS } from './entry-ops.ts';
import { LEAVES_OUT } from './leaves-out.ts';
import { questionOf } from './question-of.ts';
import { isTopic, ofAnything, partsIn, topicIn, topicOf } from './topics-in.ts';

type Read = Situation['read'];

const OF_SEVERAL: ReadonlySet<Question['op']> = new Set([...ENTRY_OPS, 'receivables']);

const ASKS = /^(?:quanto|qto|qnto|qnt)(?: (?:foi|deu|que|eu))* /i;

/** In topics and questions. */
const MOST = 6;

/** "Mercado farmácia", spoken without a pause: one part for each. */
function apart(part: string, type: Question['type'], read: Read): readonly string[] {
  const words = part.split(/\s+/u);
  const [last = '', before = ''] = [words.at(-1), words.at(-2)];
  const rest = words.slice(0, -1).join(' ');
  if (words.length < 2 || before.length < 4) return [part];
  const [alone, ahead] = [topicIn(last, type, read), topicIn(rest, type, read)];
  const differ = alone?.category !== undefined && ahead?.category !== undefined && alone.category !== ahead.category;
  return differ && topicIn(before, type, read)?.category === ahead.category
    ? [...apart(rest, type, read), last]
    : [part];
}

type Parts = { readonly topics: readonly Topic[]; readonly questions: readonly Question[] };

/** What each part asks about; undefined when one of them says neither of what nor when. */
function partsOf(whole: Question, parts: readonly string[], read: Read): Parts | undefined {
  const topics: Topic[] = [];
  const questions: Question[] = [];
  for (const [k, part] of parts.entries()) {
    const own = k === 0 || ASKS.test(part) ? questionOf(read(`${part}?`)) : undefined;
    if (k > 0 && own !== undefined && (own.op !== whole.op || own.type !== whole.type)) questions.push(own);
    else {
      const said = own === undefined ? undefined : topicOf(own);
      const topic = said !== undefined && isTopic(said) ? said : topicIn(part.replace(ASKS, ''), whole.type, read);
      if (topic !== undefined) topics.push(topic);
      else if (k > 0 && own?.period !== undefined) questions.push({ ...whole, period: own.period });
      else if (whole.period === undefined || questionOf(read(`quanto gastei ${part}?`))?.period === undefined)
        return undefined;
    }
  }
  return { topics, questions };
}

/** Undefined unless every part names something of its own. */
export function decideEach(situation: Situation): Decision | undefined {
  const { text, understanding, read } = situation;
  const whole = questionOf(understanding);
  // What was understood as two questions is answered as two.
  if (understanding.also !== undefined || whole === undefined || !OF_SEVERAL.has(whole.op)) return undefined;
  if (LEAVES_OUT.test(text)) return undefined;
  const said = partsIn(text.replace(/[?!.\s]+$/u, ''));
  // "Quanto recebo de férias, salário de 4000?", "qual investimento é mais seguro?" name a calculation, and no two things.
  if (/\d| é /u.test(text) && decideNamedStudy(situation) !== undefined) return undefined;
  if (said.length < 2 || said.length > MOST) return undefined;
  // "A Bia me pagou 30 e quanto ainda falta?" tells something first.
  if (said.some((part) => /\d/u.test(part) && isWholeRecord(read(part)))) return undefined;
  const parts = partsOf(
    whole,
    said.length === 2 && ASKS.test(said[1] ?? '') ? said : said.flatMap((part) => apart(part, whole.type, read)),
    read,
  );
  if (parts === undefined) return undefined;
  const { topics, questions } = parts;
  if (questions.length > 0 && !ASKS.test(said[0] ?? '')) return undefined;
  const own = new Set(topics.map((topic) => JSON.stringify(topic)));
  if (own.size < topics.length || topics.length + questions.length < 2) return undefined;
  const [only = {}, ...more] = topics;
  const first: Question = { ...ofAnything(whole), ...(more.length === 0 ? only : { each: topics }) };
  const span = whole.period === undefined ? {} : { period: whole.period };
  const [one, ...others] = [
    ...(topics.length === 0 ? [] : [first]),
    ...questions.map((each) => ({ ...span, ...each })),
  ];
  return one && run(call(one), ...others.map(call));
}

const call = (question: Question) => ({ tool: 'query_ledger', args: { question } }) as const;
