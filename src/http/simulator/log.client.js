// @ts-check
// The bubbles on screen: day separators, staying at the end while new ones come, walking with the keyboard, swiping to
// reply. It draws entries; it does not know where they come from.

import { drawBubble, isEditable } from './bubble.client.js';
import { element, find } from './element.client.js';

/** @typedef {import('./transcript.client.js').Entry} Entry */

const NEAR_END_PX = 90;
const SWIPE_PX = 56;

/**
 * @param {HTMLElement} stage
 * @param {object} wires
 * @param {import('./bubble.client.js').BubbleActions} wires.actions
 * @param {(at: number) => string} wires.day
 * @param {() => void} wires.leave back to the composer
 */
export function openLog(stage, { actions, day, leave }) {
  const scroller = find(stage, '.scroller');
  const log = find(stage, '.log');
  const toEnd = find(stage, '.to-end');
  /** @type {Map<HTMLElement, Entry>} */
  const drawn = new Map();
  let lastDay = '';
  let atEnd = true;

  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', 'Mensagens: setas para andar, R para responder, E para editar');

  const goToEnd = () => {
    scroller.scrollTop = scroller.scrollHeight;
  };
  const keepEnd = () => {
    if (atEnd) goToEnd();
  };
  scroller.addEventListener('scroll', () => {
    atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_END_PX;
    toEnd.hidden = atEnd;
  });
  toEnd.addEventListener('click', () => scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'smooth' }));
  // The composer grew, a keyboard came up, the window changed: the last message stays in sight.
  new ResizeObserver(keepEnd).observe(scroller);

  /** @param {Entry} entry */
  const put = (entry) => {
    const date = day(entry.at);
    if (date !== lastDay) log.append(element('p', { class: 'day' }, element('span', {}, date)));
    lastDay = date;
    const bubble = drawBubble(entry, actions);
    drawn.set(bubble, entry);
    log.append(bubble);
    return bubble;
  };
  /** @param {EventTarget | null} target */
  const bubbleAt = (target) => {
    const found = target instanceof Element ? target.closest('.bubble') : null;
    return found instanceof HTMLElement ? found : undefined;
  };

  scroller.addEventListener('keydown', (event) => {
    const current = bubbleAt(document.activeElement);
    const all = [...drawn.keys()];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const index = current ? all.indexOf(current) + step : all.length - 1;
      const next = all[Math.max(0, index)];
      if (next) next.focus();
      else leave();
    } else if (event.key === 'Escape') leave();
    else if (current === document.activeElement && current && (event.key === 'Enter' || event.key === 'r')) {
      event.preventDefault();
      const entry = drawn.get(current);
      if (entry) actions.reply(entry);
    } else if (current === document.activeElement && current && event.key === 'e') {
      const entry = drawn.get(current);
      if (!entry || !isEditable(entry)) return;
      event.preventDefault();
      actions.edit(entry);
    }
  });
  swipeToReply(log, (bubble) => {
    const entry = drawn.get(bubble);
    if (entry) actions.reply(entry);
  });

  return {
    /** @param {Entry} entry */
    append(entry) {
      put(entry).classList.add('fresh');
      if (entry.from === 'person') atEnd = true;
      keepEnd();
    },
    /** @param {Entry[]} entries */
    redraw(entries) {
      log.setAttribute('aria-busy', 'true');
      log.replaceChildren();
      drawn.clear();
      lastDay = '';
      for (const entry of entries) put(entry);
      log.removeAttribute('aria-busy');
      keepEnd();
    },
    /** @param {Entry} entry the same object as was drawn, changed */
    refresh(entry) {
      for (const [bubble, known] of drawn) {
        if (known !== entry) continue;
        const redrawn = drawBubble(entry, actions);
        bubble.replaceWith(redrawn);
        // Rebuilt in place, since the keyboard walks bubbles in this order.
        const rest = [...drawn].map(([node, it]) => /** @type {const} */ ([node === bubble ? redrawn : node, it]));
        drawn.clear();
        for (const [node, it] of rest) drawn.set(node, it);
        return keepEnd();
      }
    },
    /** @param {string} id */
    jump(id) {
      for (const [bubble, entry] of drawn) {
        if (entry.id !== id) continue;
        bubble.scrollIntoView({ block: 'center', behavior: 'smooth' });
        bubble.focus({ preventScroll: true });
        return;
      }
    },
    keepEnd,
  };
}

/**
 * A finger that drags a bubble to the right answers it.
 * @param {HTMLElement} log
 * @param {(bubble: HTMLElement) => void} reply
 */
function swipeToReply(log, reply) {
  /** @type {{ bubble: HTMLElement, x: number, moved: number } | undefined} */
  let drag;
  log.addEventListener('pointerdown', ({ pointerType, target, clientX }) => {
    const bubble = pointerType === 'touch' && target instanceof Element ? target.closest('.bubble') : null;
    drag = bubble instanceof HTMLElement ? { bubble, x: clientX, moved: 0 } : undefined;
  });
  log.addEventListener('pointermove', ({ clientX }) => {
    if (!drag) return;
    drag.moved = Math.min(Math.max(0, clientX - drag.x), SWIPE_PX * 1.4);
    drag.bubble.style.setProperty('translate', `${drag.moved}px`);
  });
  const end = () => {
    if (!drag) return;
    drag.bubble.style.removeProperty('translate');
    if (drag.moved > SWIPE_PX) reply(drag.bubble);
    drag = undefined;
  };
  log.addEventListener('pointerup', end);
  log.addEventListener('pointercancel', () => {
    if (drag) drag.moved = 0;
    end();
  });
}
