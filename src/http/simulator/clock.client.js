// @ts-check
// The simulated time: what the header shows, and the time machine behind it. Where the server's clock cannot be
// moved (production), the page shows no clock.

import { find } from './element.client.js';
import { get, post } from './line.client.js';

const DAY_MS = 86_400_000;

/**
 * @typedef {object} PageClock
 * @property {() => number} now simulated epoch ms
 * @property {(at: number) => string} time 14:05
 * @property {(redraw: () => void) => () => void} moved calls back after every leap, until the returned function is called
 * @property {(at: number) => string} day the day as a separator says it: hoje, ontem, 18 de novembro
 */

/**
 * @param {(sentence: string) => void} complain
 * @returns {Promise<PageClock>}
 */
export async function startClock(complain) {
  const button = find(document, '.clock');
  const form = /** @type {HTMLFormElement} */ (find(document, '#time-machine'));
  const when = /** @type {HTMLInputElement} */ (form.elements.namedItem('when'));
  /** @type {Set<() => void>} */
  const watchers = new Set();
  let ahead = 0;
  let zone = 'America/Sao_Paulo';

  const now = () => Date.now() + ahead;
  /** @param {Intl.DateTimeFormatOptions} options */
  const say = (options) => {
    const format = new Intl.DateTimeFormat('pt-BR', { ...options, timeZone: zone });
    return (/** @type {number} */ at) => format.format(at);
  };
  /** @param {number} at */
  const wall = (at) => new Date(at).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
  /** @param {string} local the wall clock of the zone, as a datetime-local input gives it */
  const instant = (local) => {
    const guess = Date.parse(`${local}Z`);
    return guess - (Date.parse(`${wall(guess)}Z`) - guess);
  };

  /** @param {{ now: string, zone: string, offset?: number }} reading no offset: a clock that cannot be moved */
  const adopt = (reading) => {
    // Within a second the server's clock is ours: no need to drift by the time a request takes.
    const measured = Date.parse(reading.now) - Date.now();
    ahead = Math.abs(measured) < 1000 ? 0 : measured;
    zone = reading.zone;
    button.toggleAttribute('data-moved', (reading.offset ?? 0) !== 0);
    show();
  };
  const show = () => {
    const at = now();
    find(button, '.clock-day').replaceChildren(
      say({ weekday: 'short', day: 'numeric', month: 'short' })(at).replaceAll('.', ''),
    );
    find(button, '.clock-time').replaceChildren(say({ hour: '2-digit', minute: '2-digit' })(at));
    button.setAttribute('aria-label', `Relógio: ${say({ dateStyle: 'full', timeStyle: 'short' })(at)}. Mudar`);
  };

  /** @param {unknown} body */
  const move = async (body) => {
    const moved = await post('/api/web/clock', body);
    if (!moved.ok) return complain(moved.body.error ?? 'Não consegui mudar o relógio.');
    adopt(moved.body);
    for (const redraw of watchers) redraw();
    when.value = wall(now()).slice(0, 16);
  };
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.dataset.advance) move({ advance: Number(target.dataset.advance) });
    else if ('reset' in target.dataset) move({ reset: true });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    move({ now: new Date(instant(when.value)).toISOString() });
    form.hidePopover();
  });
  // Not `toggle`, which comes some time after the form is on the screen and would take away what is typed by then.
  form.addEventListener('beforetoggle', () => {
    when.value = wall(now()).slice(0, 16);
  });

  try {
    const reading = await get('/api/web/clock');
    adopt(reading);
    button.hidden = reading.offset === undefined;
    if (!button.hidden) setInterval(show, 1000);
  } catch {
    button.hidden = true;
  }

  return {
    now,
    moved(redraw) {
      watchers.add(redraw);
      return () => watchers.delete(redraw);
    },
    time: (at) => say({ hour: '2-digit', minute: '2-digit' })(at),
    day(at) {
      const date = wall(at).slice(0, 10);
      if (date === wall(now()).slice(0, 10)) return 'hoje';
      if (date === wall(now() - DAY_MS).slice(0, 10)) return 'ontem';
      const sameYear = date.slice(0, 4) === wall(now()).slice(0, 4);
      return say({ day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) })(at);
    },
  };
}
