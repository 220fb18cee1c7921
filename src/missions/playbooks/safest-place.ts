// "Qual investimento é mais seguro pra idoso?", "onde deixar o dinheiro da minha mãe?": what is safe and can be taken out at once, whatever it
// yields; the yield beside it where the CDI is known.

import { folded } from '../../domain/fold.ts';
import { CLOSE } from '../../domain/kin.ts';
import { reais } from '../../finance/money.ts';
import { cdiOf } from '../asked-rate.ts';
import { businessDaysOf, cdiYield } from '../formulas/cdi.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { incomeTax } from '../formulas/income-tax.ts';
import { calculation, found } from '../found.ts';
import { youSaid } from '../known.ts';
import { FGC } from '../legal-figures.ts';
import type { Asked, PlaybookOutcome } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const SAFE = new RegExp(
  `\\bsegur[oa]s?\\b|\\bsem risco\\b|\\bidos[oa]s?\\b|\\bonde\\b.*\\bdinheiro (?:del[ea]|d[ao] (?:meu |minha )?(?:${CLOSE}))\\b`,
);
const NAMED = /\b(?:cdb|lci|lca|tesouro|poupanca|selic|caixinha|fundos?|acoes|fiis?)\b/;
const OLDER = /\bidos[oa]s?\b|\baposentad[oa]\b|\b(?:[6-9]\d) anos\b|\b(?:mae|pai|avo|vo|sogr[oa])\b/;

/** @returns undefined unless safety is asked about, of no paper in particular */
export function safestPlace(asked: Asked): PlaybookOutcome | undefined {
  const words = folded(asked.text);
  if (!SAFE.test(words) || NAMED.test(words)) return undefined;
  const { figures } = asked;
  const sum = figures.saved ?? figures.price ?? figures.goal;
  const month = sum === undefined ? undefined : monthOf(asked, sum);
  return found({
    verdict:
      'O mais seguro e que se saca quando precisar: Tesouro Selic, ou CDB com liquidez diária de um banco grande.',
    because: [
      `O Tesouro Selic é dívida do governo; CDB e poupança o FGC devolve até ${reais(FGC.perGroup)} por pessoa e grupo de bancos${sum !== undefined && sum > FGC.perGroup ? ', então divida entre bancos o que passar disso' : ''}.`,
      month === undefined ? 'A poupança é tão segura quanto o CDB, só rende menos.' : month.words,
      OLDER.test(words)
        ? 'Para quem tem mais idade, nada com carência nem que balance (ações, fundos, título longo), e nada oferecido por telefone: capitalização e “renda garantida” ficam de fora.'
        : undefined,
    ],
    sums: [month?.sum],
    data: [sum === undefined ? undefined : youSaid('Valor', reais(sum)), month?.shown],
    next: [sum === undefined ? 'Me diga quanto é que eu mostro quanto rende por mês.' : undefined],
    advice: ['Isto é informação para você decidir, não recomendação de compra ou venda.'],
  });
}

/** A first month at the whole CDI, after tax. */
function monthOf(asked: Asked, sum: number) {
  const cdi = cdiOf(asked);
  if (cdi === undefined) return undefined;
  const gross = toCents(cdiYield(cdi.yearly, exact(1), businessDaysOf(1)).times(sum));
  const net = gross - incomeTax(gross, DAYS);
  return {
    words: `Hoje ${reais(sum)} a ${percentText('100')} do CDI rendem perto de ${reais(net)} líquidos no mês; a poupança é tão segura quanto o CDB, só rende menos.`,
    sum: calculation('Um mês', `${reais(gross)} − imposto de ${reais(gross - net)}`, reais(net)),
    shown: cdi.shown,
  };
}
const DAYS = 30;
