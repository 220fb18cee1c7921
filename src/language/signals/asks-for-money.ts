// Requests to lend, pay or send money, which the product cannot do: "me empresta 20?", "faz um pix de 50 pra minha
// mãe".

import { oncePerReading } from '../reading/once-per-reading.ts';

const POLITE =
  '(?:(?:oi|ei|por favor|voce|tu|pode|poderia|podia|consegue|conseguiria|da (?:pra|para)|tem como|sera que|ai|ja) ?,? ?)*';
const SUM =
  '(?:ai |uma? |uns )*(?:pix|dinheiro|grana|trocado|troco|vale|adiantamento|\\d|[a-z]+ (?:reais|real|contos?|pilas?|mangos?|paus))';

const ASKS_FOR_MONEY = new RegExp(
  [
    `^${POLITE}(?:me|nos) (?:emprest\\w+|adiant\\w+|da|dar|arrum\\w+|arranj\\w+|descol\\w+|mand[ae]r?|pass[ae]r?|transfer\\w+) ${SUM}`,
    `^${POLITE}(?:faz|faca|fazer|mand[ae]r?|envi[ae]r?) (?:um|o|esse) (?:pix|ted|doc)\\b`,
    `^${POLITE}(?:pag[ae]r?|pague|quit[ae]r?|compr[ae]r?) .*\\b(?:pra|para|por) mim\\b`,
  ].join('|'),
);

export const asksForMoney = oncePerReading(
  (r) =>
    r.mayFit(ASKS_FOR_MONEY) &&
    r.context.pending === undefined &&
    !r.hasAny('remind_me', 'v_keep', 'note_noun') &&
    r.past.length === 0 &&
    r.fits(ASKS_FOR_MONEY),
);
