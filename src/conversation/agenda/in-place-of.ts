// "Encaixei a Simone no lugar dela", when somebody called off: the same appointment, of somebody else.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { offeredAct } from '../open-question/open-question.ts';
import type { Situation } from '../situation.ts';

const TAKES_PLACE = pattern('u')`
  ^(?:(?:[Ee]|[Aa]h|[Aa]í|[Mm]as|[Ee]ntão),? )*(?:[Ee]ncaix(?:ei|a|e|o)|[Cc]oloquei|[Pp]us|[Bb]otei|[Mm]arquei|[Cc]hamei|[Vv]ai entrar|[Ee]ntrou|[Vv]em|[Vv]ai|[Pp]õe|[Cc]oloca|[Bb]ota)
  (?: (?<the>[oa]))? (?:cliente )?(?<who>\p{L}{2,}(?: \p{L}{2,})?)(?: [àa]s \d{1,2}\S{0,3})? n[oa] (?:lugar|vaga|horário|hora) d(?:el[ea]|[aeo] (?<of>\p{L}[\p{L} ]{1,25}?))[.!]*$
`;
const NAME = /(?<the>(?<=(?<!\p{L})d)[aeo] )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/u;

type Freed = { readonly one: Scheduled; readonly gone: boolean };

/** Whose appointment it was: named, about to be called off, or just called off. */
function freed(of: string | undefined, situation: Situation): Freed | undefined {
  const { loaded } = situation;
  const act = offeredAct(situation);
  const key = act?.tool === 'cancel_reminder' ? act.args.key : undefined;
  const [named, ...others] =
    of === undefined ? loaded.reminders().filter((one) => one.key === key) : loaded.called(of).reminders;
  if (named !== undefined) return others.length > 0 ? undefined : { one: named, gone: false };
  const gone = loaded.done?.cancelled();
  const its = gone?.due.kind === 'reminder' && (of === undefined || folded(gone.due.content).includes(folded(of)));
  return gone !== undefined && its ? { one: gone, gone: true } : undefined;
}

/** Undefined unless one appointment is free, and has a name in it. */
export function inPlaceOf(situation: Situation): Decision | undefined {
  const { the, who, of } = TAKES_PLACE.exec(situation.text.trim())?.groups ?? {};
  const { one, gone } = (who === undefined ? undefined : freed(of, situation)) ?? {};
  if (who === undefined || one?.due.kind !== 'reminder') return undefined;
  const { content: was, time, rhythm } = one.due;
  const old = NAME.exec(was);
  if (old === null) return undefined;
  const its = old.groups?.['the'];
  const content = was.replace(old[0], `${its === undefined ? '' : `${the ?? its.trim()} `}${who}`);
  const ring = { dueAt: one.dueAt, ...withoutUndefined({ time, rhythm }) };
  return run(
    gone === true
      ? { tool: 'set_reminder', args: { content, ...ring } }
      : { tool: 'move_reminder', args: { key: one.key, content, ring } },
  );
}
inPlaceOf.says = [TAKES_PLACE];
