// @ts-check
// One person's conversation: joins the line, the transcript, the log, the composer and the drawer.

import { openComposer } from './composer.client.js';
import { openDrawer } from './drawer.client.js';
import { element, find } from './element.client.js';
import { freshId, listen, post } from './line.client.js';
import { openLog } from './log.client.js';
import { alreadyShown, recall, reconcile, remember } from './transcript.client.js';

/**
 * @typedef {import('./transcript.client.js').Entry} Entry
 * @typedef {object} Person
 * @property {string} id the conversation's id
 * @property {string} name
 * @property {number} colour
 * @property {boolean} [nameless] `name` is only a label
 * @property {boolean} [drawer]
 */

const STARTERS = ['uber 23,50', 'quanto gastei esse mês?', 'anota: senha do wi-fi é bolo123', 'o que você sabe fazer?'];
const TYPING_MS = 25_000;

/**
 * @param {Person} person
 * @param {object} wires
 * @param {import('./clock.client.js').PageClock} wires.clock
 * @param {(sentence: string) => void} wires.say
 * @param {() => void} wires.arrived a reply came
 * @param {() => void} wires.leave
 * @param {() => void} wires.changed the person's settings
 */
export function openConversation(person, { clock, say, arrived, leave, changed }) {
  const template = /** @type {HTMLTemplateElement} */ (find(document, '#conversation'));
  const root = find(/** @type {DocumentFragment} */ (template.content.cloneNode(true)), 'section');
  const presence = find(root, '.presence');
  const offline = find(root, '.offline');
  const welcome = find(root, '.welcome');
  const typing = find(root, '.typing');
  /** @type {Entry[]} */
  let entries = recall(person.id);
  let sending = Promise.resolve();
  /** @type {string | undefined} the message whose receipt has not come yet */
  let posting;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let typingEnds;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let countdown;

  root.setAttribute('aria-label', `Conversa de ${person.name}`);
  find(root, 'h2').replaceChildren(person.name);
  find(root, '.log').setAttribute('aria-label', `Mensagens de ${person.name}`);
  find(root, '.avatar').append([...person.name][0] ?? '?');
  find(root, '.avatar').dataset.colour = String(person.colour);
  find(root, '.leave').addEventListener('click', leave);

  const drawer = openDrawer(root, person, changed);
  const composer = openComposer(/** @type {HTMLFormElement} */ (find(root, '.composer')), {
    conversation: person.id,
    dropping: root,
    say,
    send: (text, more) => sayIt({ text, ...more }),
    reword,
    lastSaid: () => entries.findLast(({ from, choice }) => from === 'person' && choice === undefined)?.text,
  });
  find(root, 'textarea').setAttribute('aria-label', `Mensagem de ${person.name}`);
  const log = openLog(find(root, '.stage'), {
    day: clock.day,
    leave: composer.focus,
    actions: {
      reply: composer.quote,
      edit: composer.edit,
      time: clock.time,
      jump: (id) => log.jump(id),
      resend: deliver,
      textOf(id) {
        const known = entries.find((entry) => entry.id === id);
        return known?.text || known?.file?.name;
      },
      choose(entry, token, label) {
        entry.chosen = token;
        log.refresh(entry);
        sayIt({ text: label, choice: token });
      },
    },
  });
  for (const starter of STARTERS)
    find(root, '.starters').append(
      element('button', { type: 'button', onclick: () => sayIt({ text: starter }) }, starter),
    );

  const settle = () => {
    welcome.hidden = entries.length > 0;
    remember(person.id, entries);
  };
  /** @param {Entry} entry */
  const add = (entry) => {
    entries.push(entry);
    settle();
    log.append(entry);
  };
  /** @param {boolean} on */
  const showTyping = (on) => {
    clearTimeout(typingEnds);
    typing.hidden = !on;
    root.toggleAttribute('data-typing', on);
    if (on) typingEnds = setTimeout(() => showTyping(false), TYPING_MS);
    log.keepEnd();
  };
  const answered = () => {
    const stored = entries.filter(({ status }) => status === 'stored');
    // Nothing else waits, so this answers what is being posted: it overtook the receipt.
    if (stored.length === 0 && posting !== undefined) mark(posting, 'answered');
    for (const { id } of stored) mark(id, 'answered');
    settle();
  };

  /** @param {Pick<Entry, 'text' | 'choice' | 'quoted' | 'file'>} said */
  function sayIt(said) {
    /** @type {Entry} */
    const entry = { from: 'person', id: freshId(), at: clock.now(), sentAt: Date.now(), status: 'sending', ...said };
    add(entry);
    deliver(entry);
  }

  /**
   * @param {Entry} entry
   * @param {string} text
   */
  function reword(entry, text) {
    Object.assign(entry, { text, edited: true, edit: freshId(), sentAt: Date.now(), status: 'sending' });
    log.refresh(entry);
    settle();
    deliver(entry);
  }

  /**
   * One at a time, so that what was said first is stored first. The id makes a second try harmless.
   * @param {Entry} entry
   */
  function deliver({ id, text, edit, choice, quoted, file }) {
    if (file && file.content === undefined) return say('Escolha o arquivo outra vez, por favor.');
    mark(id, 'sending');
    const words = text === '' ? {} : { text };
    const sent = file ? { file: { name: file.name, mime: file.mime, content: file.content } } : {};
    const of = edit === undefined ? { id } : { id: edit, edits: id };
    const what = choice === undefined ? { ...of, ...words, ...sent } : { ...of, choice };
    const reply = quoted ? { replyTo: quoted.id, quoted: quoted.text } : {};
    const name = person.nameless ? {} : { name: person.name };
    sending = sending.then(async () => {
      posting = id;
      const answer = await post('/api/web/messages', { conversation: person.id, ...what, ...reply, ...name });
      posting = undefined;
      mark(id, answer.ok ? 'stored' : 'failed');
      if (!answer.ok && answer.body.error) say(answer.body.error);
    });
  }

  /**
   * @param {string | undefined} id
   * @param {import('./transcript.client.js').Status} status
   */
  function mark(id, status) {
    const entry = entries.find((known) => known.from === 'person' && known.id === id);
    if (!entry || entry.status === 'answered' || entry.status === status) return;
    entry.status = status;
    log.refresh(entry);
    settle();
  }

  log.redraw(entries);
  const line = listen(person.id, {
    history(messages) {
      const merged = reconcile(messages, entries, Date.now());
      if (JSON.stringify(merged) !== JSON.stringify(entries)) {
        entries = merged;
        log.redraw(entries);
      }
      settle();
    },
    reply(reply) {
      showTyping(false);
      answered();
      const shown = alreadyShown(entries, reply);
      if (!shown) add({ from: 'caderneta', at: clock.now(), ...reply });
      else if (shown.id === undefined || reply.rewrites) log.refresh(Object.assign(shown, reply));
      settle();
      arrived();
    },
    typing: () => showTyping(true),
    trace(trace) {
      answered();
      drawer.add(trace, clock.time(clock.now()));
    },
    line(state) {
      clearInterval(countdown);
      root.dataset.line = typeof state === 'string' ? state : 'waiting';
      presence.replaceChildren(state === 'open' ? 'conversando com a Caderneta' : 'conectando…');
      offline.hidden = typeof state === 'string';
      if (typeof state === 'string') return;
      const count = () => {
        const seconds = Math.max(1, Math.ceil((state.retryAt - Date.now()) / 1000));
        find(offline, 'span').replaceChildren(`Sem conexão. Nova tentativa em ${seconds} s.`);
      };
      count();
      countdown = setInterval(count, 1000);
    },
  });
  find(offline, 'button').addEventListener('click', line.retry);
  const stopWatching = clock.moved(() => log.redraw(entries));

  return {
    root,
    focus: composer.focus,
    shown: log.keepEnd,
    close() {
      line.stop();
      stopWatching();
      clearInterval(countdown);
      clearTimeout(typingEnds);
      root.remove();
    },
  };
}
