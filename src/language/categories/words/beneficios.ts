// Words of the category beneficios: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const BENEFICIOS: CategoryWords = {
  category: 'beneficios',
  names: `
    benefícios, benefício`,
  things: `
    defeso, bolsa atleta, bolsa pesquisa, bolsa de estudos, bolsa do cnpq, bolsa capes, benefício, auxílio reclusão,
    auxílio alimentação da prefeitura, vale do governo, cadúnico, aposentadoria do inss, pensão militar,
    saque do fgts, seguro desemprego parcela, inss, fgts, bolsa família, seguro desemprego, seguro-desemprego,
    auxílio, auxílio brasil, auxílio doença, auxílio maternidade, aposentadoria, pensão do inss, pensão por morte,
    bpc, loas, pis, pasep, abono, saque aniversário, vale gás, pé de meia, bolsa da faculdade, salário família,
    salário maternidade, auxílio gás, seguro defeso, pé-de-meia, passe livre, tarifa zero, licença maternidade`,
  merchants: '',
};
