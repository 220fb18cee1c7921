// @ts-check
// The page: who is here, how many conversations fit side by side, and the small sentences at the bottom.

import { startClock } from './clock.client.js';
import { openConversation } from './conversation.client.js';
import { element, find } from './element.client.js';
import { freshId } from './line.client.js';
import { forget } from './transcript.client.js';

/** @typedef {import('./conversation.client.js').Person} Person */

const PEOPLE = 'caderneta:pessoas';
/** Browsers keep six connections to a server open at most; each person holds one, and messages need one too. */
const MOST_PEOPLE = 4;
const COLUMN_PX = 400;
const COLOURS = 6;
const NAMES = ['Ana', 'Bruno', 'Carla', 'Davi'];
const TOAST_MS = 7000;

const nav = find(document, '.people');
const columns = find(document, '.columns');
/** @type {{ person: Person, conversation: ReturnType<typeof openConversation>, tab: HTMLElement, unread: number }[]} */
const here = [];
/** The most recently looked at first. @type {string[]} */
let recent = [];

const clock = await startClock((sentence) => say(sentence));

/** @returns {Person[]} */
function known() {
  try {
    const people = JSON.parse(localStorage.getItem(PEOPLE) ?? '[]');
    if (people.length > 0) return people;
  } catch {
    // Unreadable: start over.
  }
  return [{ ...newPerson('Você'), nameless: true, drawer: matchMedia('(min-width: 1080px)').matches }];
}

/**
 * @param {string} name
 * @returns {Person}
 */
function newPerson(name) {
  const colours = here.map(({ person }) => person.colour);
  const free = Array.from({ length: COLOURS }, (_, i) => i).find((i) => !colours.includes(i));
  // Whoever knows the id is the person, so it cannot be guessed.
  return { id: freshId(), name, colour: free ?? here.length % COLOURS };
}

function save() {
  localStorage.setItem(PEOPLE, JSON.stringify(here.map(({ person }) => person)));
}

/** @param {Person} person */
function enter(person) {
  const avatar = element(
    'span',
    { class: 'avatar', 'aria-hidden': 'true', 'data-colour': String(person.colour) },
    [...person.name][0] ?? '?',
  );
  const tab = element(
    'button',
    { type: 'button', onclick: () => show(person.id) },
    avatar,
    element('span', { class: 'name' }, person.name),
  );
  const conversation = openConversation(person, {
    clock,
    say,
    changed: save,
    leave: () => leave(person),
    arrived() {
      const seat = here.find((it) => it.person.id === person.id);
      if (!seat || (!seat.conversation.root.hidden && !document.hidden)) return;
      seat.unread += 1;
      badges();
    },
  });
  here.push({ person, conversation, tab, unread: 0 });
  nav.append(tab);
  columns.append(conversation.root);
}

/** @param {Person} person */
function leave(person) {
  const index = here.findIndex((it) => it.person.id === person.id);
  const [gone] = here.splice(index, 1);
  gone?.conversation.close();
  gone?.tab.remove();
  recent = recent.filter((id) => id !== person.id);
  save();
  arrange();
  const undo = () => {
    enter(person);
    show(person.id);
    save();
  };
  say(`${person.name} saiu da tela.`, { label: 'Desfazer', act: undo, missed: () => forget(person.id) });
}

/** @param {string} id */
function show(id) {
  recent = [id, ...recent.filter((other) => other !== id)];
  arrange();
  const seat = here.find(({ person }) => person.id === id);
  // On a phone the keyboard would jump up uninvited.
  if (matchMedia('(hover: hover)').matches) seat?.conversation.focus();
}

function arrange() {
  const room = Math.min(3, Math.max(1, Math.floor(innerWidth / COLUMN_PX)));
  const ids = here.map(({ person }) => person.id);
  recent = [...recent, ...ids.filter((id) => !recent.includes(id))];
  const visible = recent.slice(0, room);
  for (const seat of here) {
    const shows = visible.includes(seat.person.id);
    const appears = shows && seat.conversation.root.hidden;
    seat.conversation.root.hidden = !shows;
    seat.tab.toggleAttribute('data-shown', shows);
    seat.tab.setAttribute('aria-current', String(seat.person.id === visible[0]));
    if (appears) seat.conversation.shown();
    if (shows && !document.hidden) seat.unread = 0;
  }
  document.body.toggleAttribute('data-alone', here.length === 1);
  const full = here.length >= MOST_PEOPLE;
  const add = find(document, '.add');
  add.toggleAttribute('disabled', full);
  add.title = full ? `Já são ${MOST_PEOPLE}: feche uma conversa para abrir outra` : 'Acrescentar uma pessoa';
  badges();
}

function badges() {
  let total = 0;
  for (const { tab, unread, person } of here) {
    total += unread;
    tab.dataset.unread = unread ? String(unread) : '';
    tab.setAttribute('aria-label', unread ? `${person.name}, ${unread} por ler` : person.name);
  }
  document.title = total ? `(${total}) Caderneta` : 'Caderneta';
}

/** @type {{ timer: ReturnType<typeof setTimeout>, missed: () => void } | undefined} */
let toasting;
/**
 * @param {string} sentence
 * @param {{ label: string, act: () => void, missed: () => void }} [offer] `missed` runs when the offer was not taken
 */
function say(sentence, offer) {
  const toast = find(document, '.toast');
  const button = /** @type {HTMLButtonElement} */ (find(toast, 'button'));
  const end = () => {
    clearTimeout(toasting?.timer);
    toasting?.missed();
    toasting = undefined;
    toast.hidden = true;
  };
  end();
  find(toast, 'span').replaceChildren(sentence);
  button.replaceChildren(offer?.label ?? 'Fechar');
  button.onclick = () => {
    if (offer && toasting) toasting.missed = () => {};
    end();
    offer?.act();
  };
  toasting = { timer: setTimeout(end, TOAST_MS), missed: offer?.missed ?? (() => {}) };
  toast.hidden = false;
}

const adding = /** @type {HTMLFormElement} */ (find(document, '#add-person'));
const nameField = /** @type {HTMLInputElement} */ (adding.elements.namedItem('name'));
// Not `toggle`, which comes some time after the form is on the screen and would take away what is typed by then.
adding.addEventListener('beforetoggle', ({ newState }) => {
  if (newState !== 'open') return;
  nameField.value = NAMES.find((name) => !here.some(({ person }) => person.name === name)) ?? '';
  nameField.select();
});
adding.addEventListener('submit', (event) => {
  event.preventDefault();
  adding.hidePopover();
  const person = newPerson(nameField.value.trim());
  enter(person);
  show(person.id);
  save();
});
addEventListener('resize', arrange);
document.addEventListener('visibilitychange', arrange);

for (const person of known()) enter(person);
save();
arrange();
if (matchMedia('(hover: hover)').matches) here[0]?.conversation.focus();
