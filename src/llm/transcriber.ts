// The transcription port: with a budget, retries and a deadline. Never rejects.

import type { Transcribe } from '../domain/recording.ts';
import type { Clock, Log } from '../ports.ts';
import type { CallTranscription } from './openai/call-transcription.ts';
import { patience } from './patience.ts';
import type { Purse } from './purse.ts';

export type TranscriberDeps = {
  readonly call: CallTranscription;
  readonly purse: Purse;
  readonly clock: Clock;
  /** Monotonic milliseconds. */
  readonly ticks: () => number;
  readonly log: Log;
};

export function transcriber({ call, purse, clock, ticks, log }: TranscriberDeps): Transcribe {
  const provider = patience();
  return async (recording, { deadline, ...of }) => {
    if (purse.empty(of.conversation)) return { kind: 'unheard', why: 'budget' };
    if (!provider.closed()) return { kind: 'unheard', why: 'failed' };
    const started = ticks();
    try {
      const { text, usage } = await provider.run((signal) => call(recording, signal), deadline - clock.now());
      await purse.pay({ ...of, purpose: 'transcription', usage, ms: ticks() - started });
      const words = text.replace(/\s+/gu, ' ').trim();
      return words === '' ? { kind: 'unheard', why: 'nothing' } : { kind: 'heard', text: words };
    } catch (error) {
      log.warn('recording not heard', {
        turn: of.turn,
        why: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
      });
      return { kind: 'unheard', why: 'failed' };
    }
  };
}
