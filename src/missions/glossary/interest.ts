// Glossary entries: rates and inflation.

import type { GlossaryEntry } from './entry.ts';

export const INTEREST: readonly GlossaryEntry[] = [
  {
    name: 'CDI',
    asked: /\bcdi\b/,
    text: 'É a taxa média dos empréstimos de um dia entre bancos. Anda colada na Selic e serve de régua: um CDB de 100 % do CDI rende o mesmo que ela, antes do imposto.',
    source: 'B3, metodologia da taxa DI',
  },
  {
    name: 'Selic',
    asked: /\bselic\b/,
    text: 'É a taxa básica de juros do país, decidida pelo Copom a cada 45 dias. Quando sobe, empréstimos ficam mais caros e a renda fixa pós-fixada rende mais; serve para segurar a inflação.',
    source: 'Banco Central',
  },
  {
    name: 'IPCA',
    asked: /\bipca\b/,
    text: 'É o índice oficial da inflação: quanto subiu a cesta de consumo de famílias que ganham de 1 a 40 salários mínimos.',
    source: 'IBGE',
  },
  {
    name: 'Inflação de demanda',
    asked: /\binflacao de demanda\b/,
    text: 'É a alta de preços que vem de muita gente querendo comprar ao mesmo tempo, mais do que se produz. Difere da inflação de custos, que vem de insumos mais caros.',
    source: 'Banco Central, glossário',
  },
  {
    name: 'Inflação',
    asked: /\binflacao\b/,
    text: 'É a subida geral dos preços. Com 5 % de inflação ao ano, o que custava R$ 100 passa a R$ 105: dinheiro parado perde valor mesmo sem sair do lugar.',
    source: 'IBGE e Banco Central',
  },
  {
    name: 'Juros compostos',
    asked: /\bjuros? (?:compostos?|sobre juros?)\b/,
    text: 'São juros que rendem sobre os juros já somados. R$ 1.000 a 1 % ao mês viram R$ 1.126,83 em 12 meses, e não R$ 1.120. Nas suas aplicações trabalham por você; nas dívidas, contra.',
    source: 'Banco Central, Calculadora do Cidadão',
  },
  {
    name: 'Rentabilidade real',
    asked: /\b(?:rentabilidade|rendimento|juros?|ganho)s? rea(?:l|is)\b/,
    text: 'É o que sobra do rendimento depois da inflação: (1 + rendimento) ÷ (1 + inflação) − 1. Rendeu 10 % com inflação de 5 %? O ganho real foi 4,76 %.',
    source: 'Equação de Fisher',
  },
  {
    name: 'Spread bancário',
    asked: /\bspread\b/,
    text: 'É a diferença entre o que o banco paga para captar dinheiro e o que cobra para emprestar. Cobre calote, custos, impostos e lucro.',
    source: 'Banco Central, Relatório de Economia Bancária',
  },
  {
    name: 'CET',
    asked: /\bcet\b|\bcusto efetivo\b/,
    text: 'Custo Efetivo Total: a taxa que junta juros, IOF, seguros e tarifas de um empréstimo. É por ela que se compara, e o banco é obrigado a informar antes.',
    source: 'Resolução CMN 4.881/2020',
  },
  {
    name: 'TR',
    asked: /\btaxa referencial\b|\btr\b/,
    text: 'Taxa Referencial: entra na correção da poupança, do FGTS e de muitos financiamentos de imóvel. É calculada pelo Banco Central a partir dos juros dos títulos públicos.',
    source: 'Banco Central',
  },
  {
    name: 'Banco Central',
    asked: /\bbanco central\b|\bbacen\b/,
    text: 'É quem cuida do real: põe a Selic onde precisa para segurar a inflação, emite o dinheiro, fiscaliza os bancos e opera o Pix. Não abre conta nem empresta a pessoas. No site dele são de graça o Registrato, que mostra as suas contas e dívidas em todos os bancos, e a reclamação contra um banco.',
    source: 'Lei 4.595/1964 e Lei Complementar 179/2021',
  },
];
