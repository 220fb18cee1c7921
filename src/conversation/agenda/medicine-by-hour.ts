// "Que remédio eu tomo de noite?", "o que eu tomo de manhã?": what is taken then, of the reminders to take something.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { MEDICINE } from './medicine-words.ts';
import { remindersInPart } from './reminders-meant.ts';

const ASKED = pattern('i')`
  ^(?:e )?(?:o que|oq|(?:que|quais?)(?: s[ãa]o)?(?: os?)?(?: meus?)? rem[ée]dios?)(?: (?:que|é que|eu|[eé]|ela|ele|mesmo))*
  (?: (?:tomo|tenho que tomar|tenho pra tomar|toma|devo tomar))?
  (?<part> (?:de|d?[aà]|pela) (?:manh[ãa]|tarde|noite|madrugada)| antes de dormir)(?: mesmo)?\s*[?.]*$
`;
const ABOUT = /rem[ée]dio|tom/i;

const isTaken = ({ due }: Scheduled): boolean =>
  due.kind === 'reminder' &&
  (/^(?:tomar|dar|aplicar|pingar) /i.test(due.content) || MEDICINE.test(folded(due.content)));

/** Undefined when nothing that is set is to be taken. */
export function medicineByHour(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const part = ABOUT.test(words) ? ASKED.exec(words)?.groups?.['part'] : undefined;
  if (part === undefined || !situation.loaded.reminders().some(isTaken)) return undefined;
  const when = /dormir/i.test(part) ? 'noite' : part.replace(/^ \S+ /u, '').toLowerCase();
  const keys = remindersInPart(`da ${when}`, situation)
    .filter(isTaken)
    .map(({ key }) => key);
  return run({ tool: 'list_reminders', args: { keys, when: `a ${when}` } });
}
medicineByHour.says = [ASKED];
