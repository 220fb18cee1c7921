// "Devo 100 pro Biel", then "paguei 50"; "quero juntar 600 pra um tênis", then "bota 80": a value that goes to what was just told.

import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

const PAID = pattern('i')`
  ^(?:(?:e|mas|hoje|j[áa]|eu|agora),? )*(?:paguei|dei|devolvi|mandei)(?: (?:s[óo]|mais|j[áa]))* (?<value>${TYPED_AMOUNT})(?: reais)?(?: (?:hoje|ontem|j[áa]|agora|no pix))*[.!]*$
`;
const PUT = pattern('i')`
  ^(?:(?:e|hoje|j[áa]|eu|agora),? )*(?:bota|botei|coloca|coloquei|p[õo]e|pus|guarda|guardei|separa|separei)(?: (?:mais|j[áa]|a[íi]|l[áa]))* (?<value>${TYPED_AMOUNT})(?: reais)?(?: (?:hoje|a[íi]|l[áa]|nela|nisso))*[.!]*$
`;

/** Undefined unless the last thing told was a debt or a goal. */
export function valueForLastTold(situation: Situation): Situation | undefined {
  const { text, loaded } = situation;
  const { debt, goal } = loaded.done ?? {};
  const paid = debt === undefined ? undefined : PAID.exec(text.trim())?.groups?.['value'];
  const name = paid === undefined ? undefined : loaded.owed().find(({ key }) => key === debt)?.name;
  if (name !== undefined) return reworded(situation, `paguei ${paid} pr${/a$/i.test(name) ? 'a' : 'o'} ${name}`);
  const put = goal === undefined ? undefined : PUT.exec(text.trim())?.groups?.['value'];
  return put === undefined ? undefined : reworded(situation, `guardei ${put} pra meta ${goal}`);
}

const MORE = /^(?:e )?mais (?<value>(?:r\$ ?)?\d[\d.,]*)(?: reais)?[.!]*$/i;

/** "Mais 150", behind what was put by. */
export function moreSetAside(situation: Situation): Situation | undefined {
  const value = MORE.exec(situation.text.trim())?.groups?.['value'];
  const { lastEntry: last, wroteLast } = situation.loaded;
  if (value === undefined || last?.kind !== 'investimento' || last.to === '' || !wroteLast()) return undefined;
  return reworded(situation, `guardei ${value} pra ${last.description}`);
}
