// What a runtime brings to the actor suite: its own way of waking an account's lane, and the same with the lane taken
// away, so that a test can show what the lane is for.

import type { Prepare } from '../../src/conversation/preparing.ts';
import type { Inbound } from '../../src/domain/message.ts';
import type { Channel } from '../../src/ports.ts';

export type Staging = {
  readonly channels: ReadonlyMap<'telegram', Channel>;
  readonly prepare: Prepare;
};

export type Lane = {
  /** Resolves when they are stored; answering goes on by itself. */
  accept(...messages: readonly Inbound[]): Promise<void>;
  /** Resolves when nothing waits to be answered or sent. */
  quiet(): Promise<void>;
  close(): Promise<void>;
};

export type ActorHarness = {
  /** `serial: false` = every arrival starts answering at once, whoever else is answering. */
  open(staging: Staging, options: { readonly serial: boolean }): Promise<Lane>;
  /** Address of the gate server (test/fakes/gate-server). */
  readonly gate: () => string;
};
