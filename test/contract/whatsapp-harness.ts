// WhatsApp for the contract every channel is held to. It touches no node:*, so that the suite runs in workerd too; who
// starts the fake Graph and reads the fixtures says how.

import type { Address, Channel } from '../../src/ports.ts';
import type { Arrived, GraphFault } from '../fakes/graph-server.ts';
import { signatureOf } from '../fakes/signed-webhook.ts';
import { onScreen } from '../fakes/whatsapp-screen.ts';
import type { ChannelHarness, Fault, Shown } from './channel-harness.ts';

/** The real channel on a fresh fake Graph, wherever that runs. */
export type WhatsAppPlatform = {
  readonly channel: Channel;
  readonly withoutSecret: Channel;
  messages(): Promise<readonly Arrived[]>;
  fail(fault: GraphFault): Promise<void>;
  /** The next request goes to a port nobody listens on. */
  refuseNextConnection?(): void;
  close(): Promise<void>;
};

export type WhatsAppHarnessDeps = {
  start(): Promise<WhatsAppPlatform>;
  /** A recorded-shape body by its file name. */
  readonly fixture: (name: string) => unknown;
  readonly token: string;
  readonly appSecret: string;
  /**
   * Whether refused connections can be told apart. workerd reports them as "Network connection lost", which proves
   * nothing and is rightly `ambiguous`.
   */
  readonly refusesConnections: boolean;
};

const ANA = { person: 'BR.1502576394655843', chat: 'BR.1502576394655843', group: false };
const to: Address = { channel: 'whatsapp', chat: ANA.chat, person: ANA.person, group: false };

const faults = (token: string): Record<Exclude<Fault, 'refused-connection'>, (waitMs: number) => GraphFault> => ({
  'rate-limited': (waitMs) => ({ kind: 'error', code: 130429, status: 429, retryAfter: waitMs / 1000 }),
  blocked: () => ({ kind: 'error', code: 131026 }),
  'token-dead': () => ({ kind: 'error', code: 190, details: `Malformed access token ${token}` }),
  unacceptable: () => ({ kind: 'error', code: 131009 }),
  'server-error': () => ({ kind: 'status', status: 502 }),
  'accepted-then-dropped': () => ({ kind: 'accept-then-drop' }),
  dropped: () => ({ kind: 'drop' }),
  gibberish: () => ({ kind: 'status', status: 200, body: '<html>captive portal</html>' }),
  'window-closed': () => ({ kind: 'error', code: 131047 }),
});

export function whatsappHarness({
  start,
  fixture,
  token,
  appSecret,
  refusesConnections,
}: WhatsAppHarnessDeps): ChannelHarness {
  const FAULTS = faults(token);
  return {
    async open() {
      const platform = await start();
      return {
        channel: platform.channel,
        withoutSecret: platform.withoutSecret,
        to,
        sign: (raw) => {
          const signature = signatureOf(raw, appSecret);
          return { get: (name) => (name.toLowerCase() === 'x-hub-signature-256' ? signature : null) };
        },
        shown: async () => (await platform.messages()).map(({ body }) => shownOf(body)),
        failNext: async (fault, waitMs = 0) => {
          if (fault === 'refused-connection') platform.refuseNextConnection?.();
          else await platform.fail(FAULTS[fault](waitMs));
        },
        close: () => platform.close(),
      };
    },
    samples: {
      text: { body: fixture('text'), expect: { ...ANA, name: 'Ana Souza', sentAt: Date.UTC(2026, 10, 21, 15) } },
      accents: {
        body: fixture('text-escaped'),
        expect: {
          body: {
            kind: 'text',
            text: 'gastei R$ 1.234,56 na padaria São João às 9h 🥖❤️ https://exemplo.com.br/nota?id=1',
          },
        },
      },
      choice: { body: fixture('button-reply'), expect: { body: { kind: 'choice', token: 'k7Qz1xW9pLm2' } } },
      media: { body: fixture('image-caption'), expect: ANA },
      edit: { body: fixture('edit'), expect: ANA },
      reply: { body: fixture('quoted-reply'), expect: ANA },
      forward: { body: fixture('forwarded'), expect: { forwarded: true } },
      group: { body: fixture('group-text'), expect: { person: ANA.person, group: true } },
    },
    noise: ['status-sent', 'status-delivered', 'status-read', 'status-failed', 'errors-item', 'echo', 'echo-as-message']
      .concat('other-number', 'revoke', 'reaction-removed', 'system-number-changed')
      .map((name) => ({ name, body: fixture(name) })),
    faults: [...(refusesConnections ? (['refused-connection'] as const) : []), ...(Object.keys(FAULTS) as Fault[])],
    secrets: [token, appSecret],
    signsBytes: true,
    textLimit: { max: 4096, measure: (text) => [...text].length },
  };
}

/** A Graph body as the person sees it. */
function shownOf(body: unknown): Shown {
  const message = body as {
    to?: string;
    recipient?: string;
    text?: { body: string };
    interactive?: {
      body: { text: string };
      action: {
        buttons?: { reply: { id: string; title: string } }[];
        sections?: { rows: { id: string; title: string }[] }[];
      };
    };
    image?: { caption?: string };
    document?: { caption?: string; filename: string };
    context?: { message_id: string };
  };
  const { interactive, image, document } = message;
  const rows = interactive?.action.sections?.flatMap((section) => section.rows) ?? [];
  const offered = interactive?.action.buttons?.map(({ reply }) => reply) ?? rows;
  const marked = message.text?.body ?? interactive?.body.text ?? image?.caption ?? document?.caption ?? '';
  return {
    chat: message.to ?? message.recipient ?? '',
    text: onScreen(marked),
    choices: offered.map(({ id, title }) => ({ token: id, label: title })),
    pictures: image === undefined ? 0 : 1,
    files: document === undefined ? [] : [document.filename],
    ...(message.context === undefined ? {} : { quote: message.context.message_id }),
  };
}
