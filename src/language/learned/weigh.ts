// Combines the matched rule with the classifier: a rule adds a log-odds bonus by its trust level, and a write that the other opposes is confirmed
// with the person.

import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import { didIt, paidThere } from '../remarks/did-it.ts';
import { isPriceLine } from '../remarks/price-line.ts';
import type { Outcome, Rule } from '../rules/rule.ts';
import { isDoubtful, isScore } from '../signals/doubts.ts';
import { guess, knowsRule, LABELS } from './guess.ts';
import { readAs } from './read-as.ts';
import { HUNCH, isVetoed } from './vetoes.ts';

/** Log-odds bonus by trust level of the rule. Tuned on messages by writers whom no rule was written for. */
const SAYS = { sure: 3, plain: 0.3, weak: 0.1, none: 0 } as const;
/** Writes and removals that the classifier alone never triggers: it asks instead. */
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
/** Minimum probability to turn a recognised question into small talk. */
const SETTLED = 0.6;
const ASKS = 0.45;
/** Classifier probabilities below which it contradicts the rule. */
const REMOVAL_FLOOR = 0.3;
/** Minimum probability to turn a remark into a request. */
const PLACED = 0.2;
/** The same after better labels were vetoed. */
const LEFT_OVER = 0.03;
/** Below this, a message of unknown words stays unknown. */
const STRANGE = 0.25;
const WRITE_FLOOR = 0.15;
/** Entries below this classifier probability are confirmed; chosen on the validation sets. */
const ENTRY_FLOOR = 0.67;
/** The same when the message also asks something. */
const ASKING_FLOOR = 0.98;
/** Combined probabilities below which the person is asked. */
const REMOVAL_SURE = 0.7;
const WRITE_SURE = 0.6;

/** Without a single word of the lexicon. */
const isStrange = (r: Reading): boolean => r.units.every((unit) => unit.entry === undefined);

/** A plain statement ("o endereço do sítio é …") contains no order to save it. */
function saysToKeep(r: Reading): boolean {
  return (
    !r.fits(/\b(?:e|sao|esta|ta|fica|ficou|era|vai ser)\b/) ||
    r.hasAny('v_keep', 'v_put', 'v_watch', 'remind_me', 'watch_list', 'saved_adj', 'note_noun', 'v_remind') ||
    r.text.includes(':')
  );
}

/** "Guarda essa receita de bolo de cenoura": what is kept is told. */
const NAMES_IT = /\bess[ea] [a-z]+ d[aeo] [a-z]+ d[aeo] /;

/** A demonstrative, or a save order without its own content. */
const mayPointBack = (r: Reading, said: Outcome): boolean =>
  (r.hasAny('pointer', 'here', 'demo') && !r.fits(NAMES_IT)) ||
  (said.intent !== 'save' && r.hasAny('v_keep', 'v_put', 'saved_adj'));

/** "Essa prova vale 10 e eu tirei 6,5": the last entry changed where there is none. */
const lacksEntry = (r: Reading, outcome: Outcome): boolean =>
  outcome.intent === 'edit_transaction' &&
  outcome.slots.target === 'last' &&
  r.context.lastTx === undefined &&
  r.context.pending === undefined &&
  !r.hasAny('tx_noun', 'tx_only', 'last', 'cat', 'merchant', 'correction', 'v_correct', 'v_change');

/** The final outcome with its confidence; a write with evidence against it becomes a question. */
export function weigh(r: Reading, rule: Rule, said: Outcome): Outcome {
  const outcome = weighed(r, rule, said);
  if (lacksEntry(r, outcome)) return { ...outcome, confidence: Math.min(outcome.confidence ?? 1, ASKS) } as Outcome;
  if (outcome.intent === 'lancamento' && r.context.pending === undefined && isScore(r))
    return { intent: 'smalltalk', slots: {}, confidence: 0.6 };
  if (!LEDGER.has(outcome.intent) || (outcome.confidence ?? 1) <= ASKS || !isDoubtful(r, outcome.intent))
    return outcome;
  return { ...outcome, confidence: ASKS } as Outcome;
}

function weighed(r: Reading, rule: Rule, said: Outcome): Outcome {
  const trust = rule.trust ?? 'plain';
  // The classifier has no data on open questions and rare rules.
  if (trust === 'sure' && (r.context.pending !== undefined || !knowsRule(rule.id))) return said;
  const scores = guess(r, rule.id);
  const own = LABELS.indexOf(said.intent);
  const alone = own < 0 ? 0 : Math.exp(scores[own] ?? 0);
  if (own >= 0) scores[own] = (scores[own] ?? 0) + SAYS[trust];
  else if (trust === 'plain' || trust === 'sure') return said;
  // The scores add up to one, except for the rule's bonus.
  const total = own < 0 ? 1 : 1 - alone + Math.exp(scores[own] ?? 0);
  for (let tried = 0; tried < 3; tried++) {
    const j = best(scores);
    const label = LABELS[j] as Intent;
    const p = Math.exp(scores[j] ?? 0) / total;
    scores[j] = Number.NEGATIVE_INFINITY;
    // A sure rule cannot be replaced by another write or removal.
    if (trust === 'sure' && LEDGER.has(label) && !LEDGER.has(said.intent)) return said;
    // An unclassifiable remark stays a remark.
    if (trust === 'none' && said.intent === 'smalltalk' && p < (tried === 0 ? PLACED : LEFT_OVER)) return said;
    // Unknown words stay unknown.
    if (tried === 0 && said.intent === 'unknown' && isStrange(r) && (p < STRANGE || label === 'smalltalk')) return said;
    // A single bare word is not a sentence: "apagar".
    if (tried === 0 && said.intent === 'unknown' && p < HUNCH && r.tail - r.head === 1) return said;
    if (j === own) return trust === 'sure' ? said : agreed(r, said, alone, p);
    // A plain statement is saved only with an explicit order.
    if (label === 'save' && !saysToKeep(r)) {
      if (said.intent === 'smalltalk') return said;
      continue;
    }
    // "Bom demais esse app" has a demonstrative but no order.
    if (label === 'save_previous' && !mayPointBack(r, said)) {
      if (said.intent === 'unknown' && tried === 0 && isStrange(r)) return said;
      continue;
    }
    if (isVetoed(label, { r, said, p, tried })) continue;
    const other = readAs(label, r);
    if (other === undefined) continue;
    // A recognised question needs more than a weak guess to become small talk.
    if (FIGURES.has(said.intent) && TALK.has(other.intent) && p < SETTLED)
      return { ...said, confidence: HUNCH } as Outcome;
    const sure = LEDGER.has(other.intent) ? ASKS : p;
    return { ...other, confidence: round(Math.min(sure, 0.93)) } as Outcome;
  }
  if (isOwnPayment(r, said)) return said;
  return { ...said, confidence: Math.min(said.confidence ?? ASKS, ASKS) } as Outcome;
}

/** "Gastei 40 no veterinário": nothing else in the message casts doubt on it. */
const isOwnPayment = (r: Reading, said: Outcome): boolean => said.intent === 'lancamento' && paidThere(r);

/** The rule's outcome with the combined confidence. */
const agreed = (r: Reading, said: Outcome, alone: number, p: number): Outcome =>
  ({
    ...said,
    confidence: doubted(r, said, alone, p) || isUnlikely(r, said, alone) ? ASKS : confidenceOf(r, said, p),
  }) as Outcome;

const REMOVALS: ReadonlySet<string> = new Set(['delete_item', 'undo_transaction', 'delete_all', 'erase_me']);

/** A movement not stated as the person's own, which the classifier also doubts. */
const isUnlikely = (r: Reading, said: Outcome, alone: number): boolean =>
  said.intent === 'lancamento' &&
  said.slots.type !== 'transfer' &&
  // "Pix 150 pra Maria": how and to whom it went leaves no doubt.
  !(r.is(r.head, 'method_pix') && said.slots.counterpart !== undefined) &&
  // "A luz veio 412, um absurdo": bills are recorded despite comments.
  said.slots.category !== 'contas' &&
  alone < (r.marked ? ASKING_FLOOR : ENTRY_FLOOR) &&
  (r.marked || !didIt(r)) &&
  !isPriceLine(r);

/** A write that is improbable, or hardly more probable than another label: ask. */
function doubted(r: Reading, said: Outcome, alone: number, together: number): boolean {
  if (!LEDGER.has(said.intent) || (alone >= WRITE_FLOOR && isPriceLine(r))) return false;
  // "Em outubro gastei 900 com médico": who says how much is not asking.
  if (isOwnPayment(r, said)) return false;
  return REMOVALS.has(said.intent)
    ? alone < REMOVAL_FLOOR || together < REMOVAL_SURE
    : alone < WRITE_FLOOR || together < WRITE_SURE;
}

/** Index of the best score; ties by name, since label order is arbitrary. */
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

/** The rule's own confidence, scaled by the classifier's agreement. */
function confidenceOf(r: Reading, said: Outcome, p: number): number {
  const own = said.confidence ?? 0.95;
  if (isOwnPayment(r, said)) return own;
  return round(Math.min(own, 0.4 + 0.6 * p));
}
