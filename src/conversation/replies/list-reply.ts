// Lists as read on a phone: one numbering for the whole message, the one "apaga o 2" refers to, and rows to tap.

import type { Instant } from '../../domain/ids.ts';
import type { Item, ItemKind } from '../../domain/item.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText, Span } from '../../domain/text.ts';
import type { Found } from '../../tools/search-items.ts';
import { counted, lineOf, NOUNS, seenMark, wholeLineOf } from './item-words.ts';
import { rowChoices } from './row-choices.ts';

/** @param shownAt the instant the list is remembered by. */
export function listReply(found: Found, shownAt: Instant): Reply {
  const { asked, items, total } = found;
  const tappable = (text: RichText): Reply => ({ text, choices: rowChoices(items, shownAt), spelled: true });
  const words = items.length === 1 ? wholeLineOf : lineOf;
  const rows = items.map((item, index) => row(words(item), item, index, { withKind: asked.kind === undefined }));
  switch (found.kind) {
    case 'miss': {
      const about: Span[] = ['Não achei nada sobre ', { bold: asked.query ?? '' }, '. '];
      return rows.length === 0
        ? { text: [...about, 'Tente outra palavra, ou diga “o que eu guardei?”.'] }
        : tappable([...about, 'O mais perto que tenho:', ...rows]);
    }
    case 'near':
      return tappable(['Não achei ', { bold: asked.query ?? '' }, ', mas tem parecido:', ...rows]);
    case 'empty':
      return { text: [emptyWords(found)] };
    case 'count':
      return { text: [total === 0 ? emptyWords(found) : `Você tem ${many(found)}${seenWords(found)}.`] };
    case 'list': {
      const [only] = items;
      if (only?.kind === 'note' && total === 1 && isByWords(found)) return { text: [answer(only)] };
      if (asked.lastSeen) return tappable([{ bold: `${lastOf(found)}:` }, ...rows]);
      const beyond = found.beyond ? 'muitos outros' : `mais ${total - items.length}`;
      const more = total > items.length ? [`\n… e ${beyond}. Peça uma palavra para achar.`] : [];
      return tappable([{ bold: heading(found) }, ...rows, ...more]);
    }
    default:
      return found.kind satisfies never;
  }
}

/** By words alone, and nothing merely near them. */
const isByWords = ({ asked, alike = 0 }: Found): boolean =>
  asked.query !== undefined && asked.rated === undefined && alike === 0;

/** The one note that was asked for is the answer. */
const answer = (note: Item): string => `${NOUNS.note.mark} ${wholeLineOf(note)}`;

function row(words: string, item: Item, index: number, { withKind }: { readonly withKind: boolean }): Span {
  return `\n${index + 1}. ${withKind ? `${NOUNS[item.kind].mark} ` : ''}${words}${seenMark(item)}${item.reason === '' ? '' : ` 💬 ${item.reason}`}`;
}

/** '3 filmes', 'mais de 200 notas'. */
const many = ({ asked, total, beyond }: Found): string => `${beyond ? 'mais de ' : ''}${counted(total, asked.kind)}`;

/** Of a count: those seen, or not yet. */
function seenWords({ asked: { watched, kind }, total }: Found): string {
  if (watched === undefined) return '';
  const ending = `${kind !== undefined && NOUNS[kind].feminine ? 'a' : 'o'}${total === 1 ? '' : 's'}`;
  return watched ? ` vist${ending}` : ' por ver';
}

/** ' e 2 parecidos': near in meaning, without the words. */
const similar = (n: number, kind: ItemKind | undefined): string =>
  n === 0 ? '' : ` e ${n} ${kind !== undefined && NOUNS[kind].feminine ? 'parecida' : 'parecido'}${n === 1 ? '' : 's'}`;

/** 'O último filme que você viu', 'As 3 últimas séries que você viu'. */
function lastOf({ asked: { kind }, items }: Found): string {
  const feminine = kind !== undefined && NOUNS[kind].feminine;
  const noun = kind === undefined ? '' : ` ${items.length === 1 ? NOUNS[kind].one : NOUNS[kind].many}`;
  return items.length === 1
    ? `${feminine ? 'A última' : 'O último'}${noun} que você viu`
    : `${feminine ? 'As' : 'Os'} ${items.length} ${feminine ? 'últimas' : 'últimos'}${noun} que você viu`;
}

function heading(found: Found): string {
  const { query, period, kind, watched, rated } = found.asked;
  if (rated !== undefined) return `Com nota ${rated.said}, ${many(found)}:`;
  if (query !== undefined) {
    const { alike = 0, total } = found;
    return `Achei ${many({ ...found, total: total - alike })} sobre “${query}”${similar(alike, kind)}:`;
  }
  if (period !== undefined) return `Desse período, ${many(found)}:`;
  if (watched !== undefined) return watched ? `Você já viu ${many(found)}:` : `Falta ver ${many(found)}:`;
  return kind === undefined ? `Você guardou ${many(found)}:` : `Você tem ${many(found)}:`;
}

function emptyWords({ asked }: Found): string {
  const noun = asked.kind === undefined ? undefined : NOUNS[asked.kind];
  if (asked.rated !== undefined) return `Não tem ${noun?.one ?? 'nada'} com nota ${asked.rated.said} por aqui.`;
  if (asked.watched !== undefined || asked.years !== undefined || asked.provider !== undefined) {
    return `Não tem ${noun === undefined ? 'nada' : `${noun.feminine ? 'nenhuma' : 'nenhum'} ${noun.one}`} assim por aqui.`;
  }
  if (asked.period !== undefined) return `Nesse período não tem ${noun?.one ?? 'nada'} por aqui.`;
  if (noun === undefined) return 'Ainda não tem nada guardado. Para começar: “anota: comprar leite”.';
  return `Você ainda não guardou ${noun.feminine ? 'nenhuma' : 'nenhum'} ${noun.one}.`;
}
