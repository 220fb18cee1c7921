// "Como dividir as contas? eu ganho 5 mil e ela 3 mil": proportional to income, and half each.

import { folded } from '../../domain/fold.ts';
import { percent, reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { byCategory, incomeOf, shown, support, YOU_SAID } from '../known.ts';
import { type Asked, needs, needsOwn, type Playbook, type PlaybookOutcome } from '../playbook.ts';

const SHARED = new Set(['moradia', 'contas', 'mercado']);

/** Household bills: stated, or from the ledger. */
function billsOf(asked: Asked): { readonly cents: number; readonly from: string } | undefined {
  const { expense, rent } = asked.figures;
  if (expense !== undefined || rent !== undefined) return { cents: (expense ?? 0) + (rent ?? 0), from: YOU_SAID };
  const noted = byCategory(asked)
    .filter(({ key }) => SHARED.has(key))
    .reduce((sum, { cents }) => sum + cents, 0);
  return noted === 0 ? undefined : { cents: noted, from: 'moradia, contas e mercado que você anotou' };
}

/** "Com 2 amigas", "e se entrar mais uma?": with oneself. */
const WITH =
  /\bcom (?:mais )?(\d|uma?|dois|duas|tres|quatro|cinco) (?:amig\w+|coleg\w+|pessoas?|menin\w+|rapaz\w*|gente)\b/;
const ONE_MORE = /\b(?:entr\w+|vier|vem|chegar|mais) mais (?:um|uma)\b/g;
const ONE_LESS = /\b(?:sair|saisse|sai) (?:um|uma)\b/g;
const COUNTS: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 };
function peopleIn(text: string): number {
  const words = folded(text);
  const count = WITH.exec(words)?.[1];
  const others = count === undefined ? 1 : (COUNTS[count] ?? Number(count));
  return others + 1 + (words.match(ONE_MORE)?.length ?? 0) - (words.match(ONE_LESS)?.length ?? 0);
}
function evenly(asked: Asked, people: number): PlaybookOutcome {
  const bills = billsOf(asked);
  if (bills === undefined) return needs('expense', 'Quanto somam as contas da casa por mês? (ex.: 3.200)');
  const each = Math.ceil(bills.cents / people);
  return found({
    verdict: `Dividido por ${people}, dá ${reais(each)} para cada.`,
    because: ['Quem tem o quarto maior ou usa mais a casa pode pôr um pouco mais: combinem antes.'],
    sums: [calculation('Parte de cada um', `${reais(bills.cents)} ÷ ${people}`, reais(each))],
    data: [shown('Contas da casa', bills)],
    next: ['Se as rendas forem bem diferentes, me diga quanto cada um ganha que eu faço proporcional.'],
  });
}

export const splitBills: Playbook = {
  run(asked) {
    const { otherIncome: theirs, ...figures } = asked.figures;
    const people = peopleIn(asked.text);
    if (people > 2 && theirs === undefined) return evenly(asked, people);
    const mine = incomeOf({ ...asked, figures });
    if (mine === undefined) return needsOwn('income', 'Quanto você ganha por mês? (ex.: 5 mil)');
    if (theirs === undefined) return needs('otherIncome', 'E quanto a outra pessoa ganha? (ex.: 3 mil)');
    const bills = billsOf(asked);
    if (bills === undefined) return needs('expense', 'Quanto somam as contas da casa por mês? (ex.: 3.200)');
    const both = mine.cents + theirs;
    const share = toCents(exact(bills.cents).times(mine.cents).div(both));
    const half = Math.round(bills.cents / 2);
    return found({
      verdict: `Proporcional ao que cada um ganha: você ${reais(share)} e a outra pessoa ${reais(bills.cents - share)}.`,
      because: [
        `Assim cada um põe a mesma parte da renda, ${percent(bills.cents, both)}. Meio a meio seriam ${reais(half)} de cada: ${percent(half, mine.cents)} da sua renda e ${percent(half, theirs)} da outra.`,
        'Funciona bem uma conta só para a casa, onde cada um põe a sua parte no dia em que recebe; o resto fica com cada um.',
      ],
      sums: [
        calculation(
          'Sua parte',
          `${reais(bills.cents)} × ${reais(mine.cents)} ÷ (${reais(mine.cents)} + ${reais(theirs)})`,
          reais(share),
        ),
        calculation('A outra parte', `${reais(bills.cents)} − ${reais(share)}`, reais(bills.cents - share)),
      ],
      data: [support('Rendas', `${reais(mine.cents)} e ${reais(theirs)}`, mine.from), shown('Contas da casa', bills)],
      next: ['Quem cuida mais da casa ou das crianças também contribui: combinem isso em voz alta.'],
    });
  },
};
