// WhatsApp against the contract every channel is held to, over real HTTP to a fake Graph.

import type { Address } from '../../src/ports.ts';
import { fixture } from '../channels/whatsapp/fixture.ts';
import { APP_SECRET, openWhatsApp, TOKEN } from '../channels/whatsapp/open-whatsapp.ts';
import type { GraphFault } from '../fakes/graph-server.ts';
import { signatureOf } from '../fakes/signed-webhook.ts';
import { onScreen } from '../fakes/whatsapp-screen.ts';
import type { ChannelHarness, Fault, Shown } from './channel-harness.ts';
import { channelContract } from './channel-suite.ts';

const ANA = { person: 'BR.1502576394655843', chat: 'BR.1502576394655843', group: false };
const to: Address = { channel: 'whatsapp', chat: ANA.chat, person: ANA.person, group: false };

const FAULTS: Record<Exclude<Fault, 'refused-connection'>, (waitMs: number) => GraphFault> = {
  'rate-limited': (waitMs) => ({ kind: 'error', code: 130429, status: 429, retryAfter: waitMs / 1000 }),
  blocked: () => ({ kind: 'error', code: 131026 }),
  'token-dead': () => ({ kind: 'error', code: 190, details: `Malformed access token ${TOKEN}` }),
  unacceptable: () => ({ kind: 'error', code: 131009 }),
  'server-error': () => ({ kind: 'status', status: 502 }),
  'accepted-then-dropped': () => ({ kind: 'accept-then-drop' }),
  dropped: () => ({ kind: 'drop' }),
  gibberish: () => ({ kind: 'status', status: 200, body: '<html>captive portal</html>' }),
  'window-closed': () => ({ kind: 'error', code: 131047 }),
};

const harness: ChannelHarness = {
  async open() {
    const whatsapp = await openWhatsApp();
    return {
      channel: whatsapp.channel,
      withoutSecret: whatsapp.withoutSecret,
      to,
      sign: (raw) => {
        const signature = signatureOf(raw, APP_SECRET);
        return { get: (name) => (name.toLowerCase() === 'x-hub-signature-256' ? signature : null) };
      },
      shown: async () => whatsapp.graph.messages.map(({ body }) => shownOf(body)),
      failNext: async (fault, waitMs = 0) => {
        if (fault === 'refused-connection') whatsapp.refuseNextConnection();
        else whatsapp.graph.failNext(FAULTS[fault](waitMs));
      },
      close: whatsapp.close,
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
  faults: ['refused-connection', ...(Object.keys(FAULTS) as Fault[])],
  secrets: [TOKEN, APP_SECRET],
  signsBytes: true,
  textLimit: { max: 4096, measure: (text) => [...text].length },
};

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

channelContract('whatsapp', harness);
