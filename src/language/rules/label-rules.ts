// "anota: …", "nota: …", "lembrete: …": what follows the label is content, whatever it says.

import type { WordClass } from '../lexicon/word-class.ts';
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
      // "anota: vaga 12 no shopping" is a note; "anota: 50 reais de feira" has its currency.
      (r.hasAny('cat', 'merchant') && r.money?.marked === true)) &&
    statesMoney(r)
  );
}

/** "salva isso", "guarda aí pra mim": an order to keep, and nothing else but what points back. */
function pointsBack(r: Reading): boolean {
  if (r.scene.pending !== undefined || r.url !== undefined || r.marked || r.amounts.length > 0) return false;
  const verb = r.findVerb('v_keep', ORDER_OR_INFINITIVE);
  if (verb < 0 || r.is(verb - 1, 'not') || verb > r.head + 3) return false;
  let points = 0;
  for (let i = r.head; i < r.tail; i++) {
    if (i === verb || r.units[i]?.kind === 'punct') continue;
    if (r.is(i, 'pointer') || r.is(i, 'demo') || r.is(i, 'here')) points++;
    else if (!BACK_PADDING.some((name) => r.is(i, name))) return false;
  }
  return points > 0 || r.is(r.units.length - 1, 'filler');
}

const BACK_PADDING: readonly WordClass[] = [
  'filler',
  'courtesy',
  'me',
  'i',
  'kin',
  'at_once',
  'v_can',
  'you',
  'v_want',
];

export const LABEL_RULES: readonly Rule[] = [
  {
    id: 'label.points_back',
    trust: 'sure',
    when: pointsBack,
    read: () => ({ intent: 'save_previous', slots: { refers_to: 'previous' } }),
    examples: ['salva isso', ['salva isso', { previous: 'o chuveiro é 220 volts' }], 'guarda isso aí'],
  },
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
      'anota: vaga 12 no shopping',
      'anota: tamanho do sapato do João 41',
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
