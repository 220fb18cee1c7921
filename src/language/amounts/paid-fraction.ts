// The part of a price that was paid: "1/3 do conserto de 900", "metade da conta de 80", "a luz veio 180, paguei metade".

import type { Token } from '../tokens/token.ts';
import { joined } from '../tokens/token-shapes.ts';
import { isListed, wordList } from '../tokens/word-lists.ts';
import type { Amount } from './amount.ts';
import { SHARING } from './not-amount-words.ts';

/** Window in tokens on either side of the amount. */
const REACH = 9;
const PART =
  '(?:paguei|dei|gastei|mandei|pagou|deu|bancou)(?: so)?(?: a)? (metade|meia(?= conta)|(?:um|dois) tercos?|[1-4]/[2-9]|\\d+ %)';
const BEFORE = new RegExp(
  `${PART} (?:d[aeo]s? )?(?:[a-z]+ ){0,3}(?:d[aeo]s?|(?:, )?(?:que )?(?:veio|deu|foi|era))$|^(metade) d[aeo] [a-z]+ d[aeo]$|\\b(metade) (?:de|d[oa]s)$`,
);
const AFTER = new RegExp(
  `^(?:[,;] )?(?:(?:e|mas|eu|so que|(?:[oa]|meu|minha) [a-z]+) )*${PART}(?: (?:hoje|agora|ontem|ja|por enquanto|na hora|so))*$`,
);

/** "Um remédio de 70 com 30% de desconto", "a conta deu 120 mais 10%". */
const PERCENT =
  /^de [\d.,]+(?: reais)? com (\d\d?) % de desconto|^[a-z]+ [\d.,]+(?: reais)? (?:e )?(?:mais|\+) (?:os )?(\d\d?) %(?! (?:a[om]|por) )/;

/** Words for a part, and fractions. */
const PARTS = wordList({ has: (word) => /^(?:metade|meia|tercos?|%|[1-4]\/[2-9])$/.test(word) });

/** The factor from the amount to what was paid; undefined when it is the same. */
export function paidFraction(tokens: readonly Token[], { from, to }: Amount): number | undefined {
  if (!tokens.some((token) => isListed(token, PARTS))) return undefined;
  const [, off, on] = PERCENT.exec(joined(tokens.slice(Math.max(0, from - 1), to + 5))) ?? [];
  if (off !== undefined) return 1 - Number(off) / 100;
  if (on !== undefined) return 1 + Number(on) / 100;
  const said =
    BEFORE.exec(joined(tokens.slice(Math.max(0, from - REACH), from))) ??
    AFTER.exec(joined(tokens.slice(to, to + REACH)));
  // "Rachei a gasolina: deu 120, paguei metade" is halved as what was shared.
  if (said === null || tokens.some(({ norm }) => SHARING.has(norm))) return undefined;
  const part = said[1] ?? '';
  const [top, bottom] = (
    /%/.test(part) ? `${part}/100` : part.replace(/^um t.*/, '1/3').replace(/^dois.*/, '2/3')
  ).split('/');
  const ratio = Number.parseInt(top ?? '', 10) / Number(bottom);
  return ratio > 0 && ratio < 1 ? ratio : Number.isNaN(ratio) ? 1 / 2 : undefined;
}
