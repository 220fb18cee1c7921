// "É republica2026", right behind "qual a senha do wifi?", of which nothing was kept: the answer is kept under what was sought.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { noteCall } from '../../planner/save-calls.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';

const TELLS = pattern('i')`
  ^(?:(?:ah|ent[ãa]o|olha|achei|(?:agora )?lembrei|descobri|anota(?: a[íi])?),?:? )*(?:é|eh|era)(?: (?:a|o))? (?<value>\S[^?]{1,80}?)[.!]*$
`;
/** Folded. Said of the talk, and of nothing that was sought. */
const NO_VALUE = /^(?:verdade|isso|serio|uma? |que |pena|mesmo|so |meu |minha |nao|sim|ele|ela|esse|essa)/;

/** Undefined unless the message before asked for something by words, and nothing kept has them. */
export function keepSought({ text, loaded, read }: Situation): Decision | undefined {
  const { value = '' } = TELLS.exec(text.trim())?.groups ?? {};
  if (value === '' || NO_VALUE.test(folded(value)) || loaded.lastSaid === undefined) return undefined;
  const sought = read(loaded.lastSaid);
  const query = sought.intent === 'search' ? sought.slots.query : undefined;
  if (query === undefined || loaded.shown.length > 0) return undefined;
  const { items, reminders } = loaded.called(query);
  return items.length + reminders.length > 0 ? undefined : run(noteCall(`${query}: ${value}`));
}
keepSought.says = [TELLS];
