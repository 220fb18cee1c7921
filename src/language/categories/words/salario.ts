// Words of the category salario: names of the category itself, things and places, and houses that sell them.
// Commas separate; accents are kept because descriptions are shown with them.

import type { CategoryWords } from '../category-words.ts';

export const SALARIO: CategoryWords = {
  category: 'salario',
  names: `
    salário`,
  things: `
    insalubridade, periculosidade, adicional noturno, salary, paycheck, wage, holerite, contracheque líquido,
    vale quinzenal, adiantamento quinzenal, bonificação, participação nos lucros, décimo terceiro primeira parcela,
    13º salário, férias vendidas, rescisão contratual, acerto, diária do serviço, pagamento do mês, bolsa do estágio,
    remuneração, vencimentos do mês, pagamento, salário, ordenado, décimo terceiro, 13º, 13o, décimo, férias,
    adiantamento salarial, adiantamento do salário, vale do mês, quinzena, bônus, plr, rescisão, hora extra,
    horas extras, comissão do mês, pró-labore, pró labore, contracheque, soldo, bolsa estágio, estágio, empresa,
    firma, patrão, patroa, trampo, trabalho, serviço, prebenda, côngrua, cesta básica da firma`,
  merchants: '',
};
