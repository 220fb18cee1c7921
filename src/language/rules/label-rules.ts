// "anota: …", "nota: …", "lembrete: …": what follows the label is content, whatever it says.

import { colonAt, insideFrame } from '../memory/frame.ts';
import { readReminder } from '../memory/read-reminder.ts';
import { readNote, readSave } from '../memory/read-save.ts';
import type { Reading } from '../reading.ts';
import { statesMoney } from '../signals/about.ts';
import { INFINITIVE, ORDER_OR_INFINITIVE, PAST_MINE } from '../verbs/tense.ts';
import type { Rule } from './rule.ts';

/** Colon with a label of few words in front of it. */
function labelColon(r: Reading): number {
  const colon = colonAt(r);
  return colon > r.head && colon - r.head <= 6 && colon < r.tail - 1 ? colon : -1;
}

function labelled(r: Reading): boolean {
  const colon = labelColon(r);
  return (
    colon > 0 &&
    (r.find('note_label', r.head, colon) >= 0 || r.isVerb(r.head, 'v_keep', ORDER_OR_INFINITIVE)) &&
    !r.is(r.head, 'v_correct') &&
    !r.hasAny('goal_noun', 'budget_noun')
  );
}

/** After the label: an infinitive or no movement means nothing happened. */
function happened(r: Reading): boolean {
  const after = labelColon(r) + 1;
  if (
    r.findVerb('v_pay', INFINITIVE, after) === after ||
    r.findVerb('v_buy', INFINITIVE, after) === after ||
    r.findVerb('v_delete', 0xffff, after, after + 2) >= 0
  )
    return false;
  return (
    (r.findVerb('v_pay', PAST_MINE, after) >= 0 ||
      r.findVerb('v_spend', PAST_MINE, after) >= 0 ||
      r.findVerb('v_buy', PAST_MINE, after) >= 0 ||
      r.hasAny('cat', 'merchant')) &&
    statesMoney(r)
  );
}

export const LABEL_RULES: readonly Rule[] = [
  {
    id: 'label.reminder',
    trust: 'sure',
    when: (r) =>
      labelColon(r) > 0 &&
      r.find('reminder_noun', r.head, labelColon(r)) >= 0 &&
      r.find('v_delete', r.head, labelColon(r)) < 0,
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r) }),
    examples: ['lembrete: renovar o seguro dia 2'],
  },
  {
    id: 'label.work',
    trust: 'sure',
    when: (r) => {
      const colon = labelColon(r);
      return (
        colon > 0 &&
        (r.find('watch_list', r.head, colon) >= 0 ||
          ((r.find('v_keep', r.head, colon) >= 0 || r.find('v_put', r.head, colon) >= 0 || colon === r.head + 1) &&
            (r.find('movie_noun', r.head, colon) >= 0 || r.find('tv_noun', r.head, colon) >= 0)))
      );
    },
    read: (r) => ({ intent: 'save', slots: readSave(r) }),
    examples: ['bota na lista: O Homem que Copiava', 'filme: Bacurau'],
  },
  {
    id: 'label.note',
    trust: 'sure',
    when: (r) => labelled(r) && !happened(r),
    read: (r) => ({ intent: 'save', slots: readNote(r) }),
    examples: [
      'anota: pagar 20 na banca',
      'anota: apagar tudo amanhã',
      'nota: comprar lampada e extensao',
      'ideia pra apresentacao: comecar com uma pergunta',
    ],
  },
  {
    id: 'label.free_note',
    trust: 'sure',
    when: (r) =>
      labelColon(r) > 0 &&
      r.money?.marked !== true &&
      insideFrame(r, labelColon(r) + 1).from < r.tail &&
      r.hasAny('note_content') &&
      r.find('note_content', r.head, labelColon(r)) >= 0 &&
      !r.marked,
    read: (r) => ({ intent: 'save', slots: readNote(r), confidence: 0.8 }),
    examples: ['ramal da portaria: 4021'],
  },
];
