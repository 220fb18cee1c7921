// What a channel brings to the shared contract suite. A harness owns the fake platform, so that the suite itself needs
// neither node:* nor sockets and can run inside workerd against a fake that lives in another process.

import type { Inbound } from '../../src/domain/message.ts';
import type { Address, Channel, WebhookRequest } from '../../src/ports.ts';

/** Recorded-shape bodies, each with what the channel must make of it. A missing one is skipped aloud. */
export type SampleName = 'text' | 'accents' | 'choice' | 'media' | 'edit' | 'reply' | 'forward' | 'group';

/** `body` is the parsed webhook JSON; `expect` is matched with toMatchObject against the only message it holds. */
export type Sample = { readonly body: unknown; readonly expect: Partial<Inbound> };

/** One send the fake platform accepted, as the person sees it: markup already read, so `text` is what is on screen. */
export type Shown = {
  readonly chat: string;
  readonly text: string;
  /** Buttons or list rows, in order. */
  readonly choices: readonly { readonly token: string; readonly label: string }[];
  readonly pictures: number;
  /** File names. */
  readonly files: readonly string[];
  readonly quote?: string;
};

/** How the fake treats the next send (one send only). The name says what the suite then expects of `send`. */
export type Fault =
  /** Nobody listens: `unsent`. */
  | 'refused-connection'
  /** Told to wait `waitMs`: `unsent` with exactly that `afterMs`. */
  | 'rate-limited'
  /** The person blocked us: `unreachable`. */
  | 'blocked'
  /** Credentials revoked: `halted`. */
  | 'token-dead'
  /** This message is not acceptable: `refused`. */
  | 'unacceptable'
  /** 5xx: `ambiguous`. */
  | 'server-error'
  /** Delivered to the person, connection cut before the answer: `ambiguous`. */
  | 'accepted-then-dropped'
  /** Request read by nobody, connection cut: `ambiguous`, since we cannot know. */
  | 'dropped'
  /** Answers 200 with something that is not the API's JSON: `ambiguous`. */
  | 'gibberish'
  /** Outside the platform's window: `away`. */
  | 'window-closed';

export type OpenChannel = {
  readonly channel: Channel;
  /** The same channel with no webhook secret: must refuse everything. */
  readonly withoutSecret: Channel;
  /** A person's private chat on this channel. */
  readonly to: Address;
  /** Headers the platform would send with these bytes. */
  sign(raw: Uint8Array): WebhookRequest['headers'] | Promise<WebhookRequest['headers']>;
  /** Every accepted send so far, oldest first. */
  shown(): Promise<readonly Shown[]>;
  /** Applies to the next send only. `waitMs` belongs to `rate-limited`. */
  failNext(fault: Fault, waitMs?: number): Promise<void>;
  close(): Promise<void>;
};

export type ChannelHarness = {
  /** A channel on a fresh fake platform; opened and closed around each test. */
  open(): Promise<OpenChannel>;
  readonly samples: Partial<Record<SampleName, Sample>>;
  /** Bodies the platform really sends that hold no message for us (statuses, membership, unknown kinds). */
  readonly noise: readonly { readonly name: string; readonly body: unknown }[];
  readonly faults: readonly Fault[];
  /** Strings that may never appear in a SendResult. */
  readonly secrets: readonly string[];
  /** Whether the signature covers the bytes (WhatsApp) or is only a shared secret in a header (Telegram). */
  readonly signsBytes: boolean;
  /** The platform's text limit and how it counts. */
  readonly textLimit: { readonly max: number; readonly measure: (text: string) => number };
};
