// Words of the category dividas: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const DIVIDAS: CategoryWords = {
  category: 'dividas',
  names: `
    dívidas, dívida, empréstimos`,
  things: `
    pronaf parcela, desenrola, limpar o nome, conta fiada, caderneta do mercado, cheque pré, cheque devolvido,
    antecipação de parcela, saldo devedor, amortização, parcela do trator, devolução de empréstimo,
    parcela do caminhão, parcela da dívida, parcela do celular com meu irmão, prestação da geladeira,
    acordo com o banco, acordo do cartão, parcelamento da fatura, juros do agiota, vale do agiota, dívida do cartão,
    dívida antiga, dívida com o banco, dívida no bar, conta no fiado, pendura, parcela do consignado, loan, debt,
    loan payment, parcela da moto, consórcio da moto, lance do consórcio, caderneta do fiado, empréstimo,
    parcela do empréstimo, financiamento, parcela do financiamento, parcela do carro, parcela do apartamento,
    parcela do apê, parcela da casa, prestação do carro, prestação da moto, prestação da casa,
    prestação do apartamento, financiamento do carro, financiamento da casa, financiamento do apartamento, consignado,
    cheque especial, agiota, crediário, renegociação, acordo, adiantamento, consórcio, fies, prestação, rotativo,
    refinanciamento, nota promissória, fiado, penhor, crédito pessoal, acordo da dívida, parcela do acordo,
    parcela do consórcio, cdhu, minha casa minha vida, financiamento da moto, carnê da moto, carnê do carro,
    carne da loja, carne das casas bahia, parcela do carne, carnê das casas bahia, carnê, juros do empréstimo,
    agiotagem, negociação, feirão limpa nome, nome sujo, antecipação do fgts, pronaf, crediamigo, agroamigo,
    microcrédito, custeio, banco do povo, moderfrota`,
  merchants: `
    serasa, creditas, bv financeira, crefisa, agibank, porto bank, pan financeira, daycoval, credz`,
};
