// Vocabulary of the category beneficios: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const BENEFICIOS: CategoryWords = {
  category: 'beneficios',
  names: `
    benefício, benefícios`,
  things: `
    abono, aposentadoria, auxílio, auxílio alimentação da prefeitura, auxílio brasil, auxílio doença, auxílio gás,
    auxílio maternidade, auxílio reclusão, benefício, bolsa atleta, bolsa capes, bolsa da faculdade, bolsa de estudos,
    bolsa do cnpq, bolsa família, bolsa pesquisa, bpc, cadúnico, defeso, fgts, inss, licença maternidade, loas, pasep,
    passe livre, pé de meia, pé-de-meia, pensão do inss, pensão militar, pensão por morte, pis, salário família,
    salário maternidade, saque aniversário, saque do fgts, seguro defeso, seguro desemprego, seguro desemprego parcela,
    seguro-desemprego, tarifa zero, vale do governo, vale gás`,
  merchants: '',
};
