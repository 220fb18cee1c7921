// A list of everything, shown in a group, holds things nobody asked for there: passwords, cards and documents are hidden in
// it. What is asked for by name is shown.

import { redact } from '../../context/redact.ts';
import type { EventBody } from '../../domain/event.ts';
import type { InboxMessage } from '../../domain/internal-message.ts';
import type { Reply } from '../../domain/message.ts';
import type { RichText, Span } from '../../domain/text.ts';

const HIDDEN =
  '\n🔒 Escondi senhas e documentos, porque aqui todos leem. Peça pelo nome, ou na nossa conversa particular.';

/** The reply as it came in a private chat, and when nothing had to be hidden. */
export function withoutSecrets(
  reply: Reply | undefined,
  { group }: InboxMessage,
  events: readonly EventBody[],
): Reply | undefined {
  if (reply === undefined || !group || !events.some(listsEverything)) return reply;
  const text = redacted(reply.text);
  if (text.every((span, at) => span === reply.text[at])) return reply;
  const choices = reply.choices?.map((choice) => ({ ...choice, label: redact(choice.label) }));
  return { ...reply, text: [...text, HIDDEN], ...(choices === undefined ? {} : { choices }) };
}

const listsEverything = (event: EventBody): boolean =>
  event.kind === 'tool_use' &&
  event.tool === 'search_items' &&
  typeof event.args === 'object' &&
  event.args !== null &&
  Reflect.get(event.args, 'query') === undefined;

const redacted = (text: RichText): Span[] =>
  text.map((span) => {
    const words = typeof span === 'string' ? span : 'bold' in span ? span.bold : undefined;
    if (words === undefined || redact(words) === words) return span;
    return typeof span === 'string' ? redact(words) : { bold: redact(words) };
  });
