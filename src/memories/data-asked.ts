// "O número da Célia" finds "whats da dona Célia 11 98765-4321": data about somebody goes by many names, or stands there without any.

import { folded } from '../domain/fold.ts';
import type { Item } from '../domain/item.ts';

/** `asks`: the words for one kind of data in a query. `shows`: how a note holds it. Both folded. */
const DATA: readonly { readonly asks: RegExp; readonly shows: RegExp }[] = [
  {
    asks: /\b(?:numero|telefone|fone|tel|celular|cel|whats|whatsapp|wpp|zap|contato)\b/gu,
    shows: /\b(?:telefone|fone|tel|celular|cel|whats|whatsapp|wpp|zap|contato)\b|\b\d{4,5}[ -]?\d{4}\b/u,
  },
  {
    asks: /\b(?:endereco|onde (?:que )?mora|onde fica)\b/gu,
    shows: /\b(?:endereco|mora|fica n[ao]|rua|avenida|av|travessa|alameda|estrada|praca|quadra|bloco|apto|cep)\b/u,
  },
  { asks: /\b(?:aniversario|niver|nascimento)\b/gu, shows: /\b(?:aniversario|niver|nascimento|nasceu|faz anos)\b/u },
  { asks: /\b(?:senha|codigo|pin|login)\b/gu, shows: /\b(?:senha|codigo|pin|login)\b/u },
];

/** The rest of the query, and which notes hold the data asked for; undefined when it asks for none, or of nobody. */
export function dataAsked(query: string): { readonly of: string; readonly isIn: (item: Item) => boolean } | undefined {
  const words = folded(query);
  for (const { asks, shows } of DATA) {
    const of = words.replace(asks, ' ').trim();
    if (of !== words.trim() && of !== '')
      return { of, isIn: ({ title, body }) => shows.test(folded(`${title} ${body}`)) };
  }
  return undefined;
}
