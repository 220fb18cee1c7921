// "Minha mãe pode me emprestar mil, ajuda?": money taken from somebody close, weighed against what the debts one has charge.

import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { said, shown } from '../known.ts';
import { type Asked, needs, type PlaybookOutcome } from '../playbook.ts';
import { percentText } from '../rate-words.ts';
import { debtNamed } from '../replies/debt-named.ts';
import { toldShown } from './owed-in-all.ts';
import { debtsAsked } from './pay-debts.ts';

/** Folded: somebody lends to who asks. */
export const BORROWS =
  /\b(?:me|nos|pra mim|pra gente) emprest(?:a|am|ar|arem|aria|ariam|asse|assem)\b|\bemprestar? (?:\S+ ){0,3}(?:pra mim|pra gente)\b|\b(?:pedir|peco|pedisse|pegar|pego) (?:\S+ ){0,4}emprestad[oa]s?\b/;

/** Without interest between people unless told. */
export function borrowFromKin(asked: Asked): PlaybookOutcome {
  const { price, loan, saved, monthlyRate } = asked.figures;
  const sum = price ?? loan ?? saved;
  if (sum === undefined) return needs('price', 'De quanto seria? (ex.: mil)');
  const cost = toCents(fromPercent(monthlyRate ?? '0').times(sum));
  const dear = debtsAsked(asked)
    .filter(({ rate = '0', cents }) => cents > 0 && Number(rate) > Number(monthlyRate ?? '0'))
    .toSorted((a, b) => Number(b.rate) - Number(a.rate));
  let left = sum;
  const used = dear.flatMap((debt) => {
    const cents = Math.min(left, debt.cents);
    left -= cents;
    return cents === 0 ? [] : [{ ...debt, cents, spared: toCents(exact(cents).times(fromPercent(debt.rate ?? '0'))) }];
  });
  const [first] = used;
  const agree = 'Combine por escrito o valor, a parcela e o dia, como se fosse banco: é o que protege a relação.';
  const next = ['Se pegar, me conte quem emprestou e quanto: eu anoto.'];
  if (first === undefined)
    return found({
      verdict: `Pegar ${reais(sum)} ${cost === 0 ? 'sem juros ' : ''}ajuda se for para apagar uma dívida cara ou o que não pode esperar; para o resto, é mais uma conta.`,
      because: [agree],
      data: [shown('Emprestado', said(sum))],
      next: ['Me diga as dívidas e os juros que eu mostro quanto isso poupa por mês.'],
    });
  const saving = used.reduce((total, { spared }) => total + spared, 0) - cost;
  return found({
    verdict: `Ajuda, se for todo para ${used.map(({ name }) => debtNamed(name)).join(' e depois ')}: são ${reais(saving)} a menos de juros por mês.`,
    because: [
      left > 0 ? `${reais(left)} sobrariam: pegue só o que as dívidas pedem.` : undefined,
      'Só vale se a parcela couber e a dívida cara não voltar a crescer.',
      agree,
    ],
    sums: used.map(({ name, cents, rate = '0', spared }) =>
      calculation(`Juros poupados, ${name}`, `${reais(cents)} × ${percentText(rate)}`, reais(spared)),
    ),
    data: [shown('Emprestado', said(sum)), ...dear.map(toldShown)],
    next,
  });
}
