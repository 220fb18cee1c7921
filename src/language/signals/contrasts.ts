// Two contrasting values, the old one to be replaced: "o xerox foi 12, não 22", "botei 110 mas era 101".

import { accountsIn, methodIn } from '../money/payment.ts';
import type { Reading } from '../reading/reading.ts';

const NOT_THIS =
  /\bnao (?:foi|era|eram|foram|deu|custou) (?:r\$ )?\d[\d.,]*(?: \w+){0,4} ?,? ?(?:e |mas |e sim |mas sim )?(?:foi|era|eram|foram|deu|custou) (?:r\$ )?\d|\d\S*(?: reais)? (?:, )?(?:e )?nao (?:r\$ )?\d|\bnao (?:foi |era |eram )?(?:r\$ )?\d[\d.,]*,? (?:e sim|mas sim|e )|\b(?:mas|so que) (?:era|foi|eram|na verdade)\b|\b(?:era|foi|foram|sao|deu)\b.*, (?:e )?nao (?:foi |era )?(?:r\$ )?\d/;
/** "Paguei 60 na camisa mas era 90": what it costs otherwise, where nothing was told before. */
const BARGAIN = /^(?:eu )?(?:paguei|comprei|levei|peguei) .*\b(?:mas|so que) (?:era|eram) /;
const NOT_THERE = /\b(?:foi|era|caiu)\b.*\bnao (?:n[oa]|em|de)\b/;
const TOLD_WRONG =
  /\b(?:eu )?(?:disse|falei|botei|coloquei|lancei|anotei)\b.*\bmas (?:foi|era|foram)\b|\b(?:era|foi|eram|foram) (?:so )?(?:r\$ )?\d\S*(?: reais)? (?:, )?(?:e|mas|so que) (?:eu )?(?:bot|coloqu|anot|lanc|marqu|registr|digit)ei (?:r\$ )?\d\S*$/;
/** The recorded value and the real one: "os 50 do gás eram 60". */
const NOTED = /^os \d[\d.,]*\b.* (?:eram|foram|era|sao|viraram) (?:r\$ )?\d/;

/** "a farmácia foi sexta, não quinta", "não foi hoje, foi ontem": two days, one of them negated. */
const NOT_THAT_DAY =
  /\b(?:foi|foram|era)\b.*\bnao (?:foi |era )?[a-z]|\bnao (?:foi|era) [a-z].*\b(?:foi|era|e sim|mas)\b/;

/** The same in words: "foram setenta e cinco, não oitenta e cinco". */
const isDenied = (r: Reading): boolean =>
  r.fits(WAS) && r.amounts[1]?.form === 'words' && r.is(r.unitOf(r.amounts[1]?.from ?? 0) - 1, 'not');
const WAS = /\b(?:foi|foram|era|eram|deu|deram)\b/;

/** "Gastei 22 não 23 no lanche", without a comma: told for the first time, and which of them holds is asked. */
const ON_THE_WAY =
  /^(?:eu |hoje |ontem )*(?:paguei|gastei|comprei|torrei|deixei) (?:r\$ )?[\d.,]+(?: reais)? nao (?:r\$ )?\d/;
export const correctsItself = (r: Reading): boolean => r.context.lastTx === undefined && r.fits(ON_THE_WAY);

/** Never when something is wanted: "quero 2, não 3" is an order. */
export function contrasts(r: Reading): boolean {
  if (r.fits(NOT_THAT_DAY) && r.past.length === 2 && r.amounts.length === 0 && ofEntry(r)) return true;
  if (r.fits(NOTED) && r.amounts.length === 2) return true;
  if (r.hasAny('v_want')) return false;
  if (correctsItself(r)) return false;
  if ((r.fits(NOT_THIS) || isDenied(r)) && r.amounts.length === 2)
    return r.context.lastTx !== undefined || !r.fits(BARGAIN);
  if (
    r.fits(NOT_THERE) &&
    r.money === undefined &&
    (methodIn(r, 0, r.units.length) !== undefined || accountsIn(r, 0, r.units.length).length > 0)
  )
    return true;
  return r.fits(TOLD_WRONG);
}

const ofEntry = (r: Reading): boolean => r.context.lastTx !== undefined || r.hasAny('cat', 'merchant');
