// Lists as they are read on a phone: one numbering over the whole message, the same that "apaga o 2" counts.

import type { Reply } from '../../domain/message.ts';
import type { Span } from '../../domain/text.ts';
import type { Found } from '../../tools/search-items.ts';
import { counted, lineOf, NOUNS } from './item-words.ts';

export function listReply(found: Found): Reply {
  const { asked, items, total } = found;
  switch (found.kind) {
    case 'miss':
      return {
        text: [
          'Não achei nada sobre ',
          { bold: asked.query ?? '' },
          '. Tente outra palavra, ou diga “o que eu guardei?”.',
        ],
      };
    case 'empty':
      return { text: [emptyWords(found)] };
    case 'count':
      return { text: [total === 0 ? emptyWords(found) : `Você tem ${counted(total, asked.kind)}.`] };
    case 'list': {
      const lines = items.flatMap((item, index): Span[] => [
        `\n${index + 1}. ${asked.kind === undefined ? `${NOUNS[item.kind].mark} ` : ''}${lineOf(item)}`,
      ]);
      const more = total > items.length ? [`\n… e mais ${total - items.length}. Peça uma palavra para achar.`] : [];
      return { text: [{ bold: heading(found) }, ...lines, ...more] };
    }
    default:
      return found.kind satisfies never;
  }
}

function heading({ asked, total }: Found): string {
  if (asked.query !== undefined) return `Achei ${counted(total, asked.kind)} sobre “${asked.query}”:`;
  if (asked.from !== undefined) return `Desse período, ${counted(total, asked.kind)}:`;
  return asked.kind === undefined ? `Você guardou ${counted(total)}:` : `Você tem ${counted(total, asked.kind)}:`;
}

function emptyWords({ asked }: Found): string {
  const noun = asked.kind === undefined ? undefined : NOUNS[asked.kind];
  if (asked.from !== undefined) return `Nesse período não tem ${noun?.one ?? 'nada'} por aqui.`;
  if (noun === undefined) return 'Ainda não tem nada guardado. Para começar: “anota: comprar leite”.';
  return `Você ainda não guardou ${noun.feminine ? 'nenhuma' : 'nenhum'} ${noun.one}.`;
}
