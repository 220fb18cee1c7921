// Measurements and identifiers with a label or an order: notes, not entries.

import { tellsAttribute } from '../memory/attribute-told.ts';
import { noteTextFrom, textOf } from '../memory/frame.ts';
import { labelColon } from '../memory/label-colon.ts';
import { countsThings } from '../memory/measured-note.ts';
import { readNote } from '../memory/read-save.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { toldToKeep } from '../signals/keeps-told.ts';
import { startsAsQuestion } from '../signals/orders-keeping.ts';
import { announcedUntil } from '../signals/orders-note.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** A thing and its identifier: "Telefone da pediatra 3222-4455", "placa do Gol ABC1D23". */
const NUMBER_OF =
  /^(?:[oa] )?(?:tel(?:efone)?|fone|celular|zap|whats(?:app)?|contato|wifi|placa|cpf|cnpj|rg|cep|senha|codigo|protocolo) d[aeo]s? (?:[a-z]+ ){1,5}?(?:e |: )?(?=[a-z.() -]*\d)[a-z\d().-]{3,}(?: [\d().-]+)*$/;

export const MEASURE_RULES: readonly Rule[] = [
  {
    id: 'label.number_of',
    when: (r) => r.fits(NUMBER_OF) && r.context.pending === undefined && !asks(r) && !movedMoney(r),
    read: (r) => ({ intent: 'save', slots: readNote(r) }),
    examples: PROOFS && ['telefone da pediatra 3222-4455', 'senha da netflix 4433', 'código do portão 1122'],
  },
  {
    id: 'label.announced',
    trust: 'sure',
    when: (r) => announcedUntil(r) !== undefined,
    read: (r) => ({
      intent: 'save',
      slots: { item_type: 'note', content: noteTextFrom(r, announcedUntil(r) ?? r.head).replace(/\?$/u, '') },
      confidence: 0.85,
    }),
    examples: PROOFS && [
      'deixa eu registrar aqui, o Marcos prefere o corte na tesoura',
      'dá pra anotar que a Carla não come glúten?',
      'consegue guardar essa medida? porta 82 por 2,10',
      'vou deixar anotado aqui que o gás acabou dia 10',
      'eu queria guardar o telefone do encanador que é 11 98888-7777',
    ],
  },
  {
    id: 'label.kept_last',
    trust: 'sure',
    when: (r) => toldToKeep(r) !== undefined && !startsAsQuestion(r),
    read: (r) => ({
      intent: 'save',
      slots: { item_type: 'note', content: textOf(r, toldToKeep(r) ?? { from: r.head, to: r.tail }) },
      confidence: 0.85,
    }),
    examples: PROOFS && [
      'o pedreiro pede 180 o metro, guarda',
      'meu sapato é 38 e a calça 42, anota',
      'emprestei a furadeira pro Carlos, deixa isso anotado',
      'a Marlene cobra 120 a faxina, bota no caderno',
      'o portão da Bia fica do lado da padaria, não posso esquecer',
      'o piquete do fundo tem 4,7 hectares e o da sanga 2,3 grava essas medidas',
      'protocolo da monitoria 2026.11.0482 n perde',
      'terça vai ter macarrão com frango, anota também',
    ],
  },
  {
    id: 'label.measured',
    trust: 'sure',
    when: (r) =>
      labelColon(r) > 0 &&
      countsThings(r, labelColon(r)) &&
      !asks(r) &&
      !movedMoney(r) &&
      !r.hasAny('budget_noun', 'goal_noun', 'v_correct', 'recurring_noun', 'balance_noun', 'card_noun') &&
      r.context.pending === undefined,
    read: (r) => ({ intent: 'save', slots: readNote(r), confidence: 0.85 }),
    examples: PROOFS && ['torque da roda: 110 Nm em estrela', 'build do mago: 20 força, 60 inteligência'],
  },
  {
    id: 'label.attribute',
    trust: 'sure',
    when: tellsAttribute,
    read: (r) => ({
      intent: 'save',
      slots: { item_type: 'note', content: r.raw(r.head, r.tail) },
      confidence: 0.85,
    }),
    examples: PROOFS && ['assento 14C, voo 3321', 'sofá: 2,30 x 0,90'],
  },
];
