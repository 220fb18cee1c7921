// Settlement of a share of a divided expense: "a Ana me pagou a parte dela", "igor mandou os 22 da pizza que rachamos".

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';

const HANDS =
  '(?:(?:mand|pass|acert|pag|reembols|pix|deposit|quit|repass|envi|liquid)(?:ou|aram)|(?:transferi|devolve)(?:u|ram)|d(?:eu|eram)|fez o pix d[aeo]|fez(?= um pix)|ja deu)';
const HANDS_OVER = new RegExp(`^(?:me |nos )?${HANDS}$`);
const SHARE = '(?:partes?|metade|cota|quota|fatia|vaquinha|racha|share)';
/** "acertou a parte dela", "me mandou 35 da parte dela", "recebi 35 da Ana pela parte dela". */
const PART = new RegExp(
  `\\b(?:${HANDS}|(?:acabou de|veio) me (?:passar|pagar|mandar|dar|devolver|acertar)) (?:comigo |pra mim |ja )?(?:(?:um pix de |os )?[\\d.,]+ (?:reais )?)?(?:a|as|o|sua|da|na|d[ea]|pela) ?${SHARE}\\b|\\b(?:receb(?:i|emos)|caiu|entrou|pix)\\b.*\\bparte del[ea]s?\\b|\\breceb(?:i|emos) d[aeo]s? .{2,24} [ao] ${SHARE} d`,
);
/** "acertou os 60 dela do banner", "passou a dele do narguilé". */
const THEIRS = new RegExp(
  `\\b${HANDS} (?:pra mim )?(?:os|as|a|o)(?: [\\d.,]+| [a-z]+(?:enta|int[ae])| cem| dez)?(?: reais)? del[ea]s?\\b`,
);
/** "mandou os 22 da pizza que rachamos", "rachou o almoço comigo e já me deu 27". */
const SPLIT = new RegExp(
  `\\b${HANDS}\\b.*\\bque (?:a gente |nos )?(?:rach|dividi|rate)|\\b(?:rachou|dividiu)\\b.*\\bcomigo\\b.*\\b${HANDS}\\b`,
);
/** Shares of a meal: "me passou 21 do lanche". */
const MEAL =
  /\b(?:me (?:passou|mandou|deu|pagou|pixou|devolveu)|acertou) (?:os )?[\d.,]+(?: reais| conto| pila)? (?:d[aeo]s? (?:lanche|pizza|almoco|janta|jantar|uber|churras|churrasco|bar|cerveja|ingresso|rodizio|sushi|conta|mercado|gas|luz|internet|aluguel|gasolina|gasosa|pedagio|airbnb|racha|rateio|vaquinha))\b/;

/** Settles everything owed: "O joão já me pagou", without more. */
const PAID_ME =
  /^(?:(?:ja|hoje|ontem|agora|o|a|enfim|finalmente) )*[a-z]+(?: [a-z]+)? (?:ja |hoje |enfim )?(?:me (?:pagou|devolveu|reembolsou|acertou)(?: (?:tudo|hoje|ontem|ja|agora|a divida|certinho))*|(?:quitou|pagou|acertou) (?:tudo |o )que (?:me )?devia)(?: [.!])*$/;

/** Prefilter: every construction above has one of these. */
const ABOUT_SHARES =
  /\b(?:acertou|partes?|metade|cuota|quota|cota|fatia|vaquinha|del[ea]s?|rach\w+|dividi\w*|rate\w*|me devia|me (?:passou|mandou|deu|pagou|pixou|devolveu|passar|pagar|mandar))\b/;

/** Whether somebody paid their share. */
export const settlesShare = oncePerReading((r) => {
  if (!r.fits(ABOUT_SHARES)) return false;
  const { line } = r;
  // "acertou a conta dela comigo": a customer's bill, not a share.
  if (/\b(?:acertou|pagou|quitou) (?:a |o |as )?(?:conta|fiado|caderneta|divida|mensalidade|notinha)\b/.test(line))
    return false;
  if (/\b(?:paguei|mandei|passei|acertei|dei|devolvi|transferi) (?:a )?(?:minha )?(?:parte|metade|cota)\b/.test(line))
    return false;
  return r.fits(PAID_ME) || r.fits(PART) || r.fits(THEIRS) || r.fits(SPLIT) || maySettle(r);
});

/** Possible but ambiguous: may be a gift or an advance. */
export function maySettle(r: Reading): boolean {
  return r.fits(MEAL) && !r.fits(/\bque (?:eu )?(?:tinha|devia|ia)\b/);
}

/** The payer, when the lexicon does not know the name: the words before the verb. */
export function settler(r: Reading): string | undefined {
  const verb = r.units.findIndex((unit, i) => i > r.head && HANDS_OVER.test(unit.norm));
  if (verb < 0) return undefined;
  let from = r.head;
  if (r.is(from, 'det')) from++;
  let to = from;
  while (to < verb && r.units[to]?.kind === 'word' && !r.is(to, 'prep') && !r.is(to, 'already') && r.norm(to) !== 'me')
    to++;
  return to > from && to - from <= 3 ? r.raw(from, to) : undefined;
}
