// "O que é X?": answers from a small written glossary with sources, and says so when X is not in it.

import { found } from '../found.ts';
import { lookUp } from '../glossary/look-up.ts';
import type { Playbook } from '../playbook.ts';
import { rateShown } from '../rate-words.ts';

export const concept: Playbook = {
  indicators: ['selic', 'cdi', 'ipca'],
  run({ text, rates }) {
    const [first, second] = lookUp(text);
    if (first === undefined)
      return found({
        verdict: 'Esse conceito eu ainda não tenho explicado com fonte certa, então prefiro não inventar.',
        because: [
          'Sei explicar juros compostos, CDI, Selic, IPCA, reserva, CDB, LCI, Tesouro, fundos imobiliários, rotativo, consignado, CET, MEI, FGTS e outros.',
        ],
        next: ['Para o resto, o Portal do Investidor (gov.br/investidor) é gratuito e confiável.'],
      });
    const named = [first, ...(second === undefined ? [] : [second])];
    const current = named.flatMap(({ name }) =>
      name === 'CDI'
        ? [rateShown('CDI hoje', rates.cdi)]
        : name === 'Selic'
          ? [rateShown('Selic hoje', rates.selic)]
          : name === 'IPCA' || name === 'Inflação'
            ? [rateShown('IPCA hoje', rates.ipca)]
            : [],
    );
    return found({
      verdict: second === undefined ? first.name : `${first.name} e ${second.name}`,
      because: named.map(({ name, text: words }) => (second === undefined ? words : `${name}: ${words}`)),
      data: current,
      limits: [`Fonte: ${named.map(({ source }) => source).join('; ')}.`],
    });
  },
};
