// "Licença-maternidade como MEI, quanto recebo?": what the INSS or the employer pays for 120 days (Lei 8.213/1991, arts. 71 to 73).

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { calculation, found } from '../found.ts';
import { support, youSaid } from '../known.ts';
import { MINIMUM_WAGE, TABLES_OF } from '../legal-figures.ts';
import { needsOwn, type Playbook } from '../playbook.ts';

/** 120 days. */
const MONTHS = 4;
const EMPLOYED = /\b(?:clt|registrad[oa]|carteira|empregad[oa])\b/;
const OWN_TRADE = /\b(?:mei|autonom[oa]|por conta)\b/;

export const parentalLeave: Playbook = {
  run({ text, figures }) {
    const words = folded(text);
    const hers = /\b(?:ela|esposa|mulher|namorada|companheira)\b/.test(words);
    const salary = hers ? figures.otherIncome || undefined : (figures.offeredIncome ?? figures.income);
    const employed = EMPLOYED.test(words) || (!OWN_TRADE.test(words) && figures.trade === undefined);
    if (employed && salary === undefined) return needsOwn('gross', 'De quanto é o salário na carteira? (ex.: 3.500)');
    const each = employed ? (salary ?? MINIMUM_WAGE) : MINIMUM_WAGE;
    return found({
      verdict: `${employed ? 'Com carteira' : 'Como MEI'}, a licença-maternidade paga ${reais(each)} por mês durante 120 dias: ${reais(each * MONTHS)} ao todo.`,
      because: employed
        ? [
            'É o salário inteiro, pago pela empresa, com FGTS, e o emprego fica garantido até 5 meses depois do parto. Em empresa cidadã são 180 dias.',
          ]
        : [
            'É um salário mínimo por mês, qualquer que seja o faturamento, pago pelo INSS: peça no Meu INSS, até 28 dias antes do parto ou depois dele.',
            'O DAS precisa estar em dia antes do parto; durante a licença não se emite nota.',
          ],
      sums: [calculation('Ao todo', `${MONTHS} × ${reais(each)}`, reais(each * MONTHS))],
      data: [
        employed ? youSaid('Salário', reais(each)) : support('Salário mínimo', reais(each), `valor de ${TABLES_OF}`),
      ],
      limits: [
        'O pai com carteira tem 5 dias (20 em empresa cidadã). Confira sua situação no Meu INSS antes de contar com o dinheiro.',
      ],
    });
  },
};
