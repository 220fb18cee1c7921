// What a message lacks for the guess to overrule its rule: by what the guess would make of it, when that is not believed.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import type { Outcome } from '../rules/rule.ts';
import { asks } from '../signals/asks.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';

/** The outcome of the rule, how probable the guess finds its own, and how many better readings were ruled out. */
type Overruling = { readonly r: Reading; readonly said: Outcome; readonly p: number; readonly tried: number };

/** A guess this sure gives a courtesy, or sends something away, without more in the words. */
const ACTED = 0.3;
/** Under this a guess is a hunch. */
export const HUNCH = 0.5;
/** A guess this sure reads a construction another way. */
const PLAIN = 0.85;
const CERTAIN = 0.98;

const OWN_AFFAIR =
  /\b(?:terminei|terminamos|acabei|acabamos|zerei|vi|vimos|finalizei|li) (?:(?:com )?(?:meu|minha|meus|minhas|o|a|os|as|um|uma) (?!filme|serie|novela|anime|temporada|documentario|livro|dorama)|de (?!ver|assistir|maratonar|ler|terminar))/;
const BECAME = /\bfui [a-z]+(?:ad|id)[oa]\b/;

const ORDERING = ['v_change', 'v_correct', 'v_delete', 'v_undo', 'v_cancel', 'v_forget', 'v_put', 'v_keep'] as const;
/** An order in the words, or a word for what is kept. */
const ordersChange = (r: Reading): boolean =>
  r.scene.list !== undefined ||
  r.hasAny('memory_any', 'note_noun', 'list_noun', 'correction', 'delete_phrase') ||
  ORDERING.some((name) => r.hasVerb(name, ORDER_OR_INFINITIVE));

const asksForKept = (r: Reading): boolean =>
  asks(r) || r.hasAny('v_find', 'v_show', 'v_tell', 'memory_any', 'note_noun', 'list_noun', 'demo');

/** "Mudaram o horário da aula", "meu ex apagou as fotos": told, and nothing is ordered to be changed. */
const isOnlyTold = ({ r, said }: Overruling): boolean => said.intent === 'smalltalk' && !ordersChange(r);

/** Nothing goes out, changes hands or is joined on a hunch. */
const isHunch = ({ said, p }: Overruling): boolean =>
  p < (said.intent === 'smalltalk' || said.intent === 'unknown' ? ACTED : PLAIN);

/** Nobody is greeted or thanked without a word of it. */
const lacksCourtesy = ({ r, p, tried }: Overruling): boolean =>
  (tried > 0 || p < ACTED) && !r.hasAny('greeting', 'thanks', 'farewell');

const VETOES: Partial<Record<Intent, (overruling: Overruling) => boolean>> = {
  list_all: ({ r, said, p }) =>
    said.intent === 'search' &&
    // "As séries policiais salvas" are some of them: a genre is looked for. So is what is named.
    (r.has('genre') || said.slots.year !== undefined || (said.slots.query !== undefined && p < HUNCH)),
  // "Todos os filmes de terror" are some of them.
  delete_all: (overruling) =>
    (overruling.said.intent === 'delete_item' && overruling.r.has('genre')) || isOnlyTold(overruling),
  delete_item: isOnlyTold,
  edit_memory: isOnlyTold,
  smalltalk: ({ said, p }) =>
    // A long story may end in an order to be reminded.
    (said.intent === 'reminder_set' && p < CERTAIN) ||
    // "A gente dividiu 150 da luz em 2": nobody tells by how many in passing.
    (said.intent === 'lancamento' && 'split' in said.slots && said.slots.split !== undefined && p < PLAIN),
  simplista: ({ r, said, p }) =>
    // "Lista minhas pautas" names no money.
    (said.intent === 'search' && p < HUNCH) ||
    // "O Thiago pagou" tells, whatever question it reminds of.
    (said.intent === 'lancamento' && p < PLAIN && !r.marked && !asks(r) && !r.says('saber')),
  // "Já tomei o remédio" asks for nothing.
  search: ({ r, said, p }) => said.intent === 'smalltalk' && p < PLAIN && !asksForKept(r),
  // Without a price only a guess surer than that makes an entry, whose price is then asked.
  lancamento: ({ r, p }) => r.money === undefined && p < HUNCH,
  // "Salva inception" names what to keep, whatever was said before it.
  save_previous: ({ r, said }) => said.intent === 'save' && !r.hasAny('pointer', 'demo', 'here'),
  // "Terminei meu namoro", "já tomei o remédio": seen or read is a work, and none is named.
  mark_item: ({ r, said, p }) => r.fits(OWN_AFFAIR) || (said.intent === 'smalltalk' && p < HUNCH),
  // A day named calls nobody: "quarta-feira de cinzas é dia bonito de reza".
  reminder_set: ({ r }) => !r.hasAny('remind_me', 'reminder_noun', 'v_remind', 'v_keep', 'v_put', 'v_tell'),
  export: isHunch,
  my_data: isHunch,
  switch_agent: isHunch,
  link_channel: isHunch,
  household: isHunch,
  greeting: lacksCourtesy,
  thanks: lacksCourtesy,
  // "Fui promovido" is no leave-taking.
  farewell: (overruling) => lacksCourtesy(overruling) || overruling.r.fits(BECAME),
};

/** Whether the message cannot mean what the guess would make of it, `label`, in place of what its rule says. */
export const isVetoed = (label: Intent, overruling: Overruling): boolean => VETOES[label]?.(overruling) === true;
