// "E de levar a calculadora", right after a reminder was set: another one, for the same moment.

import { run } from './decided.ts';
import type { Decision } from './decision.ts';
import type { Situation } from './situation.ts';

const ALSO =
  /^e (?:tamb[ée]m )?(?:me (?:lembra|avisa) )?(?:tamb[ée]m )?(?:de|pra|para|que) (?<what>\p{L}+[aeiô]r\s.{2,80}?)(?: tamb[ée]m| tb)?[.!]*$/iu;

export function remindAlso({ text, loaded }: Situation): Decision | undefined {
  const what = ALSO.exec(text.trim())?.groups?.['what'];
  const set = loaded.done?.afterList === true && loaded.lastEntry === undefined ? loaded.done.reminder : undefined;
  if (what === undefined || set?.due.kind !== 'reminder') return undefined;
  const { time, rhythm } = set.due;
  const ring = {
    dueAt: set.dueAt,
    ...(time === undefined ? {} : { time }),
    ...(rhythm === undefined ? {} : { rhythm }),
  };
  return run({ tool: 'set_reminder', args: { content: what, ...ring } });
}
