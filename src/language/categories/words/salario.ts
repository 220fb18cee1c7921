// Vocabulary of the category salario: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const SALARIO: CategoryWords = {
  category: 'salario',
  names: `
    salário`,
  things: `
    13º, abono de férias, abono do servidor, acerto, adiantamento, adiantamento do mês,
    adicional, anuênio, bolsa da residência, bolsa de jovem aprendiz, bolsa do estágio, bolsa do monitor, bolsa
    residência, bolsa-estágio, bonificação, bônus, comissão do mês, côngrua, contra-cheque, contracheque, décimo,
    décimo terceiro, décimo terceiro salário, diária do serviço, dsr, empresa, estágio, férias, férias vendidas,
    firma, função gratificada, gratificação, holerite, hora extra, horas extras, insalubridade, jovem aprendiz, minha
    semana, multa dos 40, ordenado, pagamento, pagamento do mês, participação nos lucros, patrão, patroa, paycheck,
    periculosidade, plr, prebenda, prêmio assiduidade, prêmio de produção, prêmio por produção, pró-labore, produção
    do mês, provento do mês, quinquênio, quinzena, remuneração, rescisão, rescisória, salarinho, salário, salary,
    semana da obra, serviço, soldo, trabalho, trampo, triênio, vale do mês, vale quinzenal, vencimentos do mês, verbas
    rescisórias, wage`,
  merchants: '',
};
