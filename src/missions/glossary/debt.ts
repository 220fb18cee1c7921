// Glossary entries: credit and debt.

import type { GlossaryEntry } from './entry.ts';

export const DEBT: readonly GlossaryEntry[] = [
  {
    name: 'Nome negativado',
    asked:
      /\b(?:nome|cpf) (?:negativad[oa]|suj[oa])\b|\bnegativad[oa]\b|\b(?:serasa|spc)\b|\bcaduca\w*\b|\bprescrev\w*\b|\blimp\w+ (?:o |meu )*nome\b/,
    text: 'É ter uma dívida vencida anotada nos birôs de crédito: fica difícil financiar, parcelar e às vezes alugar. A empresa precisa avisar antes; paga ou renegociada (com a primeira parcela), o nome sai em até 5 dias úteis; e sai sozinho 5 anos depois do vencimento, embora a dívida continue. Consultar é grátis na Serasa, no SPC e no Registrato.',
    source: 'Código de Defesa do Consumidor, art. 43; STJ, súmulas 323 e 359',
  },
  {
    name: 'Rotativo do cartão',
    asked: /\b(?:rotativo|juros? do cartao)\b/,
    text: 'É o crédito que você usa sem querer quando paga menos que o total da fatura. É dos juros mais caros que existem; dura no máximo 30 dias e depois o banco oferece parcelar. Desde 2024 os juros não podem passar do valor da própria dívida.',
    source: 'Lei 14.690/2023 e Resolução CMN 4.549/2017',
  },
  {
    name: 'Cheque especial',
    asked: /\bcheque especial\b/,
    text: 'É o limite que cobre a conta quando o saldo acaba. Cobra até 8 % ao mês, por dia de uso: serve para um aperto de dias, não de meses.',
    source: 'Resolução CMN 4.765/2019',
  },
  {
    name: 'Consignado',
    asked: /\bconsignado\b/,
    text: 'É o empréstimo com parcela descontada direto do salário ou do benefício. Os juros são menores porque o risco do banco é menor; em troca, a parcela sai antes de o dinheiro chegar a você. Compare o CET e cuidado com ligações oferecendo.',
    source: 'Lei 10.820/2003',
  },
  {
    name: 'Amortizar',
    asked: /\bamortiza\w*\b/,
    text: 'É pagar uma parte do que você deve, além dos juros. Adiantar amortização diminui o saldo sobre o qual os juros são cobrados; reduzir o prazo poupa mais do que reduzir a parcela.',
    source: 'Banco Central, glossário',
  },
  {
    name: 'Tabela Price e SAC',
    asked: /\b(?:tabela )?price\b|\bsac\b/,
    text: 'São jeitos de pagar um financiamento. Na Price a parcela é igual do começo ao fim; no SAC a amortização é igual e a parcela começa maior e vai caindo. No SAC se paga menos juros no total.',
    source: 'Banco Central, Cadernos de Educação Financeira',
  },
  {
    name: 'Consórcio',
    asked: /\bconsorcio\b/,
    text: 'É uma poupança em grupo: todos pagam por mês e alguns recebem a carta de crédito, por sorteio ou lance. Não tem juros, mas tem taxa de administração, e não há data certa para ser contemplado. “Carência” costuma ser o tempo mínimo antes de usar ou desistir com devolução: confira no contrato.',
    source: 'Lei 11.795/2008',
  },
  {
    name: 'Score',
    asked: /\bscore\b/,
    text: 'É uma nota de 0 a 1.000 que birôs de crédito dão à chance de você pagar em dia. Conta em atraso e muitos pedidos de crédito baixam; pagar em dia e Cadastro Positivo sobem. Consultar a sua própria é de graça.',
    source: 'Lei 12.414/2011',
  },
  {
    name: 'Anuidade do cartão',
    asked: /\banuidade\b/,
    text: 'É o que o cartão cobra por ano para existir, quase sempre dividido em 12. Só compensa se os benefícios que você usa valem mais que ela; há bons cartões sem.',
    source: 'Resolução CMN 3.919/2010',
  },
  {
    name: 'Leasing',
    asked: /\bleasing\b|\barrendamento mercantil\b/,
    text: 'É um aluguel com opção de compra no fim: o bem fica no nome da empresa até você quitar. Não paga IOF, e por isso às vezes sai mais barato; devolver no meio costuma sair caro.',
    source: 'Lei 6.099/1974',
  },
  {
    name: 'Cashback',
    asked: /\bcashback\b/,
    text: 'É devolver a você uma parte do que gastou. A loja paga para ter o cliente; só é ganho se você compraria aquilo de qualquer jeito.',
    source: 'Procon-SP, orientações ao consumidor',
  },
  {
    name: 'Portabilidade',
    asked: /\bportabilidade\b/,
    text: 'É levar seu salário, ou sua dívida, para outro banco sem custo. Na dívida, o novo banco quita a antiga e você passa a pagar uma taxa menor.',
    source: 'Resoluções CMN 5.058/2022 (salário) e 5.057/2022 (crédito)',
  },
  {
    name: 'Capital de giro',
    asked: /\bcapital de giro\b/,
    text: 'É o dinheiro que um negócio precisa para funcionar entre pagar fornecedores e receber dos clientes. Se você paga hoje e recebe em 30 dias, são 30 dias de custos a bancar.',
    source: 'Sebrae',
  },
];
