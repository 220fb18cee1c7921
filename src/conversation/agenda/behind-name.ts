// "Jorge vem às 11", of the reminder "Jorge vem": its name said again, and the moment behind it.

import { folded } from '../../domain/fold.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';

/** In words: a longer name is said again in others. */
const LONGEST = 6;

const LEAD = new RegExp(`^(?:(?:${TAKES_BACK}|ah|e|mas),? )*(?:[oa]s? )?`, 'i');

/** The words behind the name, as typed; unchanged where they do not begin with it. */
export function behindName(text: string, name: string): string {
  const bare = text.replace(LEAD, '');
  const own = name.replace(/^[oa]s? /i, '').split(' ');
  const said = bare.split(/\s+/u).filter((word) => !/^(?:s[óo]|agora|mesmo)$/i.test(word));
  const same = own.length <= LONGEST && own.every((word, at) => folded(word) === folded(said[at] ?? ''));
  return same
    ? said
        .slice(own.length)
        .join(' ')
        .replace(/^(?:(?:[ée]|eh|vai ser|ficou|na verdade|mudou|passou),? )+/i, '')
    : text;
}
