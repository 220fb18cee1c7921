// The reminders there are: asked for, cancelled and moved. Before what makes new ones, whose words they share.

import type { Reading } from '../reading.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const NOUN = /\b(?:lembrete|lembretes|alarme|alarmes)\b/;
const CANCELS =
  /^(?:(?:pode|quero|queria|favor) )?(?:cancel|apag|tir|remov|exclu|delet|esquec|desmarc|desativ|desliga)\w*\b/;
const MOVES =
  /^(?:(?:pode|quero|queria) )?(?:adi(?:a|e|ar)|mud(?:a|e|ar)|troc(?:a|ar)|troque|pass(?:a|e|ar)|alter(?:a|e|ar)|remarc(?:a|ar)|remarque|empurr(?:a|e|ar)|transfer(?:e|ir)|jog(?:a|ar)|antecip(?:a|e|ar))\b/;
const ASKS = /^(?:(?:eu )?(?:tenho|tem|ha)|quais|qual|que|mostra|lista|cade|ver)\b/;

const aboutOne = (r: Reading): boolean => r.fits(NOUN) && !r.fits(/\bme (?:lembr|avis)\w*/);
const timed = (r: Reading): boolean => r.future.length > 0 || r.clock !== undefined;

const NAMED = /(?:lembretes?|alarmes?)\s+(?:(?:d[eoa]s?|pr[ao]s?|para|sobre)\s+)?(.+)$/iu;

/** What stands behind "o lembrete de", up to where the new moment begins. */
function nameOf(r: Reading, to = r.tail): string | undefined {
  const words = NAMED.exec(r.raw(r.head, to))?.[1]?.replace(/[\s,.;!?]+$/u, '');
  return words === '' ? undefined : words;
}

/** The unit where the new moment begins, with the preposition in front of it. */
function momentAt(r: Reading): number {
  const starts = [...r.future.map((one) => one.from), ...(r.clock === undefined ? [] : [r.clock.span.from])];
  let at = r.unitOf(Math.min(...starts));
  while (['pra', 'para', 'pro', 'a', 'as', 'o', 'em', 'no', 'na', 'dia'].includes(r.norm(at - 1))) at -= 1;
  return at;
}

/** "O que eu pedi pra você me lembrar?": the reminders, by what they were asked for. */
const ASKED_FOR =
  /^(?:e )?(?:o que|que|do que|quais coisas|de que)\b.*\b(?:pedi|mandei|falei|ficou|tem|combinamos)\b.*\bme (?:lembrar|avisar|alertar)\b/;

export const KEPT_REMINDER_RULES: readonly Rule[] = [
  {
    id: 'kept_reminder.asked_for',
    trust: 'sure',
    when: (r) => r.fits(ASKED_FOR) && r.scene.pending === undefined && !timed(r),
    read: () => ({ intent: 'list_all', slots: { item_type: 'reminder' } }),
    examples: PROOFS && ['o que eu pedi pra você me lembrar', 'o que você ficou de me avisar?'],
  },
  {
    id: 'kept_reminder.cancel',
    trust: 'sure',
    when: (r) =>
      aboutOne(r) &&
      r.fits(CANCELS) &&
      !r.fits(/\b(?:todos|todas|tudo)\b/) &&
      r.scene.list === undefined &&
      nameOf(r) !== undefined,
    read: (r) => ({
      intent: 'delete_item',
      slots: present({ query: nameOf(r), item_type: 'reminder' as const }),
    }),
    examples: PROOFS && ['cancela o lembrete de pagar a luz', 'apaga o lembrete do dentista'],
  },
  {
    id: 'kept_reminder.move',
    trust: 'sure',
    when: (r) => aboutOne(r) && r.fits(MOVES) && timed(r),
    read: (r) => {
      const at = momentAt(r);
      return {
        intent: 'edit_memory',
        slots: { target: nameOf(r, at) ?? 'last', changes: { content: r.raw(at, r.tail) } },
      };
    },
    examples: PROOFS && ['adia o lembrete da luz pra amanhã às 10h', 'muda o lembrete da luz pra sábado às 10h'],
  },
  {
    id: 'kept_reminder.ask',
    trust: 'sure',
    when: (r) => aboutOne(r) && r.fits(ASKS),
    read: () => ({ intent: 'list_all', slots: { item_type: 'reminder' } }),
    examples: PROOFS && ['tenho algum lembrete?', 'quais lembretes eu tenho?'],
  },
];
