// "E com 62 anos?", "e se eu parar com 65?", "e se eu começar aos 35?" after a plan for one's old age: which of its two ages is told.

import type { Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';

const STOPS_WITH = /^(?:e|mas|entao) se (?:eu )?(?:par|me aposent|aposent)\w+ (?:so )?(?:com|aos) (\d\d)(?: anos)?$/;
const STOPS = /^(?:e|mas|entao) (?:se )?(?:eu )?(?:com|for|fosse|par(?:ar|asse)|me aposent\w+|so)\b/;

/** "E se eu começar aos 35?": how old one is then, not when one stops. */
export function startsAt(words: string, { retireAge, age, ...others }: Figures, before: Figures): Figures {
  // "E com 62 anos?" is when one would stop, and not how old one is.
  const stops = age !== undefined && before.retireAge !== undefined && age > (before.age ?? age) && STOPS.test(words);
  if (stops) return { ...others, retireAge: age };
  const at = before.retireAge === undefined ? undefined : STOPS_WITH.exec(words)?.[1];
  if (at !== undefined) return { retireAge: Number(at) };
  const rest = { ...others, ...withoutUndefined({ age }) };
  const starts = retireAge !== undefined && /\bcomec\w+ (?:so |a \w+ )?(?:aos|com) \d\d\b/.test(words);
  return { ...rest, ...withoutUndefined(starts ? { age: retireAge } : { retireAge }) };
}
