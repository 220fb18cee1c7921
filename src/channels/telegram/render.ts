// Renders one reply as API calls. Media come first, with the beginning of the text as caption; the quote is on the
// first part and the keyboard on the last.

import type { Choice, Reply, Rewrite } from '../../domain/message.ts';
import { plain, type RichText, spanText } from '../../domain/text.ts';
import type { Outgoing } from '../../ports.ts';
import { cleanText } from '../clean-text.ts';
import { sliceRichText, withText } from '../slice-rich-text.ts';
import { splitRanges, utf16Units } from '../split-text.ts';
import { html } from './html.ts';
import { keyboard } from './keyboard.ts';
import type { TelegramWire } from './wire.ts';

/** Characters after entity parsing; counting UTF-16 units never undercounts (FACTS section 1). */
const TEXT_LIMIT = 4096;
const CAPTION_LIMIT = 1024;

type Media =
  | { readonly kind: 'photo'; readonly url: string }
  | { readonly kind: 'photo'; readonly png: string }
  | { readonly kind: 'document'; readonly name: string; readonly content: string; readonly encoding?: 'base64' };

/** At least one part; never throws. Blank text without media becomes '…', since Telegram rejects empty messages. */
export function render(reply: Reply): readonly Outgoing[] {
  const rewritten = reply.rewrite === undefined ? undefined : rewriting(reply.rewrite);
  return rewritten === undefined ? sending(reply) : [rewritten];
}

/**
 * An edit of a sent message; undefined when it does not fit one message or its id is not Telegram's: the reply is then
 * sent as a new message.
 */
function rewriting({ of, text, choices = [] }: Rewrite): Outgoing | undefined {
  const message = Number(of);
  const [whole, ...others] = split(text, 'message');
  const rows = choices.length === 0 ? [] : keyboard(choices);
  if (!Number.isSafeInteger(message) || message <= 0) return undefined;
  if (whole === undefined || others.length > 0 || rows === undefined) return undefined;
  const wire: TelegramWire = { kind: 'edit', message, html: html(whole), ...(rows.length > 0 && { keyboard: rows }) };
  return { plain: plain(whole), wire };
}

function sending(reply: Reply): readonly Outgoing[] {
  const choices = reply.choices ?? [];
  const rows = choices.length > 0 ? keyboard(choices, reply.spelled ? 'numbers' : 'words') : undefined;
  const spoken = rows || choices.length === 0 || reply.spelled ? reply.text : [...reply.text, ...numbered(choices)];
  const media = mediaOf(reply);
  const pieces = split(spoken, media.length > 0 ? 'caption' : 'message');
  const texts = media.length > 0 ? pieces.slice(1) : pieces;
  const parts: ((Media & { text: RichText }) | { kind: 'text'; text: RichText })[] = [
    ...media.map((one, index) => ({ ...one, text: index === 0 ? (pieces[0] ?? []) : [] })),
    ...texts.map((text) => ({ kind: 'text' as const, text })),
  ];
  const quote = Number(reply.quote);
  const topic = Number(reply.topic);
  return parts.map(({ text, ...rest }, index) => {
    const wire: TelegramWire = {
      ...rest,
      html: html(text),
      ...(index === parts.length - 1 && rows && { keyboard: rows }),
      ...(index === parts.length - 1 && !rows && reply.awaits && { answer: true as const }),
      ...(index === 0 && Number.isSafeInteger(quote) && quote > 0 && { quote }),
      ...(Number.isSafeInteger(topic) && topic > 0 && { topic }),
    };
    return { plain: plain(text), wire };
  });
}

/** @param first what the first part is; a caption may be empty. */
function split(text: RichText, first: 'message' | 'caption'): RichText[] {
  const clean = text.map((span) => withText(span, cleanText(spanText(span))));
  const limit = (piece: number): number => (first === 'caption' && piece === 0 ? CAPTION_LIMIT : TEXT_LIMIT);
  const pieces = splitRanges(plain(clean), limit, utf16Units).map(({ start, end }) => sliceRichText(clean, start, end));
  return pieces.length > 0 || first === 'caption' ? pieces : [['…']];
}

function mediaOf({ picture, file }: Reply): Media[] {
  const media: Media[] = [];
  if (picture) media.push('url' in picture ? { kind: 'photo', url: picture.url } : { kind: 'photo', png: picture.png });
  if (file) {
    const name = fileName(file.name);
    const { content, encoding } = file;
    media.push(
      encoding === undefined
        ? { kind: 'document', name, content: cleanText(content) }
        : { kind: 'document', name, content, encoding },
    );
  }
  return media;
}

/**
 * grammY writes the name unquoted into the multipart header and rejects line breaks, so only safe characters are kept.
 */
function fileName(name: string): string {
  const ascii = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    ascii
      .replace(/[^\w.-]+/gu, '-')
      .replace(/^[-.]+|-+$/gu, '')
      .slice(-100) || 'arquivo.txt'
  );
}

function numbered(choices: readonly Choice[]): RichText {
  return choices.map(
    ({ label, hint }, index) => `${index === 0 ? '\n\n' : '\n'}${index + 1}. ${label}${hint ? ` · ${hint}` : ''}`,
  );
}
