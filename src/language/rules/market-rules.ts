// Public prices: a request for a value is a quote, for a decision it is advice.

import { classSet } from '../lexicon/class-bits.ts';
import type { WordClass } from '../lexicon/word-class.ts';
import { MARKET_WORDS } from '../lexicon/words/market-words.ts';
import type { Reading } from '../reading/reading.ts';
import { movedMoney } from '../signals/about.ts';
import { asksIfSuited } from '../signals/wants-advice.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const ASSETS = (Object.keys(MARKET_WORDS) as WordClass[]).filter((name) => name.startsWith('asset_'));
const ANY_ASSET = classSet(...ASSETS);
const TICKER = /^[a-z]{4}\d{1,2}$/;

/** Code of the asset asked about; undefined when there is none. */
export function assetIn(r: Reading): string | undefined {
  if (r.coded) for (const { norm } of r.tokens) if (TICKER.test(norm)) return norm.toUpperCase();
  if (!r.hasSome(ANY_ASSET)) return undefined;
  let best: { name: WordClass; at: number } | undefined;
  for (const name of ASSETS) {
    const at = r.find(name);
    if (at >= 0 && (best === undefined || at < best.at)) best = { name, at };
  }
  return best?.name.slice('asset_'.length);
}

const PERSONAL: readonly WordClass[] = [
  'concept',
  'degree',
  'own_money',
  'poss',
  'worth',
  'habit',
  'plan',
  'v_invest',
  'v_keep',
  'saved_verb',
  'expense_noun',
  'hypothetical',
  'or',
  'why',
  'how',
  'v_plan',
  'jar_noun',
  'method_pix',
];

/** Only the asset and the question, without personal money. */
function onlyPrice(r: Reading): boolean {
  return (
    r.tail - r.head <= 10 &&
    !PERSONAL.some((name) => r.has(name) && !(name === 'jar_noun' && r.hasAny('asset_BTC', 'asset_ETH', 'asset_CDI')))
  );
}

/** An asset alone: "como é que anda a bolsa?", "como tá o dólar". */
const HOW_IT_GOES =
  /^(?:e )?como (?:e )?(?:que )?(?:anda|ta|esta|vai|fechou|abriu) (?:[oa] )?[a-z]+(?: hoje| agora)?(?: \?)?$/;

/** Currency conversion: "Converte 100 dólares", "quanto dá 50 euros em reais?". */
const CONVERTS =
  /^(?:(?:me )?(?:converte|converta|converter|calcula|passa)|quanto (?:e|da|dao|sao|vale|valem|custa|custam|fica|ficam)|\d[\d.,]* \w+ (?:em|pra|para) reais)\b/;
/** "Preciso de 2 mil dólares, quanto dá em reais?" */
const IN_REAIS = /\bquanto (?:e que )?(?:da|dao|e|fica|sai|custa|vale)(?: isso)? em reais\b/;
const FOREIGN: ReadonlySet<string> = new Set('USD EUR GBP ARS UYU CLP MXN PYG BTC ETH'.split(' '));

/** The quantity to convert, in hundredths. */
function converted(r: Reading): { readonly asset: string; readonly amount_cents: number } | undefined {
  const asset = assetIn(r);
  if (asset === undefined) return undefined;
  const [amount, ...others] = r.amounts;
  if (!FOREIGN.has(asset) || amount === undefined || others.length > 0) return undefined;
  if (!(r.fits(IN_REAIS) || (r.tail - r.head <= 10 && r.fits(CONVERTS)))) return undefined;
  if (movedMoney(r) || r.hasAny('v_invest', 'v_keep')) return undefined;
  // A quantity of one needs no conversion.
  return amount.cents === 100 ? undefined : { asset, amount_cents: amount.cents };
}

/** Tested before stated prices: "quanto é 100 dólares?" is a question. */
export const CONVERT_RULES: readonly Rule[] = [
  {
    id: 'market.convert',
    trust: 'sure',
    when: (r) => converted(r) !== undefined,
    read: (r) => ({ intent: 'quote', slots: converted(r) ?? { asset: '' } }),
    examples: PROOFS && ['converte 100 dólares', 'quanto é 50 euros em reais?', '200 dólares em reais'],
  },
];

/** "bolsa" as a stipend, not the stock exchange: "caiu a bolsa de iniciação". */
const STIPEND =
  /\bbolsa (?:de |do |da )?(?:auxilio|estagio|iniciacao|estudos?|familia|pesquisa|pos|mestrado|doutorado|monitoria|extensao|cnpq|capes|fapesp|atleta|pibic|residencia|\d+)\b/;
/** "libra" as a unit of pressure or weight. */
const WEIGHED = /\blibras?\b.*\b(?:pneu|pressao|peso)|\bpneu.*\blibras?\b/;

const WHICH_RATE = /^qual (?:e |foi |ta |esta )?[oa] (?:taxa )?(?:ipca|selic|cdi|igpm|inflacao)\b/;

export const MARKET_RULES: readonly Rule[] = [
  {
    id: 'market.quote',
    trust: 'sure',
    when: (r) =>
      assetIn(r) !== undefined &&
      !r.money?.marked &&
      // "Caiu 32,15 de dividendo da PETR4": it was paid.
      (r.money === undefined || !movedMoney(r)) &&
      !r.fits(STIPEND) &&
      !asksIfSuited(r) &&
      // "Quanto recebi em dólar esse ano?" asks of one's own.
      !r.hasVerb('v_receive', PAST_MINE) &&
      !r.hasVerb('v_spend', PAST_MINE) &&
      !r.fits(WEIGHED) &&
      (r.fits(HOW_IT_GOES) ||
        (onlyPrice(r) && (r.hasAny('price_word', 'how_much') || r.tail - r.head <= 3 || r.fits(WHICH_RATE)))),
    read: (r) => ({ intent: 'quote', slots: { asset: assetIn(r) ?? '' } }),
    examples: PROOFS && [
      'dólar tá quanto?',
      'preço do ethereum hoje',
      'cdi atual',
      'quanto tá a PETR4?',
      'cotação do euro',
      'como é que anda a bolsa?',
    ],
  },
];
