// Working memory of one mission: every message and answer, complete and in order. Separate from the chat memory, and dropped once the answer is
// written.

import type { Mensagem, Resposta } from '../bus/envelope.ts';
import { failed } from '../bus/envelope.ts';
import type { Notice } from '../bus/notice.ts';

export type Exchange = { readonly message: Mensagem; readonly answer: Resposta };

export interface WorkingSet {
  exchanges(): readonly Exchange[];
  notices(): readonly Notice[];
  keep(message: Mensagem, answer: Resposta): void;
  /** Records operations requested, as 'pesquisa_externa.cotacao': their answers may never arrive. */
  asked(operations: readonly string[]): void;
  wanted(): readonly string[];
  note(notice: Notice): void;
  /** Counts one cycle of the leader. */
  cycled(): void;
  cycles(): number;
  drop(): void;
}

/** In memory of one process: a mission that is resumed begins with an empty one. */
export function workingSet(): WorkingSet {
  let exchanges: Exchange[] = [];
  let notices: Notice[] = [];
  let cycles = 0;
  let wanted: string[] = [];
  return {
    exchanges: () => exchanges,
    notices: () => notices,
    keep: (message, answer) => void exchanges.push({ message, answer }),
    asked: (operations) => void wanted.push(...operations),
    wanted: () => wanted,
    note: (notice) => void notices.push(notice),
    cycled() {
      cycles += 1;
    },
    cycles: () => cycles,
    drop() {
      exchanges = [];
      notices = [];
      wanted = [];
    },
  };
}

/** Exchanges answered successfully. */
export const successes = (set: WorkingSet): readonly Exchange[] =>
  set.exchanges().filter(({ answer }) => !failed(answer));

/** Operations that failed, were refused or never answered: 'pesquisa_externa.cotacao'. */
export const unfinished = (set: WorkingSet): readonly string[] => {
  const name = ({ message }: Exchange): string => `${message.destinatario}.${message.payload.objetivo}`;
  const done = new Set(successes(set).map(name));
  return [...new Set([...set.exchanges().map(name), ...set.wanted()])].filter((one) => !done.has(one));
};
