// "Apaga", "tire", "excluir": an order that takes something away. Alternatives of a pattern, for text with accents and folded text:
// whoever uses them puts the group around.

/** Of whatever is written down. */
export const REMOVE = 'apag(?:a|ue|ar)|tir(?:a|e|ar)|exclu(?:i|a|ir)|delet(?:a|e|ar)|remov(?:e|a|er)';

/** The same, and what is said of something no longer wanted: 'cancela', 'desmarca', 'joga fora'. */
export const CALL_OFF = `${REMOVE}|cancel(?:a|e|ar)|desmar(?:ca|que|car)|elimin(?:a|e|ar)|descart(?:a|e|ar)|retir(?:a|e|ar)|risc(?:a|ar)|risque|jog(?:a|ar|ue) fora|(?:some|suma|sumir) com`;
