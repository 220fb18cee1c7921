// What a person sees of a call to a platform: its words, the labels of what can be pressed, and the names of files.

import type { Sent } from './stand-in.ts';

export type Seen = {
  readonly text: string;
  readonly choices: readonly string[];
  readonly files: readonly string[];
};

/** Calls that show nothing: typing, receipts, and the upload that comes before the message with the file. */
const COURTESIES = new Set(['sendChatAction', 'answerCallbackQuery', 'media']);

/** How a form names the file it carries itself. */
const ATTACHED = 'attach://';

/** None or one. */
export function sentAsSeen({ method, body }: Sent): readonly Seen[] {
  if (COURTESIES.has(method) || field(body, 'status') === 'read') return [];
  const [image, file, interactive] = ['image', 'document', 'interactive'].map((key) => field(body, key));
  const words = [
    field(body, 'caption'),
    field(image, 'caption'),
    field(file, 'caption'),
    field(field(body, 'text'), 'body'),
    field(body, 'text'),
    field(field(interactive, 'body'), 'text'),
  ].find((one) => typeof one === 'string');
  const uploaded = field(image, 'id') === undefined ? undefined : 'imagem.png';
  const names = [field(body, 'file'), field(file, 'filename'), uploaded, field(image, 'link'), field(body, 'photo')];
  const files = names.filter((name) => typeof name === 'string' && !name.startsWith(ATTACHED)) as string[];
  const text = String(words ?? (files.length === 0 ? `[${method}]` : ''));
  return [{ text, choices: choicesOf(body, interactive), files }];
}

function choicesOf(body: unknown, interactive: unknown): readonly string[] {
  const action = field(interactive, 'action');
  const sections = field(action, 'sections');
  const rows = [
    field(field(body, 'reply_markup'), 'inline_keyboard'),
    field(action, 'buttons'),
    Array.isArray(sections) ? sections.map((section) => field(section, 'rows')) : [],
  ];
  const labels = rows
    .flat(4)
    .flatMap((row) => field(row, 'text') ?? field(field(row, 'reply'), 'title') ?? field(row, 'title') ?? []);
  return labels.map(String);
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
