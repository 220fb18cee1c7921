// What WhatsApp shows for a marked-up text: *bold*, _italic_, ~struck~ and `code` without their markers, the invisible word joiner
// left out. The joiner after a marker keeps it literal, as the renderer intends; real clients are not asked here.

const JOINER = '\u2060';
const OPENING = '(?<![\\p{L}\\p{N}])';
const CLOSING = '(?![\\p{L}\\p{N}])';
const inner = (mark: string): string => `(?![\\s${JOINER}])((?:(?!${mark}(?!${JOINER}))[^\\n])+?)(?<!\\s)`;
const markup = (mark: string): RegExp =>
  new RegExp(`${OPENING}${mark}${inner(mark)}${mark}(?!${JOINER})${CLOSING}`, 'gu');
const MARKUP = ['`', '\\*', '_', '~'].map(markup);

export function onScreen(text: string): string {
  let shown = text;
  for (const pattern of MARKUP) shown = shown.replace(pattern, '$1');
  return shown.replaceAll(JOINER, '');
}
