// "Amanhã às 9h", right after "me lembra de comprar pilha" was saved as a note: sets the reminder.

import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { momentSaid, STAND_IN } from './moment-said.ts';
import { ringOf } from './ring-of.ts';

const ASKED = /\b(?:lembr|avis|esque[cç])/iu;
/** Under a note that was to be a reminder. */
const WE_ASKED = /me diga quando\./u;
/** "Me avisa amanhã", "pode ser sexta": said around the moment. */
const AROUND = /^(?:ent[ãa]o |pode ser |(?:me )?(?:avisa|lembra)(?: disso| dela| dele)? |quero )+/iu;

/** Undefined unless the note was the last thing done and a reminder was asked for. */
export function ringLastNote(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const note = loaded.done?.afterList === true ? loaded.lastSaved : undefined;
  if (note?.kind !== 'note' || loaded.lastEntry !== undefined || text.length > 60) return undefined;
  if (!ASKED.test(loaded.lastSaid ?? '') && !WE_ASKED.test(loaded.lastReply()?.text ?? '')) return undefined;
  const said = momentSaid(
    text
      .trim()
      .replace(AROUND, '')
      .replace(/[.!]+$/u, ''),
    situation,
  );
  const ring = said?.content === STAND_IN ? ringOf(said, situation) : undefined;
  return ring && run({ tool: 'set_reminder', args: { content: note.title, ...ring } });
}
