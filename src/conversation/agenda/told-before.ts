// "Põe pra me lembrar às 17h", behind "ela quer foto dele toda sexta": of what was told, on the days it says.

import { tellsSomething } from '../notebook/tells-something.ts';
import { reworded, type Situation } from '../situation.ts';

const HOUR = /(?:hoje |amanh[ãa] |dia \d{1,2} )?[àa]s? \d{1,2}(?:h\d{0,2}|:\d{2})?(?= |$|[.!])/i;

/** The order with what was told; undefined when the message before told nothing, or it makes no reminder. */
export function toldBefore(situation: Situation): Situation | undefined {
  const { loaded, text, readingOf } = situation;
  const said = loaded.previous === loaded.lastSaid ? loaded.previous : undefined;
  if (said === undefined || !tellsSomething({ text: said, reading: readingOf(said) })) return undefined;
  const asked = reworded(situation, `me lembra ${HOUR.exec(text)?.[0] ?? ''} ${said}`);
  const { intent, slots } = asked.understanding;
  return intent === 'reminder_set' && slots.content !== undefined ? asked : undefined;
}
