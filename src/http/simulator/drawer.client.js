// @ts-check
// The drawer beside a conversation: the newest turn on top.

import { find } from './element.client.js';
import { drawTrace } from './trace.client.js';

const KEPT = 40;

/**
 * @param {HTMLElement} root the conversation
 * @param {import('./conversation.client.js').Person} person remembers whether it is open
 * @param {() => void} changed
 */
export function openDrawer(root, person, changed) {
  const drawer = find(root, '.drawer');
  const traces = find(root, '.traces');
  const toggle = find(root, '.toggle-trace');

  /** @param {boolean} open */
  const show = (open) => {
    drawer.hidden = !open;
    toggle.setAttribute('aria-expanded', String(open));
  };
  /** @param {boolean} open */
  const choose = (open) => {
    person.drawer = open;
    show(open);
    changed();
  };
  toggle.addEventListener('click', () => choose(drawer.hidden === true));
  find(root, '.close-trace').addEventListener('click', () => {
    choose(false);
    toggle.focus();
  });
  show(person.drawer ?? false);
  drawer.setAttribute('aria-label', `Bastidores de ${person.name}`);

  return {
    /**
     * @param {import('./trace.client.js').Trace} trace
     * @param {string} time
     */
    add(trace, time) {
      traces.querySelector('.hint')?.remove();
      traces.prepend(drawTrace(trace, time));
      while (traces.childElementCount > KEPT) traces.lastElementChild?.remove();
    },
  };
}
