// Every sentence a person says in the source documents and in the prose of the language contract.

import { describe, expect, it } from 'vitest';
import type { LocalDate, LocalDateTime } from '../../src/domain/dates.ts';
import type { DialogContext } from '../../src/language/dialog-context.ts';
import type { Intent } from '../../src/language/intent.ts';
import { understand } from '../../src/language/understand.ts';

const now = '2026-11-18T12:00' as LocalDateTime;
const ASKED: Partial<DialogContext> = {
  pending: { kind: 'ask_description', agent: 'lancador', question: 'Em que você gastou os R$ 450?' },
};
const LAST: Partial<DialogContext> = {
  lastTx: { description: 'mercado', amount_cents: 15000, date: '2026-11-18' as LocalDate },
};

const SENTENCES: readonly (readonly [string, Intent, Partial<DialogContext>?])[] = [
  ['salva inception', 'save'],
  ['deleta tudo', 'delete_all'],
  ['gastei 450 reais', 'lancamento'],
  ['no supermercado', 'answer_slot', ASKED],
  ['esquece, faça uma análise das minhas finanças', 'complexa', ASKED],
  ['Oi, tudo bem?', 'greeting'],
  ['Gastei R$ 150 no supermercado hoje', 'lancamento'],
  ['Quanto gastei esse mês?', 'simplista'],
  ['A Petrobras caiu 3% ontem, vale a pena comprar agora?', 'complexa'],
  [
    'Quero comprar um carro de R$ 80.000, tenho R$ 20.000 guardados. Faz sentido financiar ou poupar mais? Também estou pensando em investir na bolsa.',
    'complexa',
  ],
  [
    'Analise completamente minha situação financeira, investimentos, orçamento, dívidas e diga tudo para aposentar aos 55 anos com R$ 15 mil de renda passiva.',
    'complexa',
  ],
  ['Qual o P/L da Magazine Luiza?', 'complexa'],
  ['Posso comprar uma casa com minha renda atual?', 'complexa'],
  ['Como planejar aposentadoria com investimentos?', 'complexa'],
  ['Quanto tenho investido no total?', 'simplista'],
  ['Como investir melhor?', 'complexa'],
  ['Qual meu patrimônio líquido?', 'simplista'],
  ['Como otimizar meu patrimônio?', 'complexa'],
  ['Quanto economizei este ano?', 'simplista'],
  ['Por que não economizei mais?', 'complexa'],
  ['Quanto tenho em reserva?', 'simplista'],
  ['Preciso de mais reserva?', 'complexa'],
  ['Quais minhas receitas fixas?', 'simplista'],
  ['Como aumentar minhas receitas?', 'complexa'],
  ['Quanto investi em renda fixa?', 'simplista'],
  ['Qual foi meu maior investimento?', 'simplista'],
  ['Como melhorar meus investimentos?', 'complexa'],
  ['Por que minhas finanças não melhoram?', 'complexa'],
  ['Qual o melhor investimento para mim?', 'complexa'],
  ['quero falar com o suporte', 'switch_agent'],
  ['meu nubank fecha dia 3 e vence dia 10', 'account_set'],
  ['tenho 5 mil na poupança', 'account_set'],
  ['meu saldo no inter é 830', 'account_set'],
  ['limite do cartão: 4 mil', 'account_set'],
  ['devo 8 mil no rotativo a 12% ao mês', 'debt_set'],
  ['financiei o carro: 48x de 1.100, já paguei 10', 'debt_set'],
  ['tenho 34 anos e dois filhos', 'profile_set'],
  ['sou conservador pra investir', 'profile_set'],
  ['me chama de Bia', 'profile_set'],
  ['meu mês começa dia 5', 'profile_set'],
  ['troca a nota do bolo: forno 180 graus', 'edit_memory'],
  ['já vi O Iluminado', 'mark_item'],
  ['terminei a série', 'mark_item'],
  ['nota 9 pro Parasita', 'mark_item'],
  ['mercado do Zé é feira', 'category_teach'],
  ['ifood conta como lazer', 'category_teach'],
  ['continua', 'continue'],
  ['pode seguir', 'continue'],
  ['quero o resto', 'continue'],
  ['👍', 'feedback'],
  ['👎', 'feedback'],
  ['não era isso', 'feedback'],
  ['meus dados', 'my_data'],
  ['exporta tudo', 'my_data'],
  ['apaga meus dados', 'erase_me'],
  ['quero usar no whatsapp também', 'link_channel'],
  ['código 4821', 'link_channel'],
  ['convida minha esposa', 'household'],
  ['a Ana me pagou a parte dela', 'split_settle'],
  ['quem me deve?', 'simplista'],
  ['uber 23', 'lancamento'],
  ['comprei um guarda-roupa por 900', 'lancamento'],
  ['quero ver meu saldo', 'simplista'],
  ['mercado 350', 'lancamento'],
  ['barbeiro 45', 'lancamento'],
  ['paguei o salário da diarista, 200', 'lancamento'],
  ['não gastei nada', 'smalltalk'],
  ['quase comprei um celular', 'smalltalk'],
  ['ia pagar a luz', 'smalltalk'],
  ['pensei em comprar uma moto', 'smalltalk'],
  ['na verdade foi 85', 'edit_transaction', LAST],
];

describe('sentences of the source documents', () => {
  it.each(SENTENCES.map(([text, intent, context]) => ({ text, intent, context })))(
    '$text',
    ({ text, intent, context }) => {
      expect(understand(text, { now, ...context }).intent).toBe(intent);
    },
  );
});
