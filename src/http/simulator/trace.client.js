// @ts-check
// One turn as a card: what was understood, what was decided, what was done, and how long each part took.

import { element } from './element.client.js';
import { DECISIONS, INTENTS, STATES, STEPS, TOOLS } from './trace-names.client.js';
import { slotName, slotWords } from './trace-words.client.js';

/** @typedef {{what: string, start: number, end: number}} Span */

/**
 * @typedef {object} Trace
 * @property {string} text
 * @property {string} intent
 * @property {string} action
 * @property {number} confidence 0 to 1
 * @property {Record<string, unknown>} slots
 * @property {string} [rule]
 * @property {Span[]} [spans] which words said so
 * @property {string} decision
 * @property {string} [tool]
 * @property {number} modelCalls
 * @property {string} stateBefore
 * @property {string} state
 * @property {Record<string, number>} timings ms
 */

/**
 * @param {Trace} trace
 * @param {string} time
 */
export function drawTrace(trace, time) {
  const slots = Object.entries(trace.slots).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return element(
    'article',
    { class: 'trace' },
    element(
      'header',
      {},
      element(
        'q',
        {},
        ...drawWords(trace.text || (trace.intent === 'due' ? 'chegou a hora' : '(sem palavras)'), trace.spans ?? []),
      ),
      element('time', {}, time),
    ),
    section(
      'Entendeu',
      element(
        'p',
        {},
        chip(trace.intent, INTENTS),
        trace.action !== trace.intent && chip(trace.action, INTENTS, 'soft'),
      ),
      drawConfidence(trace.confidence),
      slots.length > 0 && element('dl', {}, ...slots.flatMap(([name, value]) => pair(name, value))),
      trace.rule ? element('p', { class: 'fine' }, 'regra ', element('code', {}, trace.rule)) : undefined,
    ),
    section(
      'Decidiu',
      element('p', {}, ...drawDecision(trace.decision)),
      element('p', { class: 'fine' }, calls(trace.modelCalls)),
    ),
    section('Estado', drawState(trace.stateBefore, trace.state)),
    section('Tempos', drawTimings(trace.timings)),
  );
}

/**
 * The message with the words that decided marked; a word that told two things is marked once.
 * @param {string} text
 * @param {Span[]} spans
 */
function drawWords(text, spans) {
  /** @type {(Node | string)[]} */
  const drawn = [];
  let at = 0;
  for (const { what, start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end > text.length) continue;
    drawn.push(text.slice(at, start), element('mark', { title: slotName(what) }, text.slice(start, end)));
    at = end;
  }
  return [...drawn, text.slice(at)];
}

/**
 * @param {string} title
 * @param {...(Node | undefined | false)} content
 */
function section(title, ...content) {
  return element('section', {}, element('h4', {}, title), element('div', {}, ...content));
}

/**
 * A code in words; the code itself shows when pointed at.
 * @param {string} code
 * @param {Readonly<Record<string, string>>} words
 * @param {string} [kind]
 */
function chip(code, words, kind = '') {
  return element('span', { class: `chip ${kind}`, title: code }, words[code] ?? code);
}

/**
 * @param {string} decision 'reply', 'run_tool:set_reminder', 'run_tool:save_note+save_link', 'reply+save_note'
 */
function drawDecision(decision) {
  return decision.split(/[:+]/).map((code) => (TOOLS[code] ? chip(code, TOOLS, 'tool') : chip(code, DECISIONS)));
}

/** @param {number} confidence */
function drawConfidence(confidence) {
  const level = confidence >= 0.8 ? 'high' : confidence >= 0.5 ? 'middling' : 'low';
  const percent = `${Math.round(confidence * 100)}%`;
  return element(
    'p',
    { class: 'confidence' },
    bar(confidence, level),
    element('span', { title: 'Confiança' }, percent),
  );
}

/**
 * Decoration: the figure stands beside it in words.
 * @param {number} share 0 to 1
 * @param {string} [level]
 */
function bar(share, level) {
  const drawn = element('progress', { 'aria-hidden': 'true', max: '1', value: String(share) });
  if (level) drawn.dataset.level = level;
  return drawn;
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function pair(name, value) {
  return [element('dt', { title: name }, slotName(name)), element('dd', {}, slotWords(name, value))];
}

/** @param {number} count */
function calls(count) {
  if (count === 0) return 'sem chamar modelo';
  return count === 1 ? '1 chamada de modelo' : `${count} chamadas de modelo`;
}

/**
 * @param {string} before
 * @param {string} after
 */
function drawState(before, after) {
  if (before === after) return element('p', {}, chip(after, STATES, 'soft'));
  return element('p', {}, chip(before, STATES, 'soft'), '→ ', chip(after, STATES, 'changed'));
}

/** @param {Record<string, number>} timings */
function drawTimings(timings) {
  const all = Object.entries(timings);
  const longest = Math.max(...all.map(([, ms]) => ms), 0.001);
  const rows = all.flatMap(([name, ms]) => {
    const step = element('dt', { title: name }, STEPS[name] ?? name);
    return [step, element('dd', {}, bar(ms / longest), element('span', {}, milliseconds(ms)))];
  });
  return element('dl', { class: 'timings' }, ...rows);
}

/** @param {number} ms */
function milliseconds(ms) {
  return `${ms.toLocaleString('pt-BR', { maximumFractionDigits: ms < 10 ? 2 : 0 })} ms`;
}
