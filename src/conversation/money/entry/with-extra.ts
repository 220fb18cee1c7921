// "Foi com multa, 391": what was paid, told by what made it more or less.

import { pattern } from '../../../domain/pattern.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';

/** The whole, as the group `value`. */
export const WITH_EXTRA = pattern('i')`
  ^(?:(?:foi|deu|veio|ficou|paguei|era|mas) )*com (?:a )?(?:multa|juros|desconto|acr[ée]scimo|taxa),? (?:(?:foi|deu|de|ficou|em|por|era) )*(?<value>${TYPED_AMOUNT})[.!]*$
`;
