// Whether a message asks, with or without its mark.

import { folded } from '../../domain/fold.ts';

const ASKS =
  /^(?:(?:e|mas|entao|ai) )*(?:quant[oa]s?|qua(?:l|is)|como|por ?que|pq|vale|compensa|da (?:pra|para)|posso|consigo|cabe|tem|e se|o que)\b/;

export const isAsked = (text: string): boolean => text.includes('?') || ASKS.test(folded(text));
