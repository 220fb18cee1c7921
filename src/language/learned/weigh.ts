// Sets the rule that fired against the guess. Both vote, a sure rule with a voice that only a very sure guess outdoes, and whoever
// writes to the ledger against the other's strong opinion is made to ask first.

import type { Reading } from '../reading/reading.ts';
import { didIt } from '../remarks/did-it.ts';
import { isPriceLine } from '../remarks/price-line.ts';
import type { Outcome, Rule } from '../rules/rule.ts';
import { asks } from '../signals/asks.ts';
import { isDoubtful } from '../signals/doubts.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';
import { guess, knowsRule, LABELS } from './guess.ts';
import { readAs } from './read-as.ts';

/** Log-odds a fired rule is worth, by how much its construction says. Tuned on messages by writers no rule was written for. */
const SAYS = { sure: 3, plain: 0.3, weak: 0.1, none: 0 } as const;
/** Writes and removals a guess alone never causes, however sure: it asks instead. */
const LEDGER: ReadonlySet<string> = new Set([
  'lancamento',
  'recurring_set',
  'budget_set',
  'goal_set',
  'account_set',
  'debt_set',
  'edit_transaction',
  'undo_transaction',
  'delete_item',
  'delete_all',
  'erase_me',
  'split_settle',
  'category_teach',
  'profile_set',
  'edit_memory',
]);
const ACTS: ReadonlySet<string> = new Set(['export', 'my_data', 'switch_agent', 'link_channel', 'household']);
const FEW: ReadonlySet<string> = new Set(['smalltalk', 'unknown']);
const ACTED = 0.3;
const CHANGES: ReadonlySet<string> = new Set(['edit_memory', 'delete_item', 'delete_all']);
const COURTESIES: ReadonlySet<string> = new Set(['greeting', 'farewell', 'thanks']);
const FIGURES: ReadonlySet<string> = new Set(['simplista', 'complexa']);
const HUNCH = 0.5;
/** A guess less sure than this does not turn a question read from its words into talk. */
const SETTLED = 0.6;
const CERTAIN = 0.98;
/** A guess this sure reads a construction another way. */
const PLAIN = 0.85;
const ASKS = 0.45;
/** Under these the guess alone thinks the rule is wrong. */
const REMOVAL_FLOOR = 0.3;
/** A guess less sure than this does not turn a remark into a request. */
const PLACED = 0.2;
/** What is left once better readings were ruled out. */
const LEFT_OVER = 0.03;
/** Under this a message of words nobody knows stays unknown. */
const STRANGE = 0.25;
const WRITE_FLOOR = 0.15;
/** Measured on the validation sets: two in a hundred entries are asked about, and two in five wrong ones caught. */
const ENTRY_FLOOR = 0.67;
/** The same where something is asked besides. */
const ASKING_FLOOR = 0.98;
/** Under these the two together are not sure of it. */
const REMOVAL_SURE = 0.7;
const WRITE_SURE = 0.6;

/** Not one word of the lexicon. */
const isStrange = (r: Reading): boolean => r.units.every((unit) => unit.entry === undefined);

/** "o endereço do sítio é …" only states: nothing in it says to keep it. */
function saysToKeep(r: Reading): boolean {
  return (
    !r.fits(/\b(?:e|sao|esta|ta|fica|ficou|era|vai ser)\b/) ||
    r.hasAny('v_keep', 'v_put', 'v_watch', 'remind_me', 'watch_list', 'saved_adj', 'note_noun', 'v_remind') ||
    r.text.includes(':')
  );
}

const OWN_AFFAIR =
  /\b(?:terminei|terminamos|acabei|acabamos|zerei|vi|vimos|finalizei|li) (?:(?:com )?(?:meu|minha|meus|minhas|o|a|os|as|um|uma) (?!filme|serie|novela|anime|temporada|documentario|livro|dorama)|de (?!ver|assistir|maratonar|ler|terminar))/;
const BECAME = /\bfui [a-z]+(?:ad|id)[oa]\b/;

/** An order in the words, or a word for what is kept. */
const ordersChange = (r: Reading): boolean =>
  r.scene.list !== undefined ||
  r.hasAny('memory_any', 'note_noun', 'list_noun', 'correction', 'delete_phrase') ||
  ORDERING.some((name) => r.hasVerb(name, ORDER_OR_INFINITIVE));
const ORDERING = ['v_change', 'v_correct', 'v_delete', 'v_undo', 'v_cancel', 'v_forget', 'v_put', 'v_keep'] as const;

const asksForKept = (r: Reading): boolean =>
  asks(r) || r.hasAny('v_find', 'v_show', 'v_tell', 'memory_any', 'note_noun', 'list_noun', 'demo');

/** Words that point, or an order to keep with nothing of its own to be kept. */
const mayPointBack = (r: Reading, said: Outcome): boolean =>
  r.hasAny('pointer', 'here', 'demo') || (said.intent !== 'save' && r.hasAny('v_keep', 'v_put', 'saved_adj'));

/** The outcome to act on, with its confidence: a write that anything speaks against is asked about. */
export function weigh(r: Reading, rule: Rule, said: Outcome): Outcome {
  const outcome = weighed(r, rule, said);
  if (!LEDGER.has(outcome.intent) || (outcome.confidence ?? 1) <= ASKS || !isDoubtful(r, outcome.intent))
    return outcome;
  return { ...outcome, confidence: ASKS } as Outcome;
}

function weighed(r: Reading, rule: Rule, said: Outcome): Outcome {
  const trust = rule.trust ?? 'plain';
  // Of open questions, and of rules it seldom met, the guess knows nothing.
  if (trust === 'sure' && (r.scene.pending !== undefined || !knowsRule(rule.id))) return said;
  const scores = guess(r, rule.id);
  const own = LABELS.indexOf(said.intent);
  const alone = own < 0 ? 0 : Math.exp(scores[own] ?? 0);
  if (own >= 0) scores[own] = (scores[own] ?? 0) + SAYS[trust];
  else if (trust === 'plain' || trust === 'sure') return said;
  // All of them add up to one, but for what the rule adds to its own.
  const total = own < 0 ? 1 : 1 - alone + Math.exp(scores[own] ?? 0);
  for (let tried = 0; tried < 3; tried++) {
    const j = best(scores);
    const p = Math.exp(scores[j] ?? 0) / total;
    scores[j] = Number.NEGATIVE_INFINITY;
    // No guess alone makes a sure rule write or remove something else.
    if (trust === 'sure' && LEDGER.has(LABELS[j] ?? '') && !LEDGER.has(said.intent)) return said;
    // A remark nobody can place stays a remark.
    if (trust === 'none' && said.intent === 'smalltalk' && p < (tried === 0 ? PLACED : LEFT_OVER)) return said;
    // Words nobody knows mean nothing, whatever their number reminds of.
    if (tried === 0 && said.intent === 'unknown' && isStrange(r) && (p < STRANGE || LABELS[j] === 'smalltalk'))
      return said;
    // One bare word is no sentence: "apagar" with nothing around it.
    if (tried === 0 && said.intent === 'unknown' && p < HUNCH && r.tail - r.head === 1) return said;
    if (j === own && trust === 'sure') return said;
    if (j === own)
      return {
        ...said,
        confidence: doubted(r, said, alone, p) || isUnlikely(r, said, alone) ? ASKS : confidenceOf(said, p),
      } as Outcome;
    // What is named is hardly all there is.
    if (LABELS[j] === 'list_all' && said.intent === 'search' && said.slots.query !== undefined && p < HUNCH) continue;
    // A long story may end in an order to be reminded.
    if (LABELS[j] === 'smalltalk' && said.intent === 'reminder_set' && p < CERTAIN) continue;
    // "Lista minhas pautas" names no money.
    if (LABELS[j] === 'simplista' && said.intent === 'search' && p < HUNCH) continue;
    // A plain statement is never kept by itself: something must say to keep it.
    if (LABELS[j] === 'save' && !saysToKeep(r)) {
      if (said.intent === 'smalltalk') return said;
      continue;
    }
    // "O Thiago pagou" tells, whatever question it reminds of.
    if (
      LABELS[j] === 'simplista' &&
      said.intent === 'lancamento' &&
      p < PLAIN &&
      !r.marked &&
      !asks(r) &&
      !r.says('saber')
    )
      continue;
    // "Já tomei o remédio" asks for nothing.
    if (LABELS[j] === 'search' && said.intent === 'smalltalk' && p < PLAIN && !asksForKept(r)) continue;
    // "Todos os filmes de terror" are some of them.
    if (LABELS[j] === 'delete_all' && said.intent === 'delete_item' && r.has('genre')) continue;
    // Without a price only a very sure guess makes a remark an entry, whose price is then asked.
    if (LABELS[j] === 'lancamento' && r.money === undefined && p < HUNCH) continue;
    // "As séries policiais salvas" are some of them: a genre is looked for.
    if (LABELS[j] === 'list_all' && said.intent === 'search' && (r.has('genre') || said.slots.year !== undefined))
      continue;
    // "Bom demais esse app" points at something and orders nothing.
    if (LABELS[j] === 'save_previous' && !mayPointBack(r, said)) {
      if (said.intent === 'unknown' && tried === 0 && isStrange(r)) return said;
      continue;
    }
    // "Terminei meu namoro", "acabei de chegar": seen or read is a work, and none is named.
    if (LABELS[j] === 'mark_item' && r.fits(OWN_AFFAIR)) continue;
    // A day named calls nobody: "quarta-feira de cinzas é dia bonito de reza".
    if (
      LABELS[j] === 'reminder_set' &&
      !r.hasAny('remind_me', 'reminder_noun', 'v_remind', 'v_keep', 'v_put', 'v_tell')
    )
      continue;
    // "Mudaram o horário da aula", "meu ex apagou as fotos": told, and nothing is ordered to be changed.
    if (CHANGES.has(LABELS[j] ?? '') && said.intent === 'smalltalk' && !ordersChange(r)) continue;
    // Nothing goes out, changes hands or is joined on a hunch.
    if (ACTS.has(LABELS[j] ?? '') && p < (FEW.has(said.intent) ? ACTED : PLAIN)) continue;
    // Nobody is greeted or thanked without a word of it.
    if ((tried > 0 || p < ACTED) && COURTESIES.has(LABELS[j] ?? '') && !r.hasAny('greeting', 'thanks', 'farewell'))
      continue;
    // "Fui promovido" is no leave-taking.
    if (LABELS[j] === 'farewell' && r.fits(BECAME)) continue;
    // "Salva inception" names what to keep, whatever was said before it.
    if (LABELS[j] === 'save_previous' && said.intent === 'save' && !r.hasAny('pointer', 'demo', 'here')) continue;
    const other = LABELS[j] === undefined ? undefined : readAs(LABELS[j], r);
    if (other === undefined) continue;
    // A construction that was read is not turned into a courtesy by a hunch.
    if (FIGURES.has(said.intent) && (COURTESIES.has(other.intent) || other.intent === 'smalltalk') && p < SETTLED)
      return { ...said, confidence: HUNCH } as Outcome;
    const sure = LEDGER.has(other.intent) ? ASKS : p;
    return { ...other, confidence: round(Math.min(sure, 0.93)) } as Outcome;
  }
  return { ...said, confidence: Math.min(said.confidence ?? ASKS, ASKS) } as Outcome;
}

const REMOVALS: ReadonlySet<string> = new Set(['delete_item', 'undo_transaction', 'delete_all', 'erase_me']);

/** A movement nobody says they made themselves, and of which the guess alone is not convinced. */
const isUnlikely = (r: Reading, said: Outcome, alone: number): boolean =>
  said.intent === 'lancamento' &&
  said.slots.type !== 'transfer' &&
  // "A luz veio 412, um absurdo": a bill is told in many moods.
  said.slots.category !== 'contas' &&
  alone < (r.marked ? ASKING_FLOOR : ENTRY_FLOOR) &&
  (r.marked || !didIt(r)) &&
  !isPriceLine(r) &&
  !r.fits(/^hoje [\d,]+ (?:de|no|na) [a-z]+$/);

/** A write the guess finds unlikely, or one that hardly beats another reading: better to ask. */
function doubted(r: Reading, said: Outcome, alone: number, together: number): boolean {
  if (!LEDGER.has(said.intent) || (alone >= WRITE_FLOOR && isPriceLine(r))) return false;
  return REMOVALS.has(said.intent)
    ? alone < REMOVAL_FLOOR || together < REMOVAL_SURE
    : alone < WRITE_FLOOR || together < WRITE_SURE;
}

/** Of those that score the same the first by name: the order the labels are written in means nothing. */
function best(scores: Float64Array): number {
  let top = 0;
  for (let j = 1; j < scores.length; j++) {
    const lead = (scores[j] as number) - (scores[top] as number);
    if (lead > 0 || (lead === 0 && (LABELS[j] ?? '') < (LABELS[top] ?? ''))) top = j;
  }
  return top;
}

function round(p: number): number {
  return Math.round(p * 100) / 100;
}

/** A rule keeps its own certainty as far as the guess agrees. */
function confidenceOf(said: Outcome, p: number): number {
  const own = said.confidence ?? 0.95;
  return round(Math.min(own, 0.4 + 0.6 * p));
}
