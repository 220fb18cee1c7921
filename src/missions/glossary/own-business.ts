// Glossary entries: self-employment, its taxes, and keeping business and personal money apart.

import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import {
  INSS_CEILING,
  INSS_OF_MEI,
  INSS_OF_SELF_EMPLOYED,
  INSS_SIMPLIFIED,
  MEI,
  MINIMUM_WAGE,
  PGBL_PERCENT,
  TABLES_OF,
  YEARLY_DEDUCTIONS,
} from '../legal-figures.ts';
import type { GlossaryEntry } from './entry.ts';

const ofMinimum = (percent: string): string => reais(toCents(exact(MINIMUM_WAGE).times(percent).div(100)));

export const OWN_BUSINESS: readonly GlossaryEntry[] = [
  {
    name: 'Lucro presumido ou Simples',
    asked: /\blucro presumido\b/,
    text: 'No Simples é uma guia só, de 6 % a 15,5 % no começo para serviços, conforme o anexo e a folha. No presumido o governo supõe o lucro (32 % do faturado em serviços, 8 % no comércio) e cobra sobre ele IRPJ e CSLL, mais PIS, Cofins e ISS ou ICMS à parte. Até R$ 4,8 milhões por ano o Simples costuma ganhar de quem tem folha alta; sem funcionário e com lucro grande, o presumido às vezes ganha: peça ao contador as duas contas com o seu último ano.',
    source: 'Lei Complementar 123/2006; Lei 9.249/1995, art. 15',
  },
  {
    name: 'MEI ou Simples',
    asked: /\b(?:pj no simples|simples (?:nacional )?ou mei|mei ou (?:pj|simples))\b/,
    text: `MEI come menos enquanto couber: valor fixo por mês (5 % do salário mínimo de INSS, mais até R$ 6), faturando até ${reais(MEI.ceiling)} por ano (teto de ${TABLES_OF}), sem sócio e em atividade permitida. Passou disso, é microempresa no Simples: a partir de 4 % do faturado no comércio e 6 % em serviços, mais contador. A conta muda em ${reais(MEI.ceiling / 12)} por mês de faturamento.`,
    source: 'Lei Complementar 123/2006, arts. 18-A e anexos I e III',
  },
  {
    name: 'INSS de autônomo',
    asked:
      /\b(?:inss (?:de|como|sendo|pra|para|por) (?:um |uma |quem e |ser )?(?:autonom[oa]|conta propria|freela\w*)|inss (?:d[oe] )?carne|carne do inss|autonom[oa]\b.{0,40}\binss|contribuinte individual|gps)\b/,
    text: `Quem trabalha por conta paga pelo carnê (GPS), até o dia 15 do mês seguinte: ${INSS_OF_SELF_EMPLOYED} % do que ganha, entre o salário mínimo e o teto (${reais(MINIMUM_WAGE)} e ${reais(INSS_CEILING)} em ${TABLES_OF}), e conta para qualquer aposentadoria; ou ${INSS_SIMPLIFIED} % do salário mínimo (${ofMinimum(INSS_SIMPLIFIED)}), que vale só para a aposentadoria por idade, de um salário. MEI paga ${INSS_OF_MEI} % (${ofMinimum(INSS_OF_MEI)}) dentro do DAS. Atrasado perde carência: melhor pouco todo mês que muito de vez em quando.`,
    source: 'Lei 8.212/1991, art. 21',
  },
  {
    name: 'Depreciação',
    asked: /\bdepreciac(?:ao|iar)\b|\bdeprecia\b/,
    text: 'É quanto a máquina perde de valor por ano: (preço − quanto vale no fim) ÷ anos de uso. Um trator de R$ 200 mil que daqui a 10 anos vale R$ 60 mil perde R$ 14 mil por ano: é o que guardar para trocar. Para o imposto, a Receita conta tratores em 4 anos.',
    source: 'Instrução Normativa RFB 1.700/2017, anexo III',
  },
  {
    name: 'Capital de giro',
    asked: /\bcapital de giro\b|\b(?:frete|diesel|insumo|fornecedor\w*)\b.*\b(?:quebrar|some|subiu|organiz\w+)\b/,
    text: 'É o dinheiro que paga fornecedor, combustível e conta enquanto o cliente não paga. Some o custo fixo do mês com o que compra à vista e multiplique pelos dias que espera para receber, ÷ 30: isso precisa ficar parado no caixa. Se some, encurte o prazo do cliente, alongue o do fornecedor, peça sinal, e não cresça com ele vazio. Custo que sobe (diesel, farinha) tem de ir para o preço no mesmo mês.',
    source: 'Sebrae, Capital de giro',
  },
  {
    name: 'Dinheiro do negócio e da casa',
    asked:
      /\b(?:separ\w+|mistur\w+)\b.*\b(?:dinheiro|conta|caixa)\b.*\b(?:confeitaria|loja|negocio|empresa|salao|oficina|barraca|venda|firma)\b/,
    text: 'Duas contas: tudo o que entra vai para a do negócio, e dela sai todo mês, no mesmo dia, um salário fixo para a sua (o pró-labore). Comece com o que o mês mais fraco aguenta. Material, taxa e imposto saem da primeira; mercado e aluguel da casa, da segunda. O que sobrar na primeira vira caixa e, só depois, retirada extra.',
    source: 'Sebrae, Finanças pessoais e da empresa',
  },
  {
    name: 'Como pagar menos imposto',
    asked:
      /\b(?:pagar? menos|reduzir|diminuir) (?:o )?(?:imposto|ir)\b|\b(?:deduz\w*|deduc(?:ao|oes)|abat(?:er|o|imento))\b.*\b(?:imposto de renda|irpf|[nd]o ir)\b/,
    text: `Dentro da lei, com os valores de ${TABLES_OF}: declare dependentes (${reais(YEARLY_DEDUCTIONS.dependant)} cada por ano), saúde sem teto com recibo, educação até ${reais(YEARLY_DEDUCTIONS.education)} por pessoa, pensão judicial e INSS; escolha entre o completo e o simplificado (${YEARLY_DEDUCTIONS.simplifiedPercent} %, até ${reais(YEARLY_DEDUCTIONS.simplifiedMost)}) o que pagar menos; PGBL abate até ${PGBL_PERCENT} % da renda de quem usa o completo. Autônomo põe as despesas do trabalho no livro-caixa. Quem promete “recuperar” imposto sem recibo deixa a multa para você.`,
    source: 'Lei 9.250/1995, arts. 4, 8 e 10; Lei 9.532/1997, art. 11',
  },
  {
    name: 'Precificar',
    asked: /\bprecific\w+\b/,
    text: 'Preço = material + horas × o valor da sua hora + uma parte das contas fixas + taxa da maquininha. Docinho: se a receita gasta R$ 30 de material e 2 horas suas de R$ 25 e rende 60, cada um custa R$ 1,33 antes das contas fixas; vender a R$ 1 é pagar para trabalhar. Me pergunte “quanto cobro a hora?” que eu calculo a sua.',
    source: 'Sebrae, Formação de preço',
  },
  {
    name: 'CMV',
    asked: /\bcmv\b/,
    text: 'Custo da mercadoria vendida: quanto custou o que você vendeu no mês. Estoque do começo + compras − estoque do fim. Dividido pelo que vendeu, diz quanto de cada real vai embora em material: num restaurante, de 28 % a 35 % é o comum; acima disso, o preço está baixo ou há desperdício.',
    source: 'Sebrae, Custos; CPC 16',
  },
  {
    name: 'Regime de caixa e de competência',
    asked: /\bregime de (?:caixa|competencia)\b|\bcaixa x competencia\b/,
    text: 'Caixa conta quando o dinheiro entra ou sai; competência, quando a venda ou o gasto aconteceu. Vendeu R$ 900 em 3 vezes em março: por competência são R$ 900 em março; por caixa, R$ 300 por mês. O caixa diz se dá para pagar as contas; a competência diz se o negócio dá lucro.',
    source: 'CPC 00; Lei Complementar 123/2006, art. 18, § 3º',
  },
  {
    name: 'Pronaf',
    asked: /\bpronaf\b/,
    text: 'É o crédito da agricultura familiar, com juro abaixo do mercado, para plantar (custeio) ou comprar máquina e benfeitoria (investimento). Precisa do CAF, feito de graça no sindicato ou na Emater, e o juro depende da linha e do que se planta: o do ano sai no Plano Safra; peça a tabela no banco antes de assinar.',
    source: 'Lei 11.326/2006; Manual de Crédito Rural, capítulo 10',
  },
  {
    name: 'CPR (Cédula de Produto Rural)',
    asked: /\bcpr\b|\bcedula do produtor\b|\bcedula de produto rural\b/,
    text: 'É um papel em que o produtor vende a safra antes de colher: recebe dinheiro ou insumo agora e promete entregar tantas sacas, ou o valor delas, numa data. Se a colheita falhar a dívida continua: confira o preço da saca que está embutido nela e o que deu em garantia.',
    source: 'Lei 8.929/1994',
  },
  {
    name: 'Cartão com milhas',
    asked: /\bmilhas\b/,
    text: 'Milha só vale o que você economiza numa viagem que faria de qualquer jeito: costuma ficar perto de 1 % a 2 % do que se gasta. Some a anuidade do ano e compare: gastando R$ 2.000 por mês, 1 % são R$ 240 por ano. Quem paga juro de fatura perde tudo o que junta. Cashback e cartão sem anuidade dão menos trabalho.',
    source: 'Banco Central, cidadania financeira',
  },
];
