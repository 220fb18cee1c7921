// Public prices: the fact is a quote, the decision about it is advice.

import type { WordClass } from '../lexicon/word-class.ts';
import { MARKET_WORDS } from '../lexicon/words/market-words.ts';
import type { Reading } from '../reading.ts';
import type { Rule } from './rule.ts';

const ASSETS = (Object.keys(MARKET_WORDS) as WordClass[]).filter((name) => name.startsWith('asset_'));
const TICKER = /^[a-z]{4}\d{1,2}$/;

/** The asset asked about, as its usual code. */
function assetIn(r: Reading): string | undefined {
  for (const token of r.tokens) if (TICKER.test(token.norm)) return token.norm.toUpperCase();
  let best: { name: WordClass; at: number } | undefined;
  for (const name of ASSETS) {
    const at = r.find(name);
    if (at >= 0 && (best === undefined || at < best.at)) best = { name, at };
  }
  return best?.name.slice('asset_'.length);
}

const FRAME: readonly WordClass[] = [
  'price_word',
  'share_word',
  'how_much',
  'which',
  'what',
  'how',
  'det',
  'prep',
  'v_be',
  'time',
  'filler',
  'courtesy',
  'greeting',
  'at_once',
  'me',
  'v_tell',
  'v_show',
  'v_cost',
  'v_have',
  'v_want',
  'v_know',
  'v_can',
  'past_day',
  'weekday',
  'i',
  'conj',
  'v_find',
  'q_last',
  'today',
  'more',
  'v_due',
  'month',
  'here',
  'you',
  'v_use',
  'q_max',
  'last',
];

/** Nothing in the message but the asset and the asking. */
function onlyPrice(r: Reading): boolean {
  for (let i = 0; i < r.units.length; i++) {
    const unit = r.units[i];
    if (unit === undefined || unit.kind === 'punct' || unit.kind === 'emoji' || unit.kind === 'number') continue;
    if (TICKER.test(unit.norm) || ASSETS.some((name) => r.is(i, name)) || FRAME.some((name) => r.is(i, name))) continue;
    return false;
  }
  return true;
}

export const MARKET_RULES: readonly Rule[] = [
  {
    id: 'market.quote',
    when: (r) =>
      assetIn(r) !== undefined &&
      onlyPrice(r) &&
      !r.hasAny('concept', 'degree', 'own_money') &&
      (r.hasAny('price_word', 'how_much') || r.tail - r.head <= 3) &&
      !(r.money !== undefined && r.money.marked),
    then: (r) => ({ intent: 'quote', slots: { asset: assetIn(r) ?? '' } }),
    examples: ['dólar tá quanto?', 'preço do ethereum hoje', 'cdi atual', 'quanto tá a PETR4?', 'cotação do euro'],
  },
];
