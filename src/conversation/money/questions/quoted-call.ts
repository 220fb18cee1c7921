// "Quanto tá a Selic?": fetches a published rate or a market price.

import type { IndicatorName } from '../../../domain/market.ts';
import type { Market } from '../../../ports.ts';
import type { ToolCall } from '../../../tools/registry.ts';

type QuoteCall = Extract<ToolCall, { tool: 'market_quote' }>;

/** Codes of language/lexicon that are published rates; other codes are traded prices. */
const RATES: Readonly<Record<string, IndicatorName>> = {
  SELIC: 'selic',
  CDI: 'cdi',
  IPCA: 'ipca',
  IGPM: 'igpm',
  POUPANCA: 'poupanca',
  TR: 'tr',
};

/** The call with what the market answered, or why it did not. */
export async function quotedCall(call: QuoteCall, market: Market): Promise<QuoteCall> {
  const { asset } = call.args;
  const rate = RATES[asset];
  const outside = rate === undefined ? await market.quote(asset) : await market.indicator(rate);
  return { ...call, args: { ...call.args, outside } };
}
