// From message to decision. A person's words are understood first; internal messages skip that.

import { type InboxMessage, isInternal } from '../domain/internal-message.ts';
import type { Trace } from '../domain/trace.ts';
import { readingOf } from '../language/reading/reading-of.ts';
import { understandReading } from '../language/understand.ts';
import type { Understanding } from '../language/understanding.ts';
import type { Asking } from './ask.ts';
import { decide } from './decide.ts';
import { decideInternal } from './decide-internal.ts';
import type { Decision } from './decision.ts';
import { dialogContextOf } from './load/dialog-context-of.ts';
import type { Loaded } from './loaded.ts';
import { readOnce } from './read-once.ts';
import { wordsOfCommand } from './wording/slash-commands.ts';
import { withoutOurName } from './wording/without-our-name.ts';

type Meaning = {
  readonly meant: Decision;
  readonly traced: ReturnType<typeof tracedMeaning>;
  /** `ticks` at the end of understanding, for the trace. */
  readonly understood: number;
};

/** @param here `ticks`: monotonic milliseconds; `zone`: IANA name */
export function meaningOf(
  { ticks, zone }: { readonly ticks: () => number; readonly zone: string },
  message: InboxMessage,
  text: string,
  loaded: Loaded,
  asking: Asking,
): Meaning {
  if (isInternal(message)) {
    const action = message.body.kind === 'due' ? `due:${message.body.due.kind}` : message.body.kind;
    const traced = { intent: message.body.kind, action, confidence: 1, slots: {}, rule: 'internal', spans: [] };
    return { meant: decideInternal(message.body, { loaded, zone, asking }), traced, understood: ticks() };
  }
  const reading = readingOf(text, dialogContextOf(loaded, message, asking.said, zone));
  const understanding = understandReading(reading);
  const understood = ticks();
  const once = readOnce(reading, understanding);
  const meant = decide({ message, text, reading, understanding, ...once, loaded, zone, asking });
  return { meant, traced: tracedMeaning(understanding), understood };
}

/** The words of a message: typed text, a caption or an edited text; '' for buttons and internal messages. */
export function textOf({ body, forwarded }: InboxMessage): string {
  switch (body.kind) {
    case 'text':
      return forwarded ? body.text : wordsOfCommand(withoutOurName(body.text));
    case 'media':
      return body.caption ?? '';
    case 'edit':
      return body.text;
    case 'choice':
    case 'reaction':
    case 'due':
    case 'mission':
    case 'linked':
    case 'household':
      return '';
    default:
      return body satisfies never;
  }
}

function tracedMeaning({
  intent,
  action,
  confidence,
  slots,
  rule,
  spans,
}: Understanding): Pick<Trace, 'intent' | 'action' | 'confidence' | 'slots' | 'rule' | 'spans'> {
  return { intent, action, confidence, slots: slots as Record<string, unknown>, rule, spans };
}
