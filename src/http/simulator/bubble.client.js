// @ts-check
// Draws one bubble. Words go in as text nodes; links only where the server wrote a link, and only to http(s).

import { element, icon } from './element.client.js';
import { fileSize } from './file-size.client.js';

/** @typedef {import('./transcript.client.js').Entry} Entry */

/**
 * @typedef {object} BubbleActions
 * @property {(entry: Entry) => void} reply
 * @property {(entry: Entry) => void} edit
 * @property {(entry: Entry, token: string, label: string) => void} choose
 * @property {(entry: Entry) => void} resend
 * @property {(id: string) => void} jump
 * @property {(at: number) => string} time
 * @property {(id: string) => string | undefined} textOf
 */

const TICKS = {
  sending: 'enviando',
  stored: 'guardada em disco',
  answered: 'respondida',
  failed: 'não enviada',
};

/**
 * @param {Entry} entry
 * @param {BubbleActions} actions
 */
export function drawBubble(entry, actions) {
  const mine = entry.from === 'person';
  const quoted = entry.quoted ?? quotedBy(entry, actions);
  const body = element(
    'div',
    { class: 'body' },
    quoted &&
      element(
        'button',
        { type: 'button', class: 'quote', tabindex: '-1', onclick: () => actions.jump(quoted.id) },
        quoted.text,
      ),
    entry.picture && drawPicture(entry.picture),
    element('span', { class: 'text' }, ...drawText(entry)),
    entry.file && drawFile(entry.file),
    element(
      'span',
      { class: 'meta' },
      entry.edited && element('span', {}, 'editada'),
      element('time', { datetime: new Date(entry.at).toISOString() }, actions.time(entry.at)),
      entry.status && drawTick(entry.status),
    ),
  );
  const bubble = element(
    'article',
    {
      class: `bubble ${mine ? 'mine' : 'theirs'}`,
      tabindex: '-1',
      'aria-label': mine ? 'Você' : 'Caderneta',
      'data-status': entry.status,
    },
    body,
    element(
      'span',
      { class: 'acts' },
      drawAct('reply', 'Responder', () => actions.reply(entry)),
      isEditable(entry) && drawAct('edit', 'Editar', () => actions.edit(entry)),
    ),
  );
  if (entry.choices?.length) bubble.append(drawChoices(entry, actions));
  if (entry.status === 'failed')
    bubble.append(
      element(
        'button',
        { type: 'button', class: 'resend', onclick: () => actions.resend(entry) },
        'Não foi enviada. Tentar de novo',
      ),
    );
  return bubble;
}

/**
 * Words of one's own that arrived: a button was pressed and a file was sent, neither of which is taken back by new words.
 * @param {Entry} entry
 */
export const isEditable = ({ from, id, choice, file, status }) =>
  from === 'person' && id !== undefined && choice === undefined && !file && status !== 'sending' && status !== 'failed';

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} onclick
 */
function drawAct(name, label, onclick) {
  const described = { 'aria-label': label, title: label };
  return element(
    'button',
    { type: 'button', class: `round ${name}`, tabindex: '-1', ...described, onclick },
    icon(`icon-${name}`),
  );
}

/**
 * @param {Entry} entry
 * @param {BubbleActions} actions
 */
function quotedBy(entry, actions) {
  const text = entry.quote && actions.textOf(entry.quote);
  return entry.quote && text ? { id: entry.quote, text } : undefined;
}

/** @param {Entry} entry */
function drawText(entry) {
  return (entry.spans ?? [entry.text]).map((span) => {
    if (typeof span === 'string') return span;
    if ('bold' in span) return element('strong', {}, span.bold);
    if ('italic' in span) return element('em', {}, span.italic);
    if ('code' in span) return element('code', {}, span.code);
    const { label, url } = span.link;
    if (!/^https?:\/\//iu.test(url)) return label;
    return element('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, label);
  });
}

/** @param {NonNullable<Entry['status']>} status */
function drawTick(status) {
  return element('span', { class: `tick ${status}`, title: TICKS[status] }, icon(`tick-${status}`, TICKS[status]));
}

/**
 * What the first bytes of a PNG say of it.
 * @param {string} png base64
 */
function pngSize(png) {
  const view = new DataView(Uint8Array.from(atob(png.slice(0, 32)), (char) => char.charCodeAt(0)).buffer);
  return { width: String(view.getUint32(16)), height: String(view.getUint32(20)) };
}

/** @param {NonNullable<Entry['picture']>} picture */
function drawPicture(picture) {
  const src = 'url' in picture ? picture.url : `data:image/png;base64,${picture.png}`;
  // Browsers open no data address in a tab, but one of their own for the same bytes.
  const enlarge = /** @param {Event} event */ (event) => {
    if ('url' in picture) return;
    event.preventDefault();
    const bytes = Uint8Array.from(atob(picture.png), (char) => char.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'image/png' }));
    window.open(url, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  // The frame has its size before the picture comes, so that nothing jumps.
  return element(
    'a',
    { class: 'picture', href: src, target: '_blank', rel: 'noopener noreferrer', tabindex: '-1', onclick: enlarge },
    element('img', {
      src,
      alt: 'Imagem enviada pela Caderneta',
      loading: 'lazy',
      referrerpolicy: 'no-referrer',
      ...('url' in picture ? {} : pngSize(picture.png)),
    }),
  );
}

/** @param {NonNullable<Entry['file']>} file */
function drawFile({ name, mime, content, encoding, size = 0 }) {
  // Of a big file this browser remembers only the name.
  if (content === undefined)
    return element(
      'span',
      { class: 'file' },
      icon('icon-file'),
      element('span', {}, element('b', {}, name), element('small', {}, fileSize(size))),
    );
  const bytes = encoding === 'base64' ? Uint8Array.from(atob(content), (char) => char.charCodeAt(0)) : content;
  const blob = new Blob([bytes], { type: mime });
  const download = () => {
    const url = URL.createObjectURL(blob);
    element('a', { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return element(
    'button',
    { type: 'button', class: 'file', onclick: download },
    icon('icon-file'),
    element('span', {}, element('b', {}, name), element('small', {}, `${fileSize(blob.size)} · baixar`)),
  );
}

/**
 * @param {Entry} entry
 * @param {BubbleActions} actions
 */
function drawChoices(entry, actions) {
  const buttons = (entry.choices ?? []).map(({ token, label, hint }) =>
    element(
      'button',
      {
        type: 'button',
        class: entry.chosen === token ? 'chosen' : undefined,
        'aria-pressed': entry.chosen === undefined ? undefined : String(entry.chosen === token),
        disabled: entry.chosen !== undefined,
        onclick: () => actions.choose(entry, token, label),
      },
      entry.chosen === token && icon('icon-check'),
      element('span', {}, label, hint ? element('small', {}, hint) : undefined),
    ),
  );
  return element('div', { class: 'choices', role: 'group', 'aria-label': 'Respostas' }, ...buttons);
}
