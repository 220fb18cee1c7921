// "Quero um resumo da semana todo domingo às 20h": the summary of the money comes by itself, until it is called off.

import { SUMMARY_CONTENT, type SummarySpan, summarySpanOf } from '../../agenda/summary-schedule.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';
import { momentSaid } from './moment-said.ts';
import { HOUR, OFTEN, rhythmSaid } from './often-said.ts';
import { ringOf } from './ring-of.ts';

/** Intents a request for summaries to come is taken for; what is spent or kept has the word in its name only. */
const TAKEN_FOR: ReadonlySet<Intent> = new Set<Intent>([
  'simplista',
  'complexa',
  'help',
  'export',
  'smalltalk',
  'unknown',
  'search',
  'undo_transaction',
  'cancel',
]);
/** "Me lembra do resumo do dia todo dia às 20h". */
const REMINDED_OF = /^(?:me )?(?:lembr\w+|avis\w+) (?:d[oe]|com o) resum/u;
/** In words. */
const LONGEST = 22;
const SUMMARY = /\b(?:resum(?:o|os|inho|ao)|balanco|fechamento|relatorio)\b/u;
/** "Tenho que mandar o relatório toda sexta": the person's own. */
const OWN_TASK = /\b(?:tenho (?:que|de)|preciso|devo) \w+r\b/u;
const ASKS_ONE = /^(?:qual|quais|quanto|quantos|como|onde|quando)\b/u;
const STOPS = pattern('u')`
  ^(?:(?:por favor|oi|mas|agora|pode) )*(?:
    para(?:r)?|pare|nao quero(?: mais)?|nao precisa(?: mais)?|cancel\w*|deslig\w*|desativ\w*|tir\w*|chega|basta|
    nao (?:me )?mand\w+ mais
  )\b
`;

const OF_DAY = /\b(?:d[eo]s? (?:(?:gastos?|contas?) d[eo] )?(?:dia|hoje)|diari\w+)\b/u;
const OF_WEEK = /\b(?:d[ao]s? (?:gastos? d[ao] )?semana|semana(?:l|is))\b/u;
const OF_MONTH = /\b(?:d[oe]s? (?:gastos? d[eo] )?mes|mensa(?:l|is))\b/u;

/** When nothing was said of the hour: after the day, before the week ends, in the morning. */
const HOURS: Readonly<Record<SummarySpan, string>> = { day: 'às 21h', week: 'às 20h', month: 'às 9h' };

/** The span named, if any. */
function spanSaid(words: string): SummarySpan | undefined {
  if (OF_DAY.test(words)) return 'day';
  if (OF_WEEK.test(words)) return 'week';
  return OF_MONTH.test(words) ? 'month' : undefined;
}

/** Undefined when one summary is asked for now. The day is asked when only the rhythm is told. */
export function scheduleSummary(situation: Situation): Decision | undefined {
  const { text, loaded, understanding } = situation;
  const words = folded(text);
  if (!SUMMARY.test(words) || OWN_TASK.test(words) || words.split(' ').length > LONGEST) return undefined;
  if (!TAKEN_FOR.has(understanding.intent) && !REMINDED_OF.test(words)) return undefined;
  const named = spanSaid(words);
  const known = loaded.reminders().filter(({ due }) => due.kind === 'reminder' && isSummary(due.content, named));
  if (STOPS.test(words)) return stop(named, known.length);
  const often = OFTEN.exec(words)?.[0];
  if (often === undefined || ASKS_ONE.test(words)) return undefined;
  const [rhythm, suggested] = rhythmSaid(often);
  const span = named ?? suggested;
  const said = momentSaid(`${rhythm} ${HOUR.exec(text)?.[0] ?? HOURS[span]}`, situation);
  const ring = said && ringOf(said, situation);
  if (ring?.rhythm === undefined) return undefined;
  const content = SUMMARY_CONTENT[span];
  const before = known.find(({ due }) => due.kind === 'reminder' && due.content === content);
  return before === undefined
    ? run({ tool: 'set_reminder', args: { content, ...ring } })
    : run({ tool: 'move_reminder', args: { key: before.key, ring } });
}
scheduleSummary.says = [SUMMARY];

const isSummary = (content: string, named: SummarySpan | undefined): boolean => {
  const span = summarySpanOf(content);
  return span !== undefined && (named === undefined || named === span);
};

const stop = (named: SummarySpan | undefined, known: number): Decision =>
  known === 0
    ? say(phrases.noSummaries)
    : run({ tool: 'cancel_reminder', args: { words: named === undefined ? 'resumo' : SUMMARY_CONTENT[named] } });
