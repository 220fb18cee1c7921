// The entry of language/: one message in, its meaning out. Pure, synchronous, linear in the length of the text.

// First, since gzip sees no further than 32 KB: the weights and front-coded words, which share nothing with the rest, stand aside, and modules that share
// their words stand side by side in the bundle.
import './learned/weights.ts';
import './typo/found-words.ts';
import './reading/reading-of.ts';
import './rules/entry-rules.ts';

import { withoutTakenBack } from './dialog/taken-back.ts';
import { linesBut, whatStays } from './dialog/what-stays.ts';
import type { DialogContext } from './dialog-context.ts';
import { actionOf, groupOf, type Intent } from './intent.ts';
import { weigh } from './learned/weigh.ts';
import { itemTypeIn } from './memory/item-type.ts';
import { contentOf } from './reading/content.ts';
import type { Reading } from './reading/reading.ts';
import { readingOf } from './reading/reading-of.ts';
import { spansOf } from './reading/spans-of.ts';
import type { Outcome } from './rules/rule.ts';
import { firstThatFits } from './rules/rule-index.ts';
import { secondPartAt, secondWorkAt, twoActsAt } from './second-intent.ts';
import { movedMoney } from './signals/about.ts';
import { removes } from './signals/removes.ts';
import type { Understanding } from './understanding.ts';

function conclude(reading: Reading, outcome: Outcome, rule: string): Understanding {
  const intent: Intent = outcome.intent;
  return {
    group: groupOf(intent),
    intent,
    action: actionOf(intent, outcome.slots as { selection?: unknown }),
    confidence: outcome.confidence ?? 0.95,
    slots: outcome.slots,
    rule,
    spans: spansOf(reading, outcome.slots),
  } as unknown as Understanding;
}

/** The part's spans as offsets into the whole text. */
function shifted(part: Understanding, by: number): Understanding {
  return { ...part, spans: part.spans.map(({ what, start, end }) => ({ what, start: start + by, end: end + by })) };
}

function readOne(text: string, context: DialogContext): Understanding {
  return decide(readingOf(text, context));
}

function decide(reading: Reading): Understanding {
  const rule = firstThatFits(reading);
  return conclude(reading, weigh(reading, rule, rule.read(reading)), rule.id);
}

/** A hard question gets the figures of the whole message, including the part that only states them. */
function withFigures(understood: Understanding, reading: Reading): Understanding {
  if (understood.intent !== 'complexa' || reading.figures.length === 0) return understood;
  return { ...understood, slots: { ...understood.slots, figures: reading.figures } };
}

/**
 * "Paguei 299 nesse tênis https://…": saves the link and records the payment; numbers inside the address are not
 * amounts.
 */
function withPayment(kept: Understanding, text: string, context: DialogContext, { url }: Reading): Understanding {
  if (kept.intent !== 'save' || url === undefined) return kept;
  // "Estorno de 59,90 de NETFLIX.COM": whom it was of, and nothing to keep.
  const shop =
    /\b(?:d[eao]|em|n[ao]) $/i.test(text.slice(0, url.start)) && /^[a-z\d-]+(?=[.a-z]+$)/i.exec(url.raw)?.[0];
  const around = text.slice(0, url.start) + (shop || '').padEnd(url.end - url.start) + text.slice(url.end);
  const reading = readingOf(around, context);
  // "Aula de cálculo 2, limites" says what it is.
  if (reading.money?.marked !== true && !movedMoney(reading) && !shop) return kept;
  const paid = decide(reading);
  if (paid.intent !== 'lancamento' || paid.confidence < 0.9) return kept;
  return shop ? paid : { ...kept, also: [paid] };
}

/** "Salva o filme Matrix e a série Dark": the verb applies to both works. */
function withSecondWork(text: string, context: DialogContext, reading: Reading): Understanding | undefined {
  const second = context.pending === undefined ? secondWorkAt(reading) : undefined;
  if (second === undefined) return undefined;
  const kept = readOne(text.slice(0, second.at).replace(/[\s,]+(?:e\s*)?$/u, ''), context);
  const order = `${second.order} `;
  const rest = understand(order + text.slice(second.at), context);
  if (kept.intent !== 'save' || rest.intent !== 'save') return undefined;
  const more = [rest, ...(rest.also ?? [])].map((part) => shifted(part, second.at - order.length));
  return { ...kept, also: more };
}

/** A bare verb of watching after a saved work refers to it: "me lembra de ver sábado"; so does "me diz quem dirigiu". */
const BARE_WATCH = /^(?:ver|assistir|olhar|ler|ouvir)$/i;
function ofKept(second: Understanding, first: Understanding): Understanding {
  if (first.intent !== 'save') return second;
  const { title } = first.slots;
  if (second.intent === 'enrich')
    return title === undefined ? second : { ...second, slots: { ...second.slots, title } };
  if (second.intent !== 'reminder_set') return second;
  const { content = '' } = second.slots;
  return BARE_WATCH.test(content) && title !== undefined
    ? { ...second, slots: { ...second.slots, content: `${content} ${title}` } }
    : second;
}

/** In characters. Each part is read together with everything after it; in a longer remainder only the next part is. */
const LONGEST_REST = 400;

/** Two or more acts in one message, in text order. */
function withTwoActs(text: string, context: DialogContext): Understanding | undefined {
  const cut = context.pending === undefined ? twoActsAt(text) : undefined;
  if (cut === undefined) return undefined;
  const first = readOne(text.slice(0, cut.end), context);
  const left = text.slice(cut.at);
  const { also = [], ...second } = left.length > LONGEST_REST ? readOne(left, context) : understand(left, context);
  const sure = first.confidence >= 0.5 && second.confidence >= 0.5;
  const asSaid = first.intent === cut.does[0] && second.intent === cut.does[1];
  const rest = [ofKept(second, first), ...also].map((part) => shifted(part, cut.at));
  return sure && asSaid ? { ...first, also: rest } : undefined;
}

/** "Segunda tenho prova, me lembra domingo às 19h de estudar": the reminder's time is the one after "me lembra". */
function withOwnMoment(text: string, context: DialogContext, r: Reading): Understanding | undefined {
  const call = context.pending === undefined ? r.find('remind_me') : -1;
  if (call <= r.head + 1) return undefined;
  const behind = r.future.filter(({ from }) => r.unitOf(from) > call);
  if (behind.length === 0 || behind.length === r.future.length) return undefined;
  const at = r.startOf(call);
  const asked = shifted(readOne(text.slice(at), context), at);
  if (asked.intent !== 'reminder_set') return undefined;
  if (asked.slots.content !== undefined) return asked;
  // "Prova dia 26, mas me lembra na terça": the text before the date is the reminder's content.
  const told = r.future[0];
  const content =
    told === undefined ? '' : r.raw(r.head, r.unitOf(told.from)).replace(/(?:^|\s+)(?:no|na|em|[ée])$/i, '');
  return content === '' ? undefined : { ...asked, slots: { ...asked.slots, content } };
}

/** "Apaga todos os filmes menos Alien": the other lines on the screen, or all that is kept but that. */
function withException(reading: Reading): Understanding | undefined {
  const { text, context } = reading;
  const stays = whatStays(text, context);
  if (stays === undefined) return undefined;
  const order = readingOf(text.slice(0, stays.at), context);
  const all = understandReading(order);
  const kind = itemTypeIn(order);
  const { selection } = all.slots as { readonly selection?: readonly number[] };
  const whole = order.has('all') || order.tail - order.head === 1;
  const lines = kind === undefined && (whole || selection) ? linesBut(stays, context.list?.labels ?? [], context) : [];
  const others = lines.filter((line) => selection?.includes(line) ?? true);
  const concluded = (outcome: Outcome): Understanding => conclude(reading, outcome, 'removal.but');
  if (others.length > 0)
    return concluded({
      intent: context.list?.kind === 'memory' ? 'delete_item' : 'undo_transaction',
      slots: { selection: others },
    });
  const isSaid = stays.names.length + stays.kinds.length > 0;
  if (
    (all.intent === 'delete_all' && isSaid) ||
    (all.intent === 'delete_item' && all.slots.query === undefined && kind !== undefined && isSaid)
  )
    return concluded({
      intent: 'delete_all',
      slots: { item_type: kind ?? 'all', kept: stays.names, except: stays.kinds },
    });
  // Of some, or of entries of some days.
  return whole ? concluded({ intent: 'unknown', slots: {}, confidence: 0.3 }) : undefined;
}

function decideAll(reading: Reading): Understanding {
  const { text, context } = reading;
  const both =
    reading.url === undefined && reading.hasAny('v_keep', 'remind_me') ? withTwoActs(text, context) : undefined;
  if (both !== undefined) return both;
  const ring = reading.future.length > 1 ? withOwnMoment(text, context, reading) : undefined;
  if (ring !== undefined) return ring;
  const works = withSecondWork(text, context, reading);
  if (works !== undefined) return works;
  if (context.pending === undefined && reading.url !== undefined && reading.amounts.length > 0)
    return withPayment(decide(reading), text, context, reading);
  const cut = context.pending === undefined && reading.url === undefined ? secondPartAt(reading) : -1;
  if (cut < 0) return decide(reading);
  const first = readOne(text.slice(0, cut).replace(/[\s,;.]+(?:e\s*)?$/u, ''), context);
  const second = shifted(readOne(text.slice(cut), context), cut);
  if (
    first.intent !== 'lancamento' ||
    second.confidence < 0.5 ||
    second.intent === 'lancamento' ||
    second.intent === 'unknown' ||
    second.intent === 'smalltalk'
  )
    return decide(reading);
  // A question about the money just mentioned comes first; the entry is offered for recording.
  return second.intent === 'complexa' ? { ...second, also: [first] } : { ...first, also: [second] };
}

/**
 * What the message means in this context. When unsure, the intent is `unknown` or its confidence is under 0.5, and the
 * runtime asks.
 */
export const understand = (text: string, context: DialogContext): Understanding =>
  understandReading(readingOf(text, context));

/** The same, of a message already read. */
export function understandReading(reading: Reading): Understanding {
  const { context } = reading;
  const chooses = context.pending?.kind === 'select_option';
  if (chooses || (context.pending === undefined && removes(reading))) {
    const but = chooses ? undefined : withException(reading);
    if (but !== undefined) return but;
    const meant = withoutTakenBack(reading);
    if (meant !== undefined) return understandReading(readingOf(meant, context));
  }
  const content = contentOf(reading);
  if (content === undefined) return understandContent(reading);
  const understood = shifted(understandContent(readingOf(content.said, reading.context)), content.from);
  const isPlain = understood.group !== 'trivial' && understood.intent !== 'unknown' && understood.confidence >= 0.5;
  if (isPlain) return understood;
  const whole = understandContent(reading);
  // "Boa tarde, meu rei", "muito bem feito, obrigado": the courtesy is what is said.
  const isCourtesy = whole.group === 'trivial' && whole.confidence >= 0.5;
  return isCourtesy || whole.confidence >= understood.confidence ? whole : understood;
}

/** "Quem dirige o 2?", while one is to be chosen: the second option is asked about. */
function ofOption(understood: Understanding, { context: { pending } }: Reading): Understanding {
  if (understood.intent !== 'enrich' || pending?.kind !== 'select_option') return understood;
  const title = pending.options[Number(understood.slots.title) - 1];
  return title === undefined ? understood : { ...understood, slots: { ...understood.slots, title } };
}

const understandContent = (reading: Reading): Understanding =>
  ofOption(withFigures(decideAll(reading), reading), reading);
