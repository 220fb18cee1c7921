// "Minha mãe deixou uma casa de 400 mil pra 3 irmãos": what is left after the tax and the sale, and the part of each. Simple cases only; who has a
// right to what is for a lawyer.

import { folded } from '../../domain/fold.ts';
import { reais } from '../../finance/money.ts';
import { exact, fromPercent, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import { assumed, youSaid } from '../known.ts';
import { needs, type Playbook } from '../playbook.ts';
import { percentText } from '../rate-words.ts';

/** %: what is supposed where nothing is told (each state has its own, not confirmed); none may charge more than `most` (Resolução do Senado 9/1992). */
const TAX = { usual: '4', most: '8' } as const;
const COUNT =
  /\b(\d{1,2}|dois|duas|tres|quatro|cinco|seis) (?:irmaos|irmas|filhos|filhas|herdeiros|pessoas|partes)\b|\bsomos (?:em )?(\d{1,2}|dois|duas|tres|quatro|cinco|seis)\b/g;
const SPELLED: Readonly<Record<string, number>> = { dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 };

/** The percentage told beside a word, the last time it is. */
const beside = (text: string, word: string): string | undefined =>
  [...text.toLowerCase().matchAll(new RegExp(`\\b(?:${word})\\b[^%;]{0,30}?(\\d{1,2}(?:,\\d+)?) ?%`, 'g'))]
    .at(-1)?.[1]
    ?.replace(',', '.');

export const inheritance: Playbook = {
  run({ figures, text }) {
    const worth = figures.price ?? figures.saved ?? figures.loan ?? figures.goal;
    if (worth === undefined) return needs('price', 'Quanto vale o que ficou, somando tudo? (ex.: 400 mil)');
    const [, digits, spoken] = [...folded(text).matchAll(COUNT)].at(-1) ?? [];
    const said = digits ?? spoken;
    const heirs = said === undefined ? undefined : (SPELLED[said] ?? Number(said));
    const told = beside(text, 'itcmd|imposto');
    const fee = beside(text, 'corretora?|corretagem|imobili[áa]ria');
    const part = (percent: string): number => toCents(exact(worth).times(fromPercent(percent)));
    const tax = part(told ?? TAX.usual);
    const broker = fee === undefined ? 0 : part(fee);
    const left = worth - tax - broker;
    const each = heirs === undefined ? undefined : Math.floor(left / heirs);
    return found({
      verdict:
        each === undefined
          ? `De ${reais(worth)} ficam ${reais(left)} para dividir, tirando o ITCMD${broker > 0 ? ' e o corretor' : ''}. Entre quantas pessoas?`
          : `Ficam perto de ${reais(each)} para cada um dos ${heirs}: ${reais(left)} divididos por igual.`,
      because: [
        'Se quem faleceu era casado, metade do que era do casal costuma ser de quem ficou, e só a outra metade entra na divisão.',
        'O inventário deve ser aberto em dois meses; depois disso muitos estados cobram multa. Com todos maiores e de acordo, sai em cartório, com um advogado só.',
      ],
      sums: [
        calculation('ITCMD', `${reais(worth)} × ${percentText(told ?? TAX.usual)}`, reais(tax)),
        fee === undefined ? undefined : calculation('Corretor', `${reais(worth)} × ${percentText(fee)}`, reais(broker)),
        calculation('Para dividir', `${reais(worth)} − ${reais(tax + broker)}`, reais(left)),
        each === undefined ? undefined : calculation('Cada um', `${reais(left)} ÷ ${heirs}`, reais(each)),
      ],
      data: [
        youSaid('Valor', reais(worth)),
        told === undefined
          ? assumed('ITCMD', `${percentText(TAX.usual)}; cada estado tem o seu, até ${percentText(TAX.most)}`)
          : youSaid('ITCMD', percentText(told)),
      ],
      limits: [
        'Advogado e cartório não estão na conta. Pensão por morte se pede no Meu INSS: cônjuge e filhos menores de 21 têm direito.',
      ],
    });
  },
};
