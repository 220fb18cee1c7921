// Replies about the trash: its contents, since when, and what was restored.

import type { LocalDate } from '../../domain/dates.ts';
import type { Instant } from '../../domain/ids.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText } from '../../domain/text.ts';
import type { Discarded } from '../../domain/trash.ts';
import { entryLine, subjectWords } from '../../finance/replies/entry-words.ts';
import type { Restored, TrashShown } from '../../tools/trash.ts';
import { counted, lineOf, NOUNS } from './item-words.ts';
import type { ReplyContext } from './reply-context.ts';
import { whenWas } from './when-words.ts';

type WhenOf = (at: Instant) => string;

const ENTRY_MARK = '💸';

function label(one: Discarded, whenOf: WhenOf): string {
  if (one.of === 'lancamento') return `${ENTRY_MARK} ${subjectWords(one.entry)}, apagado ${whenOf(one.at)}`;
  const { mark, feminine } = NOUNS[one.item.kind];
  return `${mark} ${lineOf(one.item)}, ${feminine ? 'apagada' : 'apagado'} ${whenOf(one.at)}`;
}

/** One thing of the trash as an option of a question. */
export const discardedLabel = (one: Discarded, { dateOf, today }: ReplyContext): string =>
  label(one, (at) => whenWas(dateOf(at), today));

/** @param whenOf the day something went there, in words */
export function trashReply({ things, total, of }: TrashShown, whenOf: WhenOf): Reply {
  const noun = of === undefined ? undefined : NOUNS[of];
  if (total === 0)
    return {
      text: [
        noun === undefined
          ? 'A lixeira está vazia.'
          : `Na lixeira não tem ${noun.feminine ? 'nenhuma' : 'nenhum'} ${noun.one}.`,
      ],
    };
  const many = of === undefined ? (total === 1 ? '1 coisa' : `${total} coisas`) : counted(total, of);
  const rows = things.map((one, index) => `\n${index + 1}. ${label(one, whenOf)}`);
  const rest = total - things.length;
  return {
    text: [
      { bold: `Na lixeira, ${many}:` },
      ...rows,
      ...(rest > 0 ? [`\n… e mais ${rest}.`] : []),
      '\nCada coisa fica 30 dias. Para trazer de volta: “recupera o 1”.',
    ],
  };
}

const line = (one: Discarded, today: LocalDate): string =>
  one.of === 'item'
    ? `${NOUNS[one.item.kind].mark} ${lineOf(one.item)}`
    : `${ENTRY_MARK} ${entryLine(one.entry, today)}`;

/** One by its name, several by their number. */
export function restoredWords({ things }: Extract<Restored, { kind: 'restored' }>, today: LocalDate): RichText {
  const [only, ...others] = things;
  if (only === undefined || others.length > 0) return [`Recuperei ${things.length} coisas.`];
  return ['Recuperei: ', { bold: line(only, today) }];
}

/** Repeats the words that found nothing. */
export const notInTrash = ({ words }: Extract<Restored, { kind: 'not_in_trash' }>): Reply => ({
  text: words === undefined ? ['A lixeira está vazia.'] : [`Não achei “${words}” na lixeira.`],
});
