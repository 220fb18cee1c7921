// Sets the rule that fired against the guess. Both vote, a sure rule with a voice that only a very sure guess outdoes, and whoever
// writes to the ledger against the other's strong opinion is made to ask first.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import { didIt } from '../remarks/did-it.ts';
import { isPriceLine } from '../remarks/price-line.ts';
import type { Outcome, Rule } from '../rules/rule.ts';
import { isDoubtful } from '../signals/doubts.ts';
import { guess, knowsRule, LABELS } from './guess.ts';
import { readAs } from './read-as.ts';
import { HUNCH, isVetoed } from './vetoes.ts';

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
const FIGURES: ReadonlySet<string> = new Set(['simplista', 'complexa']);
const TALK: ReadonlySet<string> = new Set(['greeting', 'farewell', 'thanks', 'smalltalk']);
/** A guess less sure than this does not turn a question read from its words into talk. */
const SETTLED = 0.6;
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
/** An entry the guess alone finds less likely than this is asked about; chosen on the validation sets. */
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
    const label = LABELS[j] as Intent;
    const p = Math.exp(scores[j] ?? 0) / total;
    scores[j] = Number.NEGATIVE_INFINITY;
    // No guess alone makes a sure rule write or remove something else.
    if (trust === 'sure' && LEDGER.has(label) && !LEDGER.has(said.intent)) return said;
    // A remark nobody can place stays a remark.
    if (trust === 'none' && said.intent === 'smalltalk' && p < (tried === 0 ? PLACED : LEFT_OVER)) return said;
    // Words nobody knows mean nothing, whatever their number reminds of.
    if (tried === 0 && said.intent === 'unknown' && isStrange(r) && (p < STRANGE || label === 'smalltalk')) return said;
    // One bare word is no sentence: "apagar" with nothing around it.
    if (tried === 0 && said.intent === 'unknown' && p < HUNCH && r.tail - r.head === 1) return said;
    if (j === own) return trust === 'sure' ? said : agreed(r, said, alone, p);
    // A plain statement is never kept by itself: something must say to keep it.
    if (label === 'save' && !saysToKeep(r)) {
      if (said.intent === 'smalltalk') return said;
      continue;
    }
    // "Bom demais esse app" points at something and orders nothing.
    if (label === 'save_previous' && !mayPointBack(r, said)) {
      if (said.intent === 'unknown' && tried === 0 && isStrange(r)) return said;
      continue;
    }
    if (isVetoed(label, { r, said, p, tried })) continue;
    const other = readAs(label, r);
    if (other === undefined) continue;
    // A question that was read is not turned into talk by a hunch.
    if (FIGURES.has(said.intent) && TALK.has(other.intent) && p < SETTLED)
      return { ...said, confidence: HUNCH } as Outcome;
    const sure = LEDGER.has(other.intent) ? ASKS : p;
    return { ...other, confidence: round(Math.min(sure, 0.93)) } as Outcome;
  }
  return { ...said, confidence: Math.min(said.confidence ?? ASKS, ASKS) } as Outcome;
}

/** What the rule said, as sure as both are of it together. */
const agreed = (r: Reading, said: Outcome, alone: number, p: number): Outcome =>
  ({
    ...said,
    confidence: doubted(r, said, alone, p) || isUnlikely(r, said, alone) ? ASKS : confidenceOf(said, p),
  }) as Outcome;

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
