// Does it to what is meant; where several fit alike, asks which.

import type { Lancamento } from '../../domain/ledger.ts';
import { entryLine } from '../../finance/replies/entry-words.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { askToChoose } from '../ask.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { localDate } from '../local-time.ts';
import { numbered } from '../replies/numbered.ts';
import type { Situation } from '../situation.ts';
import { type Meant, mapped } from './resolve.ts';

export type Choosable = { readonly label: string; readonly act: ToolCall };

const MOST_OPTIONS = 10;

/** Undefined when nothing is meant. */
export function actOnMeant(meant: Meant<Choosable>, question: string, { asking }: Situation): Decision | undefined {
  switch (meant.is) {
    case 'none':
      return undefined;
    case 'one':
      return run(meant.one.act);
    case 'all': {
      const [first, ...others] = meant.among.map(({ act }) => act);
      return first && run(first, ...others);
    }
    case 'which': {
      const asked = askToChoose('choose_reference', [question], meant.among.slice(0, MOST_OPTIONS), asking);
      return { ...asked, reply: numbered(asked.reply) };
    }
    default:
      return meant satisfies never;
  }
}

/** The same of entries. */
export function actOnEntry(
  meant: Meant<Lancamento>,
  act: (one: Lancamento) => ToolCall,
  question: string,
  situation: Situation,
): Decision | undefined {
  const today = localDate(situation.asking.said, situation.zone);
  return actOnMeant(
    mapped(meant, (one) => ({ label: entryLine(one, today), act: act(one) })),
    question,
    situation,
  );
}
