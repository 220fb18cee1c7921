// "Que remédio eu tomo de noite?", "o que eu tomo de remédio?": what is taken, or is taken then, of the reminders to take something.

import type { Scheduled } from '../../domain/due.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { MEDICINE } from './medicine-words.ts';
import { remindersInPart } from './reminders-meant.ts';

const ASKED = pattern('i')`
  ^(?:e |mas )?(?:o ?que|oq|q|(?:que|quais?|quant[oa]s)(?: (?:s[ãa]o|[ée]|eh))?(?: os?)?(?: meus?)? rem[ée]dios?)(?: (?:que|q|é que|eu|[eé]|eh|s[ãa]o|os?|ela|ele|mesmo|ainda|s[óo]))*
  (?: (?:tomo|tenho que tomar|tenho (?:pra|de) tomar|toma|devo tomar|preciso tomar|(?:t[ôo]|tou|estou) tomando|uso))?(?: de rem[ée]dios?)?
  (?<part> (?:de|d?[aà]|pela) (?:manh[ãa]|tarde|noite|madrugada)| antes de dormir| (?:(?:depois|antes) d[oe]|no) (?:almo[çc]o|caf[ée]|jantar))?(?: (?:mesmo|agora|hoje|ainda|atualmente))*\s*[?.]*$
`;
const ABOUT = /rem[ée]dio|tom(?:o|a|ar|ando)(?![a-zà-ÿ])/i;

const isTaken = ({ due }: Scheduled): boolean =>
  due.kind === 'reminder' &&
  (/^(?:tomar|dar|aplicar|pingar) /i.test(due.content) || MEDICINE.test(folded(due.content)));

/** Undefined when nothing that is set is to be taken. */
export function medicineByHour(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const asked = ABOUT.test(words) ? ASKED.exec(words) : null;
  const taken = asked === null ? [] : situation.loaded.reminders().filter(isTaken);
  if (asked === null || taken.length === 0) return undefined;
  const part = asked.groups?.['part'];
  if (part === undefined) return run({ tool: 'list_reminders', args: { keys: taken.map(({ key }) => key) } });
  const when = /dormir|jantar/i.test(part)
    ? 'noite'
    : /almo/i.test(part)
      ? 'tarde'
      : /caf/i.test(part)
        ? 'manhã'
        : part.replace(/^ \S+ /u, '').toLowerCase();
  const keys = remindersInPart(`da ${when}`, situation)
    .filter(isTaken)
    .map(({ key }) => key);
  return run({ tool: 'list_reminders', args: { keys, when: `a ${when}` } });
}
medicineByHour.says = [ASKED];
