// Vocabulary of the category beneficios: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const BENEFICIOS: CategoryWords = {
  category: 'beneficios',
  names: `benefício,benefícios`,
  things: `
abono,aposentadoria,auxílio,auxílio brasil,auxílio gás,auxílio reclusão,auxílio-acidente,auxílio-creche,auxílio-doença,auxílio-maternidade,benefício,bolsa atleta,bolsa capes,bolsa cnpq,bolsa da capes,bolsa da faculdade,bolsa da fapesp,bolsa de estudos,bolsa de iniciação,bolsa do cnpq,bolsa do doutorado,bolsa do mestrado,bolsa do prouni,bolsa família,bolsa fapesp,bolsa permanência,bolsa pesquisa,
bolsa pibic,bpc,cadúnico,cartão gás,cartão prato cheio,defeso,fgts,garantia-safra,inss,licença-maternidade,loas,pasep,passe livre,pé-de-meia,pensão do falecido,pensão do finado,pensão do inss,pensão do meu falecido,pensão militar,pensão por invalidez,pensão por morte,pibid,piracema,pis,prato cheio,precatório,rpv,salário-família,salário-maternidade,saque aniversário,saque calamidade,saque do fgts,
seguro safra,seguro-defeso,seguro-desemprego,tarifa zero,vale alimentação,vale-gás,vale refeição,vale transporte`,
  merchants: ``,
};
