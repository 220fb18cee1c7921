// Questions only saved notes can answer, although they name none.

import { askedOfNotes } from '../memory/asked-note.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { openQuestion } from '../memory/open-question.ts';
import { memoryFilters, queryText } from '../memory/read-query.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

/** Counts of saved items of a kind. */
const HOW_MANY =
  /^(?:e |(?:eu )?(?:to|tou|estou|tenho|tem|restam?|sobraram|faltam?|ficaram)(?: com)? |me diz |me fala |conta )*quant[oa]s (?:coisas|itens|lembretes?|avisos?|alarmes?|notas?|anotacoes|filmes?|series?|links?|videos?)(?: (?:que )?(?:eu )?(?:ja |ainda )?(?:tenho|tem|ha|faltam?|restam?|sobraram|ficaram|constam|pendentes?|ativos?|guardad[oa]s|salv[oa]s|anotad[oa]s|marcad[oa]s|n[oa] (?:minha )?(?:lista|fila|watchlist|listinha)|aqui|ai|ao todo|no total|salvei|guardei|anotei|fiz))*(?: \?)?$/;

/** Questions about reminders: "Que que tem agendado pra sexta?". */
const AGENDA =
  /^(?:(?:to|estou|tou|vou (?:estar|ta)|fico|tenho (?:algo|alguma coisa|nada|coisa))) (?:livre|ocupad[oa]|de folga|marcad[oa]|pra fazer)?\b(?!.*\b(?:pra|para|a) (?:pagar|receber)\b).*\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|dia \d+|feriado)\b|^(?:(?:o que|que|quais|qual|tem|tenho|me|mostra|ver|ve|e) )+.*\b(?:compromissos?|(?:na|minha|da) agenda|agendad[oa]s? (?:pr[oa]|para|n[oa]|hoje|amanha)|marcad[oa]s? (?:pr[oa]|para|n[oa]|hoje|amanha))\b|^(?:o que|que) (?:que )?(?:ta|esta|tem|ficou) agendado(?: \?)?$/;

const isOfMoney = (r: Reading): boolean =>
  r.hasAny(
    'tx_only',
    'balance_noun',
    'invoice_noun',
    'recurring_noun',
    'expense_noun',
    'income_noun',
    'v_pay',
    'v_receive',
  );

export const ASKED_NOTE_RULES: readonly Rule[] = [
  {
    id: 'asked_note.count',
    trust: 'sure',
    when: (r) => r.fits(HOW_MANY) && r.money === undefined && r.context.pending === undefined,
    read: (r) => ({ intent: 'search', slots: present({ item_type: itemTypeIn(r), agg: 'count' as const }) }),
    examples: PROOFS && ['restam quantos lembretes pendentes?', 'quantos filmes tenho na lista?'],
  },
  {
    id: 'asked_note.agenda',
    trust: 'sure',
    when: (r) =>
      r.fits(AGENDA) &&
      (asks(r) || r.has('remind_me')) &&
      r.clock === undefined &&
      !isOfMoney(r) &&
      r.context.pending === undefined,
    read: () => ({ intent: 'list_all', slots: { item_type: 'reminder' } }),
    examples: PROOFS && ['que que tem agendado pra sexta?', 'quais meus compromissos da semana?'],
  },
  {
    id: 'asked_note.kept_then',
    trust: 'sure',
    // "O que eu anotei ontem de madrugada?": all items of that date.
    when: (r) =>
      r.hasAny('saved_verb') &&
      r.has('what') &&
      !r.has('which') &&
      r.periods.length > 0 &&
      asks(r) &&
      queryText(r) === undefined &&
      !isOfMoney(r) &&
      r.context.pending === undefined,
    read: (r) => ({ intent: 'list_all', slots: memoryFilters(r) }),
    examples: PROOFS && ['o que eu anotei ontem de madrugada?', 'o que eu salvei na semana passada?'],
  },
  {
    id: 'asked_note.search',
    trust: 'sure',
    when: (r) => askedOfNotes(r) !== undefined,
    read: (r) => {
      const { item_type, period } = memoryFilters(r);
      // "Me lembra quem vem terça": the day is of what is asked, not of when it was kept.
      const when = r.has('remind_me') ? {} : { period };
      return { intent: 'search', slots: present({ query: askedOfNotes(r), item_type, ...when }), confidence: 0.85 };
    },
    examples: PROOFS && [
      'não consigo lembrar o nome do encanador',
      'me lembra quem é que vem terça',
      'quanto a Marlene cobra a faxina?',
      'buscar: CNPJ fornecedor Alvorada',
      'vê se tem alguma coisa de ganache aí',
      'tudo que tenho sobre a Camila',
      'me lembra o nome do mecânico',
      'lê pra mim a lista do mercado',
      'me passa a receita de ganache inteira',
      'qual o endereço da biblioteca que deixei com você?',
    ],
  },
];

/** Tested after questions about works, market and person, before questions about money. */
export const OPEN_QUESTION_RULES: readonly Rule[] = [
  {
    id: 'asked_note.open',
    trust: 'sure',
    when: (r) => openQuestion(r) !== undefined,
    read: (r) => {
      const { item_type } = memoryFilters(r);
      return { intent: 'search', slots: present({ query: openQuestion(r), item_type }), confidence: 0.85 };
    },
    examples: PROOFS && [
      'quando troquei o óleo?',
      'quando foi que plantei o milho?',
      'com quem ficou o carrinho de bebê?',
      'que horas fecha a farmácia da praça?',
      'quem ficou com a chave reserva?',
      'como o Thiago gosta do corte?',
      'que tinta eu usei na sala?',
      'quantos metros de cano o Zé pediu?',
      'como faço bolo?',
    ],
  },
];
