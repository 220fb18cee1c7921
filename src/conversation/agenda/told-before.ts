// "Põe pra me lembrar às 17h", behind "ela quer foto dele toda sexta": of what was told, on the days it says.

import { tellsSomething } from '../notebook/tells-something.ts';
import { reworded, type Situation } from '../situation.ts';

const HOUR = /(?:hoje |amanh[ãa] |dia \d{1,2} )?[àa]s? \d{1,2}(?:h\d{0,2}|:\d{2})?(?= |$|[.!])/i;

/** "Me lembra dessa", of what was passed on with its day and hour. */
export function momentOfThat(words: string | undefined, situation: Situation): Situation | undefined {
  const asked = words === undefined ? undefined : reworded(situation, `me lembra ${words}`);
  const meant = asked?.understanding;
  return meant?.intent === 'reminder_set' && meant.slots.remind_at !== undefined ? asked : undefined;
}

/** The order with what was told; undefined when the message before told nothing, or it makes no reminder. */
export function toldBefore(situation: Situation): Situation | undefined {
  const { loaded, text, readingOf } = situation;
  const said = loaded.previous === loaded.lastSaid ? loaded.previous : undefined;
  if (said === undefined || !tellsSomething({ text: said, reading: readingOf(said) })) return undefined;
  const asked = reworded(situation, `me lembra ${HOUR.exec(text)?.[0] ?? ''} ${said}`);
  const { intent, slots } = asked.understanding;
  return intent === 'reminder_set' && slots.content !== undefined ? asked : undefined;
}
