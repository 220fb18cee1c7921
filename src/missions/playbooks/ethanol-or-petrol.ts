// "Álcool a 4,19 ou gasolina a 5,89?": ethanol takes a car about 70 % as far, so it pays below that price ratio. Inmetro, Programa Brasileiro de
// Etiquetagem Veicular: the exact ratio of each car is on its label.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { ASSUMED, support, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

const SHARE = 70;
const PRICE = /\d+[.,]\d{1,3}/g;

export const ethanolOrPetrol: Playbook = {
  run({ text }) {
    const [one, other] = [...text.matchAll(PRICE)].map(([price]) => toCents(exact(price.replace(',', '.')).times(100)));
    if (one === undefined || other === undefined)
      return needs('price', 'Me diga os dois preços do litro na mesma frase: “álcool a 4,19 ou gasolina a 5,89?”');
    // The lower price is ethanol's: it is cheaper per litre everywhere.
    const [ethanol, petrol] = one < other ? [one, other] : [other, one];
    const share = exact(ethanol).times(100).div(petrol);
    const limit = toCents(exact(petrol).times(SHARE).div(100));
    const pays = share.lessThan(SHARE);
    return found({
      verdict: pays
        ? `Álcool: a ${reais(ethanol)} o litro, ele sai mais barato por quilômetro.`
        : `Gasolina: o álcool só compensaria até ${reais(limit)} o litro.`,
      because: [`O álcool está a ${percentText(share, 1)} do preço da gasolina; ele compensa abaixo de ${SHARE} %.`],
      sums: [
        calculation('Proporção', `${reais(ethanol)} ÷ ${reais(petrol)}`, percentText(share, 1)),
        calculation('Limite', `${reais(petrol)} × ${SHARE} %`, reais(limit)),
      ],
      data: [
        youSaid('Preços', `álcool ${reais(ethanol)}, gasolina ${reais(petrol)}`),
        support('Rendimento do álcool', `${SHARE} % da gasolina`, `regra geral, ${ASSUMED}`),
      ],
      limits: [
        `Há carro em que o álcool rende mais ou menos que isso${/\bkm\b/.test(folded(text)) ? '' : ': a etiqueta do Inmetro do seu diz quanto'}.`,
      ],
    });
  },
};
