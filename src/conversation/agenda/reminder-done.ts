// "Já liguei pro contador", before its reminder rings: cancels a single one; a repeating one stays.

import { folded } from '../../domain/fold.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

/** Something the person did, without an amount. */
const DONE =
  /^(?:pronto |ok |oi |feito |ah |eu )*ja (?<verb>\p{L}{2,}(?:ei|i|iz|ui|amos|emos|imos)) (?<what>\p{L}.{2,60}?)$/u;
/** First letters that a past form and its infinitive share: "liguei", "ligar". */
const STEM = 3;

export function reminderDone({ text, understanding, loaded }: Situation): Decision | undefined {
  if (understanding.intent === 'lancamento' || understanding.intent === 'simplista') return undefined;
  const { verb = '', what } = DONE.exec(folded(text))?.groups ?? {};
  if (what === undefined) return undefined;
  const [only, ...others] = loaded.called(
    what.replace(/^(?:pr[ao]s?|d[aeo]s?|n[ao]s?|[ao]s?|com|para|em) /u, ''),
  ).reminders;
  if (only?.due.kind !== 'reminder' || others.length > 0) return undefined;
  if (!folded(only.due.content).startsWith(verb.slice(0, STEM))) return undefined;
  return only.due.rhythm === undefined && only.due.everyHours === undefined
    ? run({ tool: 'cancel_reminder', args: { key: only.key } })
    : say({ text: [`Boa! O lembrete de ${only.due.content} continua para a próxima vez.`] });
}
