// Whether the message states the person's own payment, purchase, loan or receipt, whatever else it says.

import { oncePerReading } from '../reading/once-per-reading.ts';
import { PAST_MINE } from '../verbs/tense.ts';

export const didIt = oncePerReading(
  (r) =>
    r.findVerb('v_pay', PAST_MINE) >= 0 ||
    r.findVerb('v_spend', PAST_MINE) >= 0 ||
    r.findVerb('v_lend', PAST_MINE) >= 0 ||
    r.findVerb('v_move', PAST_MINE) >= 0 ||
    (r.findVerb('v_buy', PAST_MINE) >= 0 && !r.fits(/\bnem comprei\b/)) ||
    // "Morri com 600 no conserto", "lá se foram 200 em vacina".
    r.fits(/\b(?:morri (?:com|em)|la se (?:foi|foram)) (?:mais |uns )*(?:r\$ ?)?\d/) ||
    // "Jantei no bar do Zé, deu 87".
    (r.money !== undefined && r.fits(/\b(?:almoc|jant|lanch)(?:ei|amos)\b/)) ||
    (r.findVerb('v_receive', PAST_MINE) >= 0 && !r.fits(/\bnao recebi\b/)),
);
