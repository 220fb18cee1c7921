// "a data do mercado", "a categoria do uber de ontem": a field of a recorded entry, and the entry it is of.

import type { Reading } from '../reading.ts';
import type { TxTarget } from '../slots.ts';
import { tellsWhich } from './read-changes.ts';
import { nounIn, targetIn } from './read-target.ts';

/** What can be changed of an entry, as it is called. */
export const FIELDS = new Set(
  'valor data categoria forma conta metodo descricao nome preco dia parcela parcelas parcelado tipo'.split(' '),
);

/** "a data do mercado tá errada", "a categoria do uber de ontem": the entry the field is of. */
export function fieldOwner(r: Reading): TxTarget | undefined {
  const field = r.units.findIndex((unit, i) => FIELDS.has(unit.norm) && r.is(i + 1, 'prep_of'));
  if (field < 0) return undefined;
  let end = field + 2;
  while (end < r.tail && r.units[end]?.kind === 'word' && !r.is(end, 'v_be') && !r.is(end, 'prep_to')) end++;
  const owner = targetIn(r, field + 2, end);
  return owner !== 'last' && owner.description !== undefined ? owner : undefined;
}

/** The entry a contrast is about: told by its noun, and by its day when one stands beside. */
export function contrastTarget(r: Reading): TxTarget {
  const description = nounIn(r, r.head, r.tail);
  const day = r.past.find((mention) => tellsWhich(r, mention.from));
  if (description !== undefined && day !== undefined) return { description, date: day.date };
  return description === undefined || r.scene.lastTx !== undefined ? 'last' : { description };
}

/** "Na verdade a farmácia foi 54": what stands before the verb is the entry meant, whatever was recorded last. */
export function subjectTarget(r: Reading): TxTarget {
  const cue = r.find('correction');
  const was = r.units.findIndex((unit, i) => i > cue + 1 && /^(?:foi|foram|era|eram|deu|custou)$/.test(unit.norm));
  if (cue !== r.head || was < 0) return 'last';
  const named = targetIn(r, cue + 1, was);
  return named === 'last' || named.description === undefined ? 'last' : { description: named.description };
}
