// Which playbook a hard question is for: a table read from the top, most particular first, over folded words and the figures found.
// Whatever fits none gets the nearest diagnosis of the person's own money, so that no question ends in nothing.

import { folded } from '../domain/fold.ts';
import type { Figures, HardQuestion } from '../domain/hard-question.ts';
import type { PlaybookName } from './playbook-name.ts';

type Row = { readonly to: PlaybookName; readonly words?: RegExp; readonly when?: (figures: Figures) => boolean };

const ROWS: readonly Row[] = [
  {
    to: 'financiar_ou_juntar',
    words:
      /\b(?:financi\w+|parcel\w+|consorcio)\b.*\b(?:ou|vs)\b.*\b(?:poup\w+|junt\w+|guard\w+)|\b(?:poup\w+|junt\w+|guard\w+)\b.*\bou\b.*\b(?:financi\w+|parcel\w+)/,
  },
  {
    to: 'posso_gastar',
    words: /\b(?:posso|da pra|da para|consigo|aguento|cabe|dou conta|vale a pena comprar|comprar|compro|assumir)\b/,
    when: ({ price, installment }) => price !== undefined || installment !== undefined,
  },
];

export function choosePlaybook({ text, figures }: HardQuestion): PlaybookName {
  const words = folded(text);
  return ROWS.find((row) => (row.words?.test(words) ?? true) && (row.when?.(figures) ?? true))?.to ?? 'diagnostico';
}
