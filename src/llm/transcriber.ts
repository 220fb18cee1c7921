// The transcription port: with a budget, retries and a deadline. Never rejects.

import type { Transcribe } from '../domain/recording.ts';
import type { Clock, Log } from '../ports.ts';
import { errorText } from './error-text.ts';
import type { CallTranscription } from './openai/call-transcription.ts';
import { retryPolicy } from './retry-policy.ts';
import type { TokenBudget } from './token-budget.ts';

export type TranscriberDeps = {
  readonly call: CallTranscription;
  readonly budget: TokenBudget;
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: Log;
};

/** The words on one line, or `unheard` with its reason. */
export function transcriber({ call, budget, clock, ticks, log }: TranscriberDeps): Transcribe {
  const provider = retryPolicy(ticks);
  return async (recording, { deadline, ...of }) => {
    if (budget.exhausted(of.conversation)) return { kind: 'unheard', why: 'budget' };
    if (!provider.available()) return { kind: 'unheard', why: 'failed' };
    const started = ticks();
    try {
      const { text, usage } = await provider.run((signal) => call(recording, signal), deadline - clock.now());
      await budget.record({ ...of, purpose: 'transcription', usage, ms: ticks() - started });
      const words = text.replace(/\s+/gu, ' ').trim();
      return words === '' ? { kind: 'unheard', why: 'nothing' } : { kind: 'heard', text: words };
    } catch (error) {
      log.warn('recording not heard', { turn: of.turn, why: errorText(error) });
      return { kind: 'unheard', why: 'failed' };
    }
  };
}
