// "Meu neto pediu 50", then "dei pra ele": who asked is who it went to, and what was asked is what was given.

import { KIN } from '../../domain/kin.ts';
import { pattern } from '../../domain/pattern.ts';
import { reworded, type Situation } from '../situation.ts';

const TO_THEM = /(?<![a-zà-ÿ])(?:(?:pr[ao]|para|pra) |a |d)?(?<who>el[ea])(?![a-zà-ÿ])/i;
const ASKED = pattern('u')`
  ^(?:hoje |ontem |agora )?(?:(?:o|a) )?
  (?<who>(?:(?:meu|minha) \p{L}+|\p{Lu}\p{L}+)|${KIN}) (?:
    me )?(?:pediu|t[áa] pedindo|quer|queria|precis(?:a|ava|ou)|veio pedir)
  (?: (?:de )?(?<value>(?:r\$ ?)?\d[\d.,]*(?: reais| conto| pila)?))?
`;
const GAVE = /^(?:eu )?(?:j[áa] )?(?:dei|mandei|passei|pixei|transferi|paguei)(?=\s)/i;

/** The situation with the name for the pronoun; undefined when nobody asked just before. */
export function toWhoAsked(situation: Situation): Situation | undefined {
  const { text, loaded, read } = situation;
  const { who, value } = ASKED.exec(loaded.lastSaid ?? '')?.groups ?? {};
  const pronoun = TO_THEM.exec(text)?.groups?.['who'];
  if (who === undefined || pronoun === undefined) return undefined;
  const named = text.replace(TO_THEM, `${/a$/i.test(pronoun) ? 'pra' : 'pro'} ${who}`);
  const words = value === undefined || /\d/u.test(text) ? named : named.replace(GAVE, `$& ${value}`);
  const again = read(words);
  return again.intent === 'lancamento' && again.slots.type === 'expense' ? reworded(situation, words) : undefined;
}
