// "E com meu 13º de 2.800?", of what is gathered: once, and not each month. Centavos.

import type { Figures, HardQuestion } from '../../domain/hard-question.ts';
import { choosePlaybook } from '../../missions/choose-playbook.ts';
import type { PlaybookName } from '../../missions/playbooks/table.ts';

const CAME = /\b(?:13o?|decimo|ferias|plr|restituicao|bonus|rescisao|acerto)\b/;
const EACH_MONTH = /\b(?:por mes|mensa\w+|todo mes)\b/;

/** @param words folded @returns undefined unless something is gathered and money of that kind would come in */
export function cameBesides(
  words: string,
  { price, saved, saving, expense, income, ...rest }: Figures,
  question: HardQuestion,
) {
  const sum = price ?? saved ?? saving ?? expense ?? income;
  return sum !== undefined && CAME.test(words) && !EACH_MONTH.test(words) && GATHERED.has(choosePlaybook(question))
    ? { ...rest, lump: sum }
    : undefined;
}
const GATHERED: ReadonlySet<PlaybookName> = new Set(['reserva', 'juntar', 'financiar_ou_juntar']);
