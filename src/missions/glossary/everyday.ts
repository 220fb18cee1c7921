// Glossary entries: work, taxes, budgeting and insurance.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { INSS_OF_MEI, MEI, MINIMUM_WAGE, TABLES_OF } from '../legal-figures.ts';
import type { GlossaryEntry } from './entry.ts';

const DAS_OF_TRADE = toCents(exact(MINIMUM_WAGE).times(INSS_OF_MEI).div(100)) + MEI.icms;
const DAS_OF_BOTH = DAS_OF_TRADE + MEI.iss;

export const EVERYDAY: readonly GlossaryEntry[] = [
  {
    name: 'Reserva de oportunidade',
    asked: /\breserva de oportunidade\b/,
    text: 'É dinheiro pronto para aproveitar um bom preço. A de emergência é outra: cobre imprevistos, de 6 a 12 meses de gastos, e não se mexe para oportunidade. Primeiro a de emergência.',
    source: 'CVM, Planejamento financeiro pessoal',
  },
  {
    name: 'Reserva de emergência',
    asked: /\breserva\b/,
    text: 'É o dinheiro para desemprego, doença ou conserto: de 6 meses de gastos (12 se a sua renda varia), onde dá para sacar no mesmo dia sem perder. Me pergunte “quanto preciso de reserva?” que eu calculo a sua.',
    source: 'CVM, Planejamento financeiro pessoal',
  },
  {
    name: 'MEI',
    asked: /\bmei\b|\bdas\b/,
    text: `Microempreendedor individual: fatura até ${reais(MEI.ceiling)} por ano (teto de ${TABLES_OF}), com até um empregado e atividade permitida na lista. Paga um valor fixo por mês (o DAS), que junta INSS de 5 % do salário mínimo, e R$ 1 de ICMS e/ou R$ 5 de ISS: de ${reais(DAS_OF_TRADE)} a ${reais(DAS_OF_BOTH)} em ${TABLES_OF}. Autônomo sem MEI paga INSS de 11 % ou 20 % e imposto de renda pelo carnê-leão.`,
    source: 'Lei Complementar 123/2006, art. 18-A',
  },
  {
    name: 'FGTS',
    asked: /\bfgts\b/,
    text: 'É um depósito de 8 % do salário que o patrão faz todo mês numa conta sua na Caixa. Dá para sacar na demissão sem justa causa, na aposentadoria, em doenças graves e para comprar, quitar ou amortizar a casa própria.',
    source: 'Lei 8.036/1990',
  },
  {
    name: 'Bruto e líquido no holerite',
    asked: /\b(?:bruto|liquido|holerite|contracheque)\b/,
    text: 'Bruto é o salário combinado; líquido é o que cai na conta, depois de INSS, imposto de renda e descontos como vale e plano. Planeje sempre pelo líquido.',
    source: 'CLT e Receita Federal',
  },
  {
    name: 'Alíquota efetiva',
    asked: /\baliquota efetiva\b/,
    text: 'É quanto de imposto você pagou de fato sobre o total: imposto ÷ renda. É menor que a faixa da tabela, porque cada faixa só vale para o pedaço da renda que cai nela.',
    source: 'Receita Federal',
  },
  {
    name: 'LDO e LOA',
    asked: /\b(?:ldo|loa)\b/,
    text: 'A LDO diz as prioridades e regras do orçamento público do ano seguinte; a LOA é o próprio orçamento, com os valores.',
    source: 'Constituição, art. 165',
  },
  {
    name: 'Seguro-defeso',
    asked: /\bdefeso\b/,
    text: 'É um salário mínimo por mês pago ao pescador artesanal enquanto a pesca da espécie está proibida. Pede-se no INSS, com registro de pescador há pelo menos um ano e sem outra renda.',
    source: 'Lei 10.779/2003',
  },
  {
    name: 'Seguro de renda',
    asked: /\bseguro de (?:renda|vida)\b/,
    text: 'Paga um valor por dia ou mês se você ficar sem trabalhar por doença ou acidente; para autônomo faz o papel da licença. Olhe carência, valor por dia e o que não cobre. Seguro de vida paga a quem fica; previdência junta para você.',
    source: 'Susep',
  },
  {
    name: 'Pix agendado',
    asked: /\bpix agendado\b/,
    text: 'É um Pix marcado para um dia futuro: sai sozinho na data se houver saldo. Comprovante de agendamento não é pagamento feito.',
    source: 'Banco Central, regulamento do Pix',
  },
];
