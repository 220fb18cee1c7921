// Renders one reply as Graph messages: the picture, the text in parts, the choices on the last part, the file. A short
// text without choices becomes the caption of the picture or file.

import type { Attachment, Picture, Reply } from '../../domain/message.ts';
import type { Address, Outgoing } from '../../ports.ts';
import { type Layout, layOut } from './choices.ts';
import { type Piece, piecesOf, size } from './pieces.ts';
import { toWhatsApp } from './whatsapp-text.ts';
import type { Content, Interactive, Upload, Wire } from './wire.ts';

/** Code points. Source: facebook/openapi v23.0. */
const maxText = 4096;
const maxInteractiveBody = 1024;
const maxCaption = 1024;

const listButton = 'Ver opções';
/** Text above buttons, which Graph requires even when the reply has none. */
const wordless: Piece = { plain: 'Escolha:', marked: 'Escolha:' };

/** An empty reply gives no messages. `plain` is the displayed text, numbered choices included. */
export function render(reply: Reply, to: Address): readonly Outgoing[] {
  const layout = reply.choices?.length ? layOut(reply.choices, to) : undefined;
  const { quote } = reply;
  return [...bodyOf(reply, layout)].map((message, index) =>
    index === 0 && quote !== undefined ? quoting(message, quote) : message,
  );
}

type Rendered = { readonly plain: string; readonly wire: Wire; readonly simpler?: Wire };

const quoting = ({ simpler, wire, ...rest }: Rendered, quote: string): Rendered => ({
  ...rest,
  wire: { ...wire, quote },
  ...(simpler && { simpler: { ...simpler, quote } }),
});

function* bodyOf(reply: Reply, layout: Layout | undefined): Generator<Rendered> {
  const { picture, file } = reply;
  const pieces = wordsOf(reply, layout);
  const [only] = pieces;
  const caption =
    layout === undefined && pieces.length === 1 && only && size(only.marked) <= maxCaption ? only : undefined;
  if (picture !== undefined) yield image(picture, caption);
  const captioned = caption !== undefined && (picture !== undefined || file !== undefined);
  if (!captioned) yield* texts(pieces, layout);
  if (file !== undefined) yield document(file, picture === undefined ? caption : undefined);
}

function wordsOf(reply: Reply, layout: Layout | undefined): readonly Piece[] {
  if (layout?.kind === 'numbered' && !reply.spelled) {
    const numbered = [...reply.text, `\n\n${layout.lines.join('\n')}`];
    return piecesOf(numbered, maxText, maxText);
  }
  if (layout === undefined || layout.kind === 'numbered') return piecesOf(reply.text, maxText, maxText);
  const pieces = piecesOf(reply.text, maxText, maxInteractiveBody);
  return pieces.length === 0 ? [wordless] : pieces;
}

function* texts(pieces: readonly Piece[], layout: Layout | undefined): Generator<Rendered> {
  for (const [index, piece] of pieces.entries()) {
    const last = index === pieces.length - 1;
    yield last && layout && layout.kind !== 'numbered' ? interactive(piece, layout) : text(piece);
  }
}

function text({ plain, marked }: Piece): Rendered {
  return message(plain, { type: 'text', text: { body: marked, preview_url: false } });
}

function interactive({ plain, marked }: Piece, layout: Exclude<Layout, { kind: 'numbered' }>): Rendered {
  const body = { text: marked };
  const content: Interactive =
    layout.kind === 'buttons'
      ? { type: 'button', body, action: { buttons: layout.buttons } }
      : { type: 'list', body, action: { button: listButton, sections: [{ rows: layout.rows }] } };
  // Nobody is left without a question because Graph refused its buttons: the same words have numbers to answer by.
  const numbered = `${marked}\n\n${toWhatsApp([layout.lines.join('\n')])}`;
  const simpler = text({ plain, marked: numbered }).wire;
  return { ...message(plain, { type: 'interactive', interactive: content }), simpler };
}

function image(picture: Picture, caption: Piece | undefined): Rendered {
  const words = caption === undefined ? {} : { caption: caption.marked };
  const plain = caption?.plain ?? '';
  const simpler = caption && { simpler: text(caption).wire };
  if ('url' in picture)
    return { ...message(plain, { type: 'image', image: { link: picture.url, ...words } }), ...simpler };
  const upload: Upload = { encoding: 'base64', data: picture.png, mime: 'image/png', name: 'imagem.png' };
  return { ...message(plain, { type: 'image', image: words }, upload), ...simpler };
}

function document(file: Attachment, caption: Piece | undefined): Rendered {
  const words = caption === undefined ? {} : { caption: caption.marked };
  const upload: Upload = { encoding: file.encoding ?? 'utf-8', data: file.content, mime: file.mime, name: file.name };
  return message(caption?.plain ?? '', { type: 'document', document: { filename: file.name, ...words } }, upload);
}

function message(plain: string, content: Content, upload?: Upload): Rendered {
  const wire: Wire = { content, ...(upload === undefined ? {} : { upload }) };
  return { plain, wire };
}
