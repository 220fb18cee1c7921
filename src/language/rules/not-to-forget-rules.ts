// What must not be forgotten is kept: "não posso esquecer que …" in front of it, "… não deixa eu esquecer" behind it.

import { readReminder } from '../memory/read-reminder.ts';
import { readNote } from '../memory/read-save.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { movedMoney } from '../signals/about.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** The order after the content: "… não deixa eu esquecer", "… pra eu não perder". */
const NOT_TO_LOSE =
  /[,.;]? (?:nao (?:me )?deix\w+ (?:eu )?(?:me )?(?:esquec|perd)er(?: (?:disso|isso))?|(?:pra|para) (?:eu )?nao (?:me )?(?:esquec|perd)er)$/;

/** A statement with a note word, followed by the wish not to forget it. */
function notToLose(r: Reading): boolean {
  return (
    r.has('note_content') &&
    r.money?.marked !== true &&
    !movedMoney(r) &&
    r.future.length === 0 &&
    !r.marked &&
    r.fits(NOT_TO_LOSE) &&
    r.fits(STATED)
  );
}
/** The wish before the content: "Não posso esquecer que …". */
const NOT_TO_FORGET =
  /^(?:eu )?(?:nao|num) (?:posso|quero|devo) (?:me )?esquecer (?:de que|que|d[eoa]s?)(?! (?:voce|ninguem|nada|tudo|jeito)\b) ?/;
const STATED = /\b(?:e|sao|ta|esta|fica|mora|usa)\b/;

export const NOT_TO_FORGET_RULES: readonly Rule[] = [
  {
    id: 'label.not_to_forget',
    trust: 'sure',
    when: (r) => r.fits(NOT_TO_FORGET) && !r.marked && r.context.pending === undefined,
    read: (r) => {
      const from = spanOfMatch(r, NOT_TO_FORGET)?.to ?? r.head;
      // "Que a vacina é dia 3" is a fact, not a reminder.
      const timed = (r.future.length > 0 || r.clock !== undefined) && !/ que $/.test(r.match(NOT_TO_FORGET)?.[0] ?? '');
      if (timed) return { intent: 'reminder_set', slots: readReminder(r) };
      return {
        intent: 'save',
        slots: { item_type: 'note', content: r.raw(from, r.tail).replace(/,\s*(?:anota|guarda|salva)$/i, '') },
        confidence: 0.8,
      };
    },
    examples: PROOFS && [
      'não quero esquecer que a Bia é alérgica a camarão',
      'não posso esquecer da reunião sexta 15h',
    ],
  },
  {
    id: 'label.not_to_lose',
    trust: 'sure',
    when: notToLose,
    read: (r) => {
      const whole = readNote(r).content ?? '';
      const words = whole.split(/\s+/);
      const tail =
        r
          .match(NOT_TO_LOSE)?.[0]
          .trim()
          .replace(/^[,.;]\s*/, '')
          .split(' ').length ?? 0;
      return {
        intent: 'save',
        slots: {
          item_type: 'note',
          content: words
            .slice(0, words.length - tail)
            .join(' ')
            .replace(/[\s,.;]+$/u, ''),
        },
      };
    },
    examples: PROOFS && ['a senha do portão é 4471, não deixa eu esquecer'],
  },
];
