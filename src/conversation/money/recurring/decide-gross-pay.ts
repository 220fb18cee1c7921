// "Meu salário bruto é 5200": the agreed pay, which never arrives as such, so it is no income.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { FIGURE } from '../../wording/typed-amount.ts';

const VALUE = `(?:de |uns |em )?${FIGURE}(?: ?(?:mil|k|reais))?(?: reais)?(?: (?:por m[êe]s|mensa(?:l|is)))?`;
const PAY = '(?:sal[áa]rio|renda|ordenado|remunera[çc][ãa]o|pagamento)';
const GROSS = pattern('i')`
  ^(?:
    (?:o |a )?(?:meu |minha )?${PAY} brut[oa](?: mensal)?(?: (?:é|eh|e|ta|t[áa]|est[áa]|fica|agora é))?:? ${VALUE}|
    (?:o |a )?(?:meu |minha )${PAY} (?:é|eh|e|t[áa]|est[áa])(?: em)? ${VALUE} brut[oa]s?|
    (?:o )?meu bruto (?:é|eh|e|t[áa]|fica) ${VALUE}|
    (?:eu )?ganho ${VALUE} brut[oa]s?(?: por m[êe]s)?
  )[.!]*$
`;

/** A fact of oneself: the 13th, the holidays and the severance are computed from it. */
export function decideGrossPay({ text, reading }: Situation): Decision | undefined {
  if (!GROSS.test(text.trim())) return undefined;
  const cents = reading.figures.flatMap((figure) => ('cents' in figure ? [figure.cents] : []));
  const [value, ...others] = cents;
  return value === undefined || others.length > 0
    ? undefined
    : run({ tool: 'tell_money', args: { told: { kind: 'perfil', key: 'gross', value: { value } } } });
}
decideGrossPay.says = [GROSS];
