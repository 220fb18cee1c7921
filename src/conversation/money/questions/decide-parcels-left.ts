// "Comprei um terreno em 60x de 980, já paguei 20, quanto falta?": a question whose figures are all told. Nothing is recorded.

import { folded } from '../../../domain/fold.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';

const PARCELS = new RegExp(
  `(?<!\\d)(?<times>\\d{1,3}) ?(?:x|vezes|parcelas|prestacoes) (?:de |por )?(?:r\\$ ?)?(?<each>${TYPED_AMOUNT})`,
  'u',
);
const PAID =
  /\b(?:paguei|pagamos|pagou|foram|quitei)(?: pagas)?(?: so| umas?| uns)? (?<paid>\d{1,3})(?![\d.,]*\d| ?(?:mil|reais|%|por cento))\b/u;
/** What settling it at once would take is another question: interest is left out of that. */
const ASKS = /\bquant[oa]s? (?:ainda |e que |me )*(?:faltam?|restam?|devo)\b(?!.*\b(?:quitar|adiantar|antecipar)\b)/u;

/** How many there are, how many were paid, and what each costs, in centavos; undefined for what asks or tells anything else. */
function parcelsTold(text: string) {
  // Asked of every message, most of which have no parcelas.
  const { times, each = '' } = PARCELS.exec(text.toLowerCase())?.groups ?? {};
  if (times === undefined) return undefined;
  const words = folded(text);
  if (!ASKS.test(words)) return undefined;
  const { paid } = PAID.exec(words)?.groups ?? {};
  const told = { times: Number(times), paid: Number(paid), cents: typedCents(each) };
  return told.paid <= told.times ? told : undefined;
}

/** What was bought and what is asked of it stand in one question, which is not taken apart. */
export const asksOfParcels = (text: string): boolean => parcelsTold(text) !== undefined;

export function decideParcelsLeft({ text }: Situation): Decision | undefined {
  const told = parcelsTold(text);
  if (told === undefined) return undefined;
  const { times, paid, cents } = told;
  return say({
    text: [
      `Faltam ${times - paid} de ${times} parcelas de ${reais(cents)}: `,
      { bold: reais((times - paid) * cents) },
      `. Já foram ${reais(paid * cents)}.`,
    ],
  });
}
decideParcelsLeft.says = [ASKS];
