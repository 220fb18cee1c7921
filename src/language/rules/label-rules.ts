// Labelled content: "anota: …", "nota: …", "lembrete: …". Everything after the label is content.

import { insideFrame, textOf } from '../memory/frame.ts';
import { isPriceOf, isToDo, labelColon } from '../memory/label-colon.ts';
import { labelsWorks, namesOnlyWork, titleHasColon } from '../memory/labels-works.ts';
import { listEntry } from '../memory/list-entry.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import { tellsFact } from '../memory/note-fact.ts';
import { readReminder } from '../memory/read-reminder.ts';
import { readNote, readSave } from '../memory/read-save.ts';
import { categoryOrdered } from '../person/category-ordered.ts';
import type { Reading } from '../reading/reading.ts';
import { NOT_NOTED } from '../remarks/did-it.ts';
import { statesMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { keepingLast } from '../signals/keeps-told.ts';
import { ordersNote } from '../signals/orders-note.ts';
import { pointsBack } from '../signals/points-back.ts';
import { warnsPast } from '../signals/warns-past.ts';
import { INFINITIVE, ORDER, ORDER_OR_INFINITIVE, PAST_MINE } from '../verbs/tense.ts';
import { tellsCardDays } from './account-rules.ts';
import { NOT_TO_FORGET_RULES } from './not-to-forget-rules.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

function labelled(r: Reading): boolean {
  const colon = labelColon(r);
  return (
    colon > 0 &&
    (r.find('note_label', r.head, colon) >= 0 ||
      isToDo(r) ||
      r.isVerb(r.head, 'v_keep', ORDER_OR_INFINITIVE) ||
      /^pode (?:anotar|guardar)$/.test(r.norm(r.head)) ||
      (r.is(r.head, 'v_can') && r.isVerb(r.head + 1, 'v_keep', INFINITIVE)) ||
      (r.isVerb(r.head, 'v_put', ORDER) && r.find('note_noun', r.head, colon) > 0)) &&
    !r.is(r.head, 'v_correct') &&
    !r.hasAny('goal_noun', 'budget_noun')
  );
}

/** Whether the text after the label states a past movement; an infinitive or no verb does not. */
function happened(r: Reading): boolean {
  // "Esqueci de anotar: ontem 45 no uber".
  if (r.money !== undefined && r.fits(NOT_NOTED)) return true;
  const after = labelColon(r) + 1;
  if (
    isToDo(r) ||
    r.findVerb('v_pay', INFINITIVE, after) === after ||
    r.findVerb('v_buy', INFINITIVE, after) === after ||
    r.findVerb('v_delete', 0xffff, after, after + 2) >= 0
  )
    return false;
  return (
    (r.findVerb('v_pay', PAST_MINE, after) >= 0 ||
      r.findVerb('v_spend', PAST_MINE, after) >= 0 ||
      r.findVerb('v_buy', PAST_MINE, after) >= 0 ||
      // "anota: vaga 12 no shopping" is a note; "anota: 50 reais de feira" has a currency.
      (r.hasAny('cat', 'merchant') && r.money?.marked === true)) &&
    statesMoney(r)
  );
}

/** An enumeration: two or more items of a few words each. */
const ENUMERATED = /^:(?: [a-z0-9]+){1,6}(?: ,(?: [a-z0-9]+){1,6})* (?:,|e) [a-z0-9]+(?: [a-z0-9]+){0,5}$/;
/** "Lista de presentes: fone, livro, tênis 38": a size and no price. */
const CALLED_LIST = /^list(?:a|inha) d/;
/** Exercise sets: "Supino 4x10, agachamento 3x12". */
const SETS = /^(?:[a-z ]+\d+ ?x ?\d+ ?,? ?(?:e )?){2,}$/;

/** A date in the label: "Lembrar amanhã: levar o guarda-chuva". */
const remindsThen = (r: Reading): boolean =>
  /^lembr(?:ar|a|e)$/.test(r.norm(r.head)) &&
  r.future.some(({ from }) => r.clock !== undefined || r.unitOf(from) < labelColon(r));

/** A dated entry for the agenda: "Anota na agenda: dia 30 às 16h vistoria". */
const inAgenda = (r: Reading): boolean =>
  r.says('agenda') && r.line.indexOf('agenda') < r.line.indexOf(':') && (r.future.length > 0 || r.clock !== undefined);

/** Whether a unit is an infinitive, known to the lexicon or not. */
function isDeed(r: Reading, i: number): boolean {
  const entry = r.units[i]?.entry;
  return /[a-z]{3}[aei]r$/.test(r.norm(i)) && (entry === undefined || (entry.tenses & INFINITIVE) !== 0);
}

/** Teaches a category rather than saving a note: "grava isso: estância do Careca é material, então joga em moradia". */
const FILED = /\b(?:joga|bota|poe|coloca|classifica|conta|entra) (?:sempre |isso |tudo )?(?:em|como) [a-z]+$/;

export const LABEL_RULES: readonly Rule[] = [
  {
    id: 'label.fact',
    trust: 'sure',
    when: tellsFact,
    read: (r) => ({
      intent: 'save',
      slots: { item_type: 'note', content: textOf(r, { from: 0, to: keepingLast(r)?.from ?? r.units.length }) },
      confidence: 0.9,
    }),
    examples: PROOFS && [
      'tamanho do sapato do Pedro é 34',
      'aniversário da Júlia é dia 12 de março',
      'aniversário da mamãe 05/08',
      'numeração da camisa do Rui: 42',
      'preço novo a partir de janeiro: alongamento 160, manutenção 95',
      'sapato do Davi 31, Lia 27',
      'a sala tem 4,20 por 3,10 e pé direito de 2,80',
      'cor que a Bruna gostou = rosa antigo 217 da impala',
    ],
  },
  {
    id: 'label.points_back',
    trust: 'sure',
    when: pointsBack,
    read: () => ({ intent: 'save_previous', slots: { refers_to: 'previous' } }),
    examples: PROOFS && ['salva isso', ['salva isso', { previous: 'o chuveiro é 220 volts' }], 'guarda isso aí'],
  },
  {
    id: 'label.reminder',
    trust: 'sure',
    when: (r) =>
      labelColon(r) > 0 &&
      (r.find('reminder_noun', r.head, labelColon(r)) >= 0 || remindsThen(r) || inAgenda(r)) &&
      r.find('v_delete', r.head, labelColon(r)) < 0 &&
      // "Alerta: compra de R$ 30 no posto" is a notice of the bank.
      !(r.money?.marked === true && /^(?:alerta|aviso)/.test(r.norm(r.head)) && r.future.length === 0) &&
      !warnsPast(r),
    read: (r) => ({ intent: 'reminder_set', slots: readReminder(r) }),
    examples: PROOFS && [
      'lembrete: renovar o seguro dia 2',
      'lembrar amanhã: levar o guarda-chuva',
      'lembrar: vacina da Mel terça 15h',
    ],
  },
  {
    id: 'label.list',
    trust: 'sure',
    when: (r) => listEntry(r) !== undefined,
    read: (r) => ({ intent: 'save', slots: { item_type: 'note', content: '', ...listEntry(r) } }),
    examples: PROOFS && [
      'bota na lista de compras: arroz, feijão e detergente',
      'bota leite na lista de compras',
      'adiciona na lista de presentes: livro pra Ana',
      'na lista de compras: leite',
    ],
  },
  {
    id: 'label.work',
    trust: 'sure',
    when: (r) => labelsWorks(r) || namesOnlyWork(r) || titleHasColon(r),
    read: (r) => ({ intent: 'save', slots: readSave(r) }),
    examples: PROOFS && [
      'bota na lista: O Homem que Copiava',
      'filme: Bacurau',
      'filme parasita',
      'lista de filmes: Parasita, Corra',
      'quero ver ainda: parasita, corra e roma',
      'filme pra ver: ainda estou aqui',
      'série pra assistir depois: severance',
      'salva Cidade de Deus: A Luta Não Para, série da HBO',
    ],
  },
  {
    id: 'label.note',
    trust: 'sure',
    // "Nota pagar 300 de sinal", dictated without its colon.
    when: (r) =>
      (labelled(r) && !happened(r) && !(r.fits(FILED) && categoryOrdered(r) !== undefined)) ||
      (/^(?:nota|anotacao)$/.test(r.norm(r.head)) && isDeed(r, r.head + 1)),
    read: (r) => ({ intent: 'save', slots: readNote(r) }),
    examples: PROOFS && [
      'anota: pagar 20 na banca',
      'anota: apagar tudo amanhã',
      'anota: vaga 12 no shopping',
      'anota: tamanho do sapato do João 41',
      'nota: comprar lampada e extensao',
      'nota pagar 300 de sinal do salão',
      'ideia pra apresentacao: comecar com uma pergunta',
    ],
  },
  {
    id: 'label.free_note',
    trust: 'sure',
    when: (r) =>
      labelColon(r) > 0 &&
      r.money?.marked !== true &&
      !r.is(r.head, 'v_correct') &&
      !r.isVerb(r.head, 'v_buy', PAST_MINE) &&
      insideFrame(r, labelColon(r) + 1).from < r.tail &&
      // "Terno sob medida: 1.890, entrada 690 + 4x 300": instalments, not measures.
      r.installments === undefined &&
      r.find('note_content', r.head, labelColon(r)) >= 0 &&
      !isPriceOf(r) &&
      !r.marked,
    read: (r) => ({ intent: 'save', slots: readNote(r), confidence: 0.8 }),
    examples: PROOFS && ['ramal da portaria: 4021'],
  },
  {
    id: 'label.enumeration',
    trust: 'sure',
    // "compras: erva mate, carvão e sal grosso": a list's name and its lines.
    when: (r) =>
      labelColon(r) > 0 &&
      (r.amounts.every((one) => one.form === 'words' && looksTitled(r, r.unitOf(one.from))) ||
        (r.money?.marked !== true && r.fits(CALLED_LIST)) ||
        SETS.test(r.line.slice(r.line.indexOf(':') + 2))) &&
      !asks(r) &&
      !tellsCardDays(r) &&
      r.clock === undefined &&
      !r.hasAny('budget_noun', 'goal_noun', 'v_correct', 'v_delete', 'recurring_noun', 'balance_noun', 'remind_me') &&
      r.context.pending === undefined &&
      (ENUMERATED.test(r.line.slice(r.line.indexOf(':'))) || r.amounts.length > 0),
    read: (r) => ({ intent: 'save', slots: readNote(r), confidence: 0.85 }),
    examples: PROOFS && [
      'compras: erva mate, carvão e sal grosso',
      'lista de presentes: fone, livro, tênis 38',
      'introdução alimentar: semana 1 banana e abacate, semana 2 batata doce',
      'treino A: supino 4x10, agachamento 3x12',
    ],
  },
  {
    id: 'label.told_to_keep',
    trust: 'sure',
    when: ordersNote,
    read: (r) => ({ intent: 'save', slots: { ...readNote(r) } }),
    examples: PROOFS && [
      'salva que meu ramal é 4482',
      'toma nota do código do alarme novo que é sete sete zero três',
      'documenta aí que a porta do servidor é 6380 e não 6379',
      'bota aí que a reunião mudou pra sexta',
      'põe na caderneta que o portão é 4471',
    ],
  },
  ...NOT_TO_FORGET_RULES,
  {
    id: 'label.task',
    trust: 'sure',
    // "guarda-roupa do quarto: medir 2,10 de altura": a task after the label.
    when: (r) => {
      const colon = labelColon(r);
      return (
        colon > 0 &&
        !r.marked &&
        r.money?.marked !== true &&
        isDeed(r, colon + 1) &&
        !r.hasAny('v_correct', 'goal_noun', 'goal_cue', 'budget_noun', 'remind_me', 'repeat_cue')
      );
    },
    read: (r) => ({ intent: 'save', slots: readNote(r), confidence: 0.85 }),
    examples: PROOFS && ['varanda do sítio: medir a janela antes de encomendar'],
  },
];
