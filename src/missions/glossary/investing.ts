// Glossary entries: investments by class, without recommendations.

import { reais } from '../../finance/money.ts';
import { COME_COTAS, FGC, LETTER_MONTHS, PGBL_PERCENT } from '../legal-figures.ts';
import type { GlossaryEntry } from './entry.ts';

const COVERED = `FGC até ${reais(FGC.perGroup)} por pessoa e grupo de bancos`;

export const INVESTING: readonly GlossaryEntry[] = [
  {
    name: 'Liquidez diária',
    asked: /\bliquidez diaria\b|\bliquidez\b/,
    text: 'É poder tirar o dinheiro em qualquer dia útil e receber no mesmo dia ou no seguinte, sem perder o que rendeu. É o que a reserva precisa ter. O que fica preso até o vencimento costuma pagar um pouco mais, e só serve para dinheiro que você não vai usar antes.',
    source: 'Anbima e Tesouro Direto',
  },
  {
    name: 'Duration',
    asked: /\bduration\b/,
    text: 'É o prazo médio, em anos, em que um título devolve o seu dinheiro, contando os juros pelo caminho. Diz quanto o preço balança: com duration de 5 anos, se o juro sobe 1 ponto, o preço cai perto de 5 %. Quem leva até o vencimento recebe o combinado; quem vende antes sente a balançada.',
    source: 'Anbima, material da CPA-20',
  },
  {
    name: 'LCI/LCA e CDB',
    asked: /\bdif\w*\b.*\b(?:lci|lca)\b|\b(?:lci|lca)\b.*\bcdb\b|\bcdb\b.*\b(?:lci|lca)\b/,
    text: `Nos dois você empresta ao banco, e os dois têm ${COVERED}. O CDB paga imposto de renda (22,5 % a 15 %, conforme o prazo); LCI e LCA são isentas, mas costumam pagar menos do CDI e ter carência. Entre 1 e 2 anos, 90 % do CDI isento equivale a cerca de 109 % num CDB.`,
    source: 'Lei 11.033/2004; Resolução CMN 4.222/2013',
  },
  {
    name: 'CDB com liquidez diária',
    asked: /\bcdb\b/,
    text: `É um empréstimo seu ao banco, que paga juros por isso. Com liquidez diária dá para sacar quando quiser; sem, só no vencimento. Paga imposto de renda sobre o rendimento e tem ${COVERED}.`,
    source: 'Banco Central; Resolução CMN 4.222/2013',
  },
  {
    name: 'LCI e LCA',
    asked: /\b(?:lci|lca|letras? de credito)\b/,
    text: `São títulos de bancos que financiam imóveis (LCI) e o campo (LCA). Não pagam imposto de renda para pessoa física e têm ${COVERED}; em troca há carência (mínimo de ${LETTER_MONTHS} meses) antes de sacar.`,
    source: 'Lei 11.033/2004, art. 3º; Resoluções CMN 5.215/2025 e 4.222/2013',
  },
  {
    name: 'Tesouro Direto',
    asked: /\b(?:tesouro|titulos? publicos?|ntn)\b/,
    text: 'É emprestar ao governo federal. O Tesouro Selic acompanha a Selic e quase não oscila; o IPCA+ paga inflação mais um juro; o prefixado paga uma taxa fechada. São os títulos de menor risco de calote do país, mas IPCA+ e prefixado mudam de preço se vendidos antes do vencimento.',
    source: 'Tesouro Nacional',
  },
  {
    name: 'FGC',
    asked: /\bfgc\b|\bfundo garantidor\b|\b(?:banco|financeira) (?:quebrar|falir|quebra|quebrou)\b/,
    text: `É a garantia que devolve o dinheiro se o banco quebrar: até ${reais(FGC.perGroup)} por pessoa e grupo de bancos, e ${reais(FGC.inFourYears)} somando todos em 4 anos. Cobre conta, poupança, CDB, LCI e LCA; não cobre Tesouro (que é do governo), fundos, ações, debêntures nem previdência.`,
    source: 'Resolução CMN 4.222/2013',
  },
  {
    name: 'Marcação a mercado',
    asked: /\bmarcacao a mercado\b/,
    text: 'É mostrar o título pelo preço que ele teria se fosse vendido hoje. Quando os juros sobem, títulos prefixados e IPCA+ antigos valem menos; quem leva até o vencimento recebe o combinado.',
    source: 'ANBIMA',
  },
  {
    name: 'Tabela regressiva do imposto de renda',
    asked: /\btabela regressiva\b/,
    text: 'Na renda fixa o imposto cai com o tempo: 22,5 % do rendimento até 180 dias, 20 % até 360, 17,5 % até 720 e 15 % depois. Incide só sobre o ganho. Na previdência regressiva é outra: vai de 35 % a 10 % em dez anos.',
    source: 'Leis 11.033/2004 e 11.053/2004',
  },
  {
    name: 'Come-cotas',
    asked: /\bcome cotas\b/,
    text: `É o imposto de renda que fundos adiantam no último dia útil de maio e de novembro, tirando cotas suas: ${COME_COTAS.usual} % do rendimento (${COME_COTAS.shortTerm} % nos de curto prazo). O resto é acertado no resgate. Fundos de ações, imobiliários e de previdência não têm.`,
    source: 'Lei 14.754/2023, art. 17',
  },
  {
    name: 'Fundos imobiliários',
    asked: /\b(?:fiis?|fundos? imobiliarios?)\b/,
    text: 'São fundos que têm imóveis ou papéis ligados a imóveis, com cotas negociadas na bolsa. Pagam rendimentos quase sempre mensais, hoje isentos para a pessoa física nas condições da lei; a cota oscila e o ganho na venda paga 20 %.',
    source: 'Lei 8.668/1993 e Lei 11.033/2004, art. 3º',
  },
  {
    name: 'ETF',
    asked: /\betfs?\b/,
    text: 'É um fundo negociado na bolsa que copia um índice, como o Ibovespa. Com uma cota você tem um pedaço de muitas empresas, com taxa baixa. Fundo de ações comum tem gestor escolhendo e costuma cobrar mais.',
    source: 'CVM, Resolução 175',
  },
  {
    name: 'Ações',
    asked: /\b(?:o que e(?: uma)? ac(?:ao|oes)|acoes sao)\b/,
    text: 'São pedaços de empresas. Quem tem participa do lucro (dividendos) e do preço, que sobe e cai. Servem para prazo longo e para o dinheiro que não faz falta amanhã.',
    source: 'CVM, Portal do Investidor',
  },
  {
    name: 'Debênture incentivada',
    asked: /\bdebentures?\b/,
    text: 'É um empréstimo a uma empresa; a incentivada financia infraestrutura e não paga imposto de renda. O risco está na empresa pagar (não tem FGC), no prazo longo e em vender antes com preço menor.',
    source: 'Lei 12.431/2011',
  },
  {
    name: 'Previdência privada (PGBL e VGBL)',
    asked: /\b(?:pgbl|vgbl|previdencia)\b/,
    text: `É um fundo para prazo longo. No PGBL você abate até ${PGBL_PERCENT} % da renda tributável do ano, se declara no modelo completo e contribui para o INSS, e paga imposto sobre tudo na saída; no VGBL não abate e paga só sobre o ganho. Olhe taxas e prazo; o INSS é outra coisa, e seguro de vida protege quem fica.`,
    source: 'Susep; Lei 11.053/2004; Lei 9.532/1997, art. 11',
  },
  {
    name: 'Índice de Sharpe',
    asked: /\bsharpe\b/,
    text: 'É quanto um investimento rendeu acima do que não tem risco, dividido pela oscilação: (retorno − taxa livre) ÷ desvio. Maior é melhor, mas engana com séries curtas e com riscos que ainda não apareceram.',
    source: 'William Sharpe, “Mutual Fund Performance”, 1966',
  },
  {
    name: 'P/L',
    asked: /\bp l\b|\bpreco lucro\b/,
    text: 'É o preço da ação dividido pelo lucro por ação: quantos anos de lucro de hoje pagam o preço. Só compara empresas parecidas, e o lucro de um ano pode enganar.',
    source: 'CVM, Portal do Investidor',
  },
  {
    name: 'ROE',
    asked: /\broe\b/,
    text: 'É o lucro dividido pelo patrimônio dos sócios: quanto a empresa rende sobre o dinheiro dela. Muita dívida aumenta o ROE sem melhorar o negócio; por isso se olha junto com dívida líquida ÷ EBITDA (acima de 3 costuma acender alerta).',
    source: 'CVM, Portal do Investidor',
  },
  {
    name: 'Staking',
    asked: /\bstaking\b/,
    text: 'É deixar criptomoedas travadas para ajudar a rede a funcionar e receber mais moedas por isso. Rende em moeda que oscila muito, pode ter prazo para soltar e não tem garantia de ninguém.',
    source: 'CVM, Parecer de Orientação 40',
  },
  {
    name: 'Hedge',
    asked: /\bhedge\b/,
    text: 'É uma proteção: uma posição que ganha quando a sua principal perde. Quem cria boi vende contratos futuros para travar o preço da venda; paga por isso abrindo mão de ganhar mais se o preço subir.',
    source: 'B3, guia de derivativos',
  },
  {
    name: 'Fundo patrimonial',
    asked: /\bfundo patrimonial\b|\bendowment\b/,
    text: 'É um conjunto de doações investido para sempre: usam-se só os rendimentos para manter uma causa, como uma universidade, e o principal fica.',
    source: 'Lei 13.800/2019',
  },
  {
    name: 'Poupança',
    asked: /\bpoupanca\b/,
    text: 'Rende TR mais 0,5 % ao mês quando a Selic está acima de 8,5 %; abaixo disso, TR mais 70 % da Selic. Não paga imposto, mas só rende no aniversário do depósito e costuma perder para um CDB de 100 % do CDI.',
    source: 'Lei 8.177/1991 e Lei 12.703/2012',
  },
];
