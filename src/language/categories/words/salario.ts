// Vocabulary of the category salario: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const SALARIO: CategoryWords = {
  category: 'salario',
  names: `salário`,
  things: `
13º,abono de férias,acerto,adiantamento,adicional,anuênio,bolsa da residência,bolsa do estágio,bolsa residência,bolsa-estágio,bonificação,bônus,comissão do mês,côngrua,contra-cheque,contracheque,décimo,décimo terceiro,dsr,empresa,estágio,férias,férias vendidas,firma,gratificação,holerite,hora extra,horas extras,insalubridade,jovem aprendiz,minha semana,
multa dos 40,ordenado,pagamento,participação nos lucros,patrão,patroa,paycheck,periculosidade,plr,prebenda,prêmio de produção,pró-labore,produção do mês,quinquênio,quinzena,remuneração,rescisão,salarinho,salário,salary,serviço,soldo,trabalho,trampo,triênio,vale do mês,vale quinzenal,verbas rescisórias,wage`,
  merchants: ``,
};
