// Vocabulary of the category dividas: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const DIVIDAS: CategoryWords = {
  category: 'dividas',
  names: `dívida,dívidas,empréstimos`,
  things: `
acordo,acordo do cartão,agiota,agiotagem,agroamigo,amortização,antecipação de parcela,antecipação do fgts,arrendamento mercantil,banco do povo,caderneta da venda,caderneta do mercado,carnê,carne da loja,carne das casas bahia,cdhu,cheque devolvido,cheque especial,cheque pré,consignado,consórcio,consórcio da moto,conta fiada,conta na venda,conta no fiado,crediamigo,crediário,
crédito pessoal,custeio,debt,desenrola,devolução de empréstimo,dívida com o banco,dívida do cartão,empréstimo,feirão limpa nome,fiado,fies,financiamento,financiamento da casa,financiamento da moto,financiamento do apartamento,financiamento do carro,juros do agiota,juros do empréstimo,lance do consórcio,limpar o nome,loan,microcrédito,minha casa minha vida,moderfrota,negociação,nome sujo,
nota promissória,parcela da casa,parcela da moto,parcela do acordo,parcela do apartamento,parcela do apê,parcela do caminhão,parcela do carro,parcela do consignado,parcela do consórcio,parcela do empréstimo,parcela do financiamento,parcela do trator,parcelamento da fatura,parcelamento do cartão,pendura,penhor,prestação,pronaf,quitação do carro,refinanciamento,renegociação,rotativo,
saldo devedor,vale com o patrão`,
  merchants: `ademicon,agibank,aymoré,bv financeira,caixa habitação,cohab,cohapar,creditas,credz,crefisa,daycoval,embracon,habitação caixa,losango,porto bank,serasa,supersim`,
};
