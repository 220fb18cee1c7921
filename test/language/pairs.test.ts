// The sixty borderline pairs of the language contract (LANGUAGE.md section 5), one row each.

import { describe, expect, it } from 'vitest';
import type { LocalDate, LocalDateTime } from '../../src/domain/dates.ts';
import type { DialogContext } from '../../src/language/dialog-context.ts';
import type { Intent } from '../../src/language/intent.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;
const LAST: Partial<DialogContext> = {
  lastTx: { description: 'janta', amount_cents: 3000, date: '2026-11-18' as LocalDate },
};
const PENDING: Partial<DialogContext> = { pending: { kind: 'ask_amount', question: 'Quanto foi?' } };
const OPTIONS: Partial<DialogContext> = { pending: { kind: 'select_option', options: ['a', 'b', 'c', 'd', 'e'] } };

type Row = readonly [number, string, Intent | readonly Intent[], Record<string, unknown>?, Partial<DialogContext>?];

const ROWS: readonly Row[] = [
  [1, 'gastei 1.500 em março', 'lancamento', { amount_cents: 150000, date: '2026-03-01', date_precision: 'month' }],
  [2, 'quanto gastei em março?', 'simplista', { op: 'sum', period: { from: '2026-03-01', to: '2026-03-31' } }],
  [3, 'gastei muito em março?', 'complexa'],
  [4, 'gastei mais em março que em abril?', 'simplista', { op: 'compare' }],
  [5, 'por que gastei tanto em março?', 'complexa'],
  [6, 'se eu gastar 90 agora, sobra quanto?', 'simplista', { op: 'what_if', amount_cents: 9000 }],
  [7, 'se eu gastar 90 por semana, chego em 5 mil quando?', 'complexa'],
  [8, 'posso gastar 90 hoje?', 'complexa'],
  [9, 'qual o resto do meu teto diário?', 'simplista', { op: 'budget_status' }],
  [10, 'não paguei o gás ainda', 'smalltalk'],
  [11, 'o valor certo não era 30 e sim 13', 'edit_transaction', { changes: { amount_cents: 1300 } }],
  [12, 'gastei 30, quer dizer, 13 na banca', 'lancamento', { amount_cents: 1300 }],
  [13, 'anota que paguei 20 na banca', 'lancamento', { amount_cents: 2000 }],
  [14, 'anota: pagar 20 na banca', 'save', { item_type: 'note', content: 'pagar 20 na banca' }],
  [15, 'me lembra de pagar a banca sexta', 'reminder_set', { remind_at: '2026-11-20' }],
  [16, 'me lembra o que paguei sexta?', 'simplista', { op: 'list' }],
  [
    17,
    'tenho que pagar 20 na banca sexta',
    'lancamento',
    { amount_cents: 2000, status: 'pending', date: '2026-11-20' },
  ],
  [18, 'todo mês pago 20 na banca', 'recurring_set', { amount_cents: 2000, recurrence: 'monthly' }],
  [19, 'paguei a mensalidade da banca, 20', 'lancamento', { amount_cents: 2000 }],
  [20, 'quero gastar até 200 com lanche', 'budget_set', { amount_cents: 20000, category: 'alimentacao' }],
  [21, 'quanto devo gastar com lanche?', 'complexa'],
  [22, 'quero juntar 2 mil até maio', 'goal_set', { amount_cents: 200000, due: '2027-05-31' }],
  [23, 'como junto 2 mil até maio?', 'complexa'],
  [24, 'guarda 50 no cofrinho', 'lancamento', { type: 'transfer', amount_cents: 5000, to_account: 'cofrinho' }],
  [25, 'guarda esse poema', ['save_previous', 'save']],
  [26, 'tira 50 do cofrinho', 'lancamento', { type: 'transfer', amount_cents: 5000, from_account: 'cofrinho' }],
  [27, 'tira o poema da lista', 'delete_item', { query: 'poema' }],
  [28, 'tira aquele gasto de 50', 'undo_transaction', { target: { amount_cents: 5000 } }],
  [29, 'apaga tudo', 'delete_all', { item_type: 'all' }],
  [30, 'apaga tudo que lancei ontem', 'undo_transaction', { scope: 'all' }],
  [31, 'anota: apagar tudo amanhã', 'save', { content: 'apagar tudo amanhã' }],
  [32, 'esquece', 'cancel', {}, PENDING],
  [33, 'esquece a nota do bolo', 'delete_item', { query: 'bolo', item_type: 'note' }],
  [34, 'cancela', 'undo_transaction', { target: 'last' }, LAST],
  [35, 'cancela a assinatura do jornal', 'recurring_set', { action: 'cancel' }],
  [36, 'a quinta', 'select_option', { selection: [5] }, OPTIONS],
  [37, 'paguei 20 na quinta', 'lancamento', { date: '2026-11-12' }],
  [38, 'quarta fui no dentista, 90', 'lancamento', { date: '2026-11-11', category: 'saude' }],
  [39, 'dividi 80 com o Leo', 'lancamento', { amount_cents: 4000, split: { total_cents: 8000, people: 2 } }],
  [40, 'dividi 80 em 4x', 'lancamento', { amount_cents: 8000, installments: 4 }],
  [41, 'dividi 80 em 4', 'lancamento', { split: { total_cents: 8000, people: 4 } }],
  [42, '5x de 30 na mochila', 'lancamento', { amount_cents: 15000, installment_cents: 3000, installments: 5 }],
  [43, 'mochila 30 em 5x', 'lancamento', { amount_cents: 3000, installments: 5 }],
  [44, '2ª parcela do curso paga: 30', 'lancamento', { amount_cents: 3000, installment_no: 2 }],
  [45, '3 cafés de 6', 'lancamento', { amount_cents: 1800 }],
  [45, '3 cafés por 6', 'lancamento', { amount_cents: 600 }],
  [46, 'cartão do mês quitado: 800', 'lancamento', { type: 'transfer', amount_cents: 80000 }],
  [47, 'mandei 50 pro Leo', 'lancamento', { type: 'expense', category: 'transferencias' }],
  [47, 'recebi 50 do Leo', 'lancamento', { type: 'income', category: 'outras_receitas' }],
  [48, 'o Leo me pagou 50 que devia', 'lancamento', { type: 'income', category: 'dividas', counterpart: 'Leo' }],
  [49, 'seguro caiu: debitaram 900', 'lancamento', { type: 'expense', amount_cents: 90000 }],
  [50, 'recebi o aluguel do inquilino, 900', 'lancamento', { type: 'income', category: 'rendimentos' }],
  [51, 'quanto tá o dólar?', 'quote', { asset: 'USD' }],
  [51, 'compro dólar agora?', 'complexa'],
  [52, 'quero ver meus gastos', 'simplista'],
  [52, 'quero ver O Som ao Redor', 'save', { item_type: 'media', title: 'O Som ao Redor' }],
  [53, 'qual a nota do filme Duna?', 'enrich', { ask: 'rating' }],
  [53, 'qual nota eu salvei?', ['search', 'list_all']],
  [54, 'vale a pena ver Duna?', 'enrich'],
  [54, 'vale a pena investir em FII?', 'complexa'],
  [55, 'bom dia, paguei 8 no café', 'lancamento', { amount_cents: 800 }],
  [58, 'paguei com uma nota de cem no mercado', 'lancamento', { amount_cents: 10000 }],
  [59, 'sim', 'smalltalk'],
  [59, 'ok', 'smalltalk'],
  [60, 'faz um resumo do mês', 'simplista', { op: 'summary' }],
  [60, 'faz uma análise do mês', 'complexa'],
];

describe('borderline pairs', () => {
  it.each(ROWS.map(([n, text, intent, slots, context]) => ({ n, text, intent, slots, context })))(
    '$n $text',
    ({ text, intent, slots = {}, context = {} }) => {
      const understood = understand(text, { now, ...context });
      expect(Array.isArray(intent) ? intent : [intent]).toContain(understood.intent);
      expect(understood.slots).toMatchObject(slots);
    },
  );

  it('56 serves the movement and the question, in the order of the text', () => {
    const understood = understand('paguei 8 no café e quanto já foi no mês?', { now });
    expect(understood.intent).toBe('lancamento');
    expect(understood.also?.map((other) => other.intent)).toContain('simplista');
  });

  it('57 lets the request rule and offers the fact for recording', () => {
    const understood = understand('recebi 1 mil, o que faço com isso?', { now });
    expect(understood.intent).toBe('complexa');
    expect(understood.also).toMatchObject([{ intent: 'lancamento', slots: { type: 'income', amount_cents: 100000 } }]);
  });

  it('58 does not invent the amount of "uma nota"', () => {
    const understood = understand('gastei uma nota no mecânico', { now });
    expect(understood).toMatchObject({
      intent: 'lancamento',
      slots: { missing: expect.arrayContaining(['amount_cents']) },
    });
  });
});
