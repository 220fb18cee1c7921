// Number of people sharing a bill, the person included: "pra quatro cabeça", "com mais 3", "somos 5", "os outros 3", "eu, o Leo e a Bia".

import { NUMBER_WORDS } from '../numbers/number-words.ts';
import type { Reading } from '../reading/reading.ts';
import { isPerson } from './counterpart.ts';

const MANY = '(\\d{1,2}|[a-z]+)';
/** "entre 4 pessoas" and "pelas 4 meninas" include the person; "com 3 amigos" does not. */
const HEADS = new RegExp(
  `\\b(pras?|pros|para|entre|em|por|pel[oa]s|com) (?:[oa]s )?${MANY} (?:cabecas?|pessoas?|gente|amig[oa]s?|menin[oa]s?|colegas?|irmaos?|irmas|prim[oa]s?|cas(?:al|ais)|rapazes|caras?)\\b`,
);
/** Others are counted, so the person is one more: "com mais 3", "eu e mais dois", "os outros 3". */
const AND_ME = new RegExp(`\\b(?:(?:com|e) mais|com (?:[oa]s )?outr[oa]s|[oa]s outr[oa]s|eu e) ${MANY}\\b`);
/** "somos 5", "nós quatro". */
const WE_ARE = new RegExp(`\\b(?:somos|eramos|nos|a gente era|a gente e) (?:em )?${MANY}\\b`);
/** Right after the verb of sharing: "pra dividir em 4", "rachado por 3". */
const SHARED_BY = new RegExp(
  `\\b(?:dividi|rach|rate)[a-z]*(?: (?:[a-z]+|,|[\\d.,]+)){0,5} (?:em|por|entre|pr[oa]s?) ${MANY}\\b(?! (?:x|vezes|parcelas)\\b)`,
);

function numberOf(told: string | undefined): number | undefined {
  const value = /^\d+$/.test(told ?? '') ? Number(told) : NUMBER_WORDS.get(told ?? '')?.value;
  return value !== undefined && value >= 1 && value <= 30 ? value : undefined;
}

/** Everybody is listed, the person included: "eu, o Leo e a Bia". */
function listedWithMe(r: Reading): number | undefined {
  const me = r.units.findIndex((unit) => unit.norm === 'eu');
  if (me < 0 || !(r.norm(me + 1) === ',' || r.norm(me + 1) === 'e')) return undefined;
  let people = 1;
  for (let i = me + 1; i < r.tail; i++) {
    if (isPerson(r, i)) people++;
    else if (r.norm(i) !== ',' && r.norm(i) !== 'e' && !r.is(i, 'det') && !r.is(i, 'poss')) break;
  }
  return people > 1 ? people : undefined;
}

/** Number of people sharing, the person included, two or more; undefined when not stated. */
export function headsIn(r: Reading): number | undefined {
  const others = numberOf(r.match(AND_ME)?.[1]);
  if (others !== undefined) return others + 1;
  const found = r.match(HEADS);
  const told = numberOf(found?.[2]);
  const people = told !== undefined && found?.[1] === 'com' ? told + 1 : told;
  const counted = people ?? numberOf(r.match(SHARED_BY)?.[1]) ?? listedWithMe(r) ?? numberOf(r.match(WE_ARE)?.[1]);
  return counted !== undefined && counted >= 2 ? counted : undefined;
}
