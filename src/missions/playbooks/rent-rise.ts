// "O aluguel sobe pelo IGP-M, para quanto vai?": rent adjusted by the contract's index over twelve months, and what can be negotiated.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { needs, type Playbook, type PlaybookOutcome, type Rates } from '../playbook.ts';
import { percentText, rateShown } from '../rate-words.ts';

const raised = (rent: number, percent: string): number =>
  toCents(exact(rent).times(exact(1).plus(fromPercent(percent))));
const LAW =
  'O reajuste só pode ser uma vez por ano, no aniversário do contrato, e pelo índice que está escrito nele (Lei 8.245/1991, art. 17 e 18; Lei 10.192/2001).';

/** By so many per cent as the landlord says, beside the published index. */
function byTold(rent: number, told: string, igpm: Rates['igpm']): PlaybookOutcome {
  const now = raised(rent, told);
  const byIndex = igpm === undefined ? undefined : raised(rent, igpm.value);
  return found({
    verdict: `Com ${percentText(told)}, vai de ${reais(rent)} para ${reais(now)}: ${reais(now - rent)} a mais por mês, ${reais((now - rent) * 12)} no ano.`,
    because: [
      byIndex === undefined
        ? undefined
        : `Pelo IGP-M seriam ${reais(byIndex)}${byIndex < now ? ': vale pedir ao dono o índice do contrato' : ', mais que isso'}.`,
      LAW,
    ],
    sums: [
      calculation('Novo aluguel', `${reais(rent)} × (1 + ${percentText(told)})`, reais(now)),
      calculation('A mais por mês', `${reais(now)} − ${reais(rent)}`, reais(now - rent)),
      calculation('A mais por ano', `12 × ${reais(now - rent)}`, reais((now - rent) * 12)),
    ],
    data: [youSaid('Aluguel de hoje', reais(rent)), rateShown('IGP-M', igpm)],
  });
}

export const rentRise: Playbook = {
  indicators: ['igpm', 'ipca'],
  run({ figures, text, rates }) {
    const rent = figures.rent ?? figures.expense ?? figures.price;
    if (rent === undefined) return needs('rent', 'De quanto é o aluguel hoje? (ex.: 1.600)');
    const words = folded(text);
    const byIpca = /\bipca\b/.test(words);
    const told = figures.yearlyRate ?? figures.percent;
    if (told !== undefined && !/\b(?:ipca|igp\w*|inflacao|indice)\b/.test(words)) return byTold(rent, told, rates.igpm);
    const [used, other] = byIpca ? [rates.ipca, rates.igpm] : [rates.igpm, rates.ipca];
    const [usedName, otherName] = byIpca ? ['IPCA', 'IGP-M'] : ['IGP-M', 'IPCA'];
    const index = used?.value ?? told;
    if (index === undefined)
      return needs(
        'yearlyRate',
        `Não consegui consultar o ${usedName} agora. Quanto ele deu em 12 meses? (ex.: 4,2 %)`,
      );
    const now = raised(rent, index);
    const alternative = other === undefined ? undefined : raised(rent, other.value);
    const falls = now <= rent;
    return found({
      verdict: falls
        ? `O ${usedName} acumulado está em ${percentText(index)}: por ele o aluguel não sobe.`
        : `Pelo ${usedName} acumulado, vai de ${reais(rent)} para ${reais(now)}: ${reais(now - rent)} a mais por mês.`,
      because: [
        alternative === undefined
          ? undefined
          : `Pelo ${otherName} seriam ${reais(alternative)}: ${alternative < now ? 'vale pedir a troca, muitos proprietários aceitam' : 'o índice do contrato está melhor para você'}.`,
        LAW,
      ],
      sums: [
        calculation('Novo aluguel', `${reais(rent)} × (1 + ${percentText(index)})`, reais(now)),
        falls ? undefined : calculation('A mais', `${reais(now)} − ${reais(rent)}`, reais(now - rent)),
      ],
      data: [
        youSaid('Aluguel de hoje', reais(rent)),
        used === undefined ? youSaid(usedName, percentText(index)) : rateShown(usedName, used),
        rateShown(otherName, other),
      ],
      limits: ['Vale o índice do mês do seu aniversário de contrato, que pode ser outro.'],
    });
  },
};
