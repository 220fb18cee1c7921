// Somebody else owes ("O Thiago ficou devendo o corte dele, 35"); the person is the creditor unless another is named.

import { oncePerReading } from '../reading/once-per-reading.ts';

const OTHERS_OWE =
  /^(?:(?:e|ai|hoje|ontem) )?(?:(?:[oa]s?|meu|minha|seu|dona) )*(?!eu\b|a gente\b)[a-z]+(?: [a-z]+)? (?:ficou|ficaram|ta|tava|tao|esta|estava|saiu) devendo\b/;
const TO_ANOTHER = /\bdevendo\b.*\b(?:n[oa]s?|pr[oa]s?|para|ao|pel[oa]s?) (?!mim\b|gente\b|corte\b|servico\b)/;

export const othersOwe = oncePerReading((r) => r.fits(OTHERS_OWE) && !r.fits(TO_ANOTHER));
