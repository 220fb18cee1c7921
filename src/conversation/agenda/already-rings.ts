// "Me avisa da losartana", of what rings already; "a pediatra continua sexta às 14h", "a da manhã fica igual": when it rings, instead of
// a note or of one more.

import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { reminderPointed } from './reminder-pointed.ts';
import { remindersMeant } from './reminders-meant.ts';

const CALL =
  /^(?:(?:e|ent[ãa]o|por favor),? )*(?:me )?(?:avisa|lembra|lembre|avise) d[aeo]s? (?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?)[.!?]*$/i;
/** Nothing is changed. */
const STAYS = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas|e|s[óo] que),? )*(?:[oa]s? |minha |meu )?(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,40}?) (?:ainda )?(?:
    (?:continua|segue|permanece)(?: (?!sem|com |quebrad|doe|ruim)[^?$]{2,40})?|
    (?:fica|ficou|t[áa]|est[áa]|[ée]) (?:igual|(?:do jeito )?(?:como|que) (?:t[áa]|est[áa]|era|tava)|a mesma coisa|mantid[oa]|confirmad[oa]|(?:n?[ao] )?mesm[oa] (?:dia|hora|hor[áa]rio|data))
  )(?:,? (?:n[ée]|viu|t[áa]))?[.!?]*$
`;

/** Undefined where a moment is asked for, or no reminder has that name. */
export function alreadyRings(situation: Situation): Decision | undefined {
  const { loaded, reading } = situation;
  const text = situation.text.trim();
  const stays = STAYS.exec(text)?.groups?.['what'];
  if (stays !== undefined) {
    const keys = remindersMeant(stays, situation).map(({ key }) => key);
    return keys.length === 0 ? undefined : run({ tool: 'list_reminders', args: { keys } });
  }
  const what = CALL.exec(text)?.groups?.['what'];
  if (what === undefined || reading.future.length > 0) return undefined;
  // "Me lembra do da noite".
  const one = /^d[aeo]s? /i.test(what) ? reminderPointed(what, situation) : undefined;
  if (one !== undefined) return run({ tool: 'list_reminders', args: { keys: [one.key] } });
  if (loaded.called(what).reminders.length === 0) return undefined;
  return run({ tool: 'list_reminders', args: { words: what } });
}
alreadyRings.says = [CALL, STAYS];
