// Vocabulary of the category salario: its names, purchased things and places, and merchants. Comma-separated, accents kept for display.

import type { CategoryWords } from '../category-words.ts';

export const SALARIO: CategoryWords = {
  category: 'salario',
  names: `
    salário`,
  things: `
    13o, 13º, 13º salário, acerto, adiantamento do salário, adiantamento quinzenal, adiantamento salarial,
    adicional noturno, bolsa do estágio, bolsa estágio, bonificação, bônus, cesta básica da firma, comissão do mês,
    côngrua, contracheque, contracheque líquido, décimo, décimo terceiro, décimo terceiro primeira parcela, décimo terceiro salário, diária do serviço, empresa,
    estágio, férias, férias vendidas, firma, holerite, hora extra, horas extras, insalubridade, ordenado, pagamento,
    pagamento do mês, participação nos lucros, patrão, patroa, paycheck, periculosidade, plr, prebenda, pró labore,
    pró-labore, quinzena, remuneração, rescisão, rescisão contratual, salário, salary, serviço, soldo, trabalho,
    trampo, vale do mês, vale quinzenal, vencimentos do mês, wage`,
  merchants: '',
};
