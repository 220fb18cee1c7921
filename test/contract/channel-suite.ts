// The one contract every channel is held to: what the mailbox, the actor and the outbox rely on without knowing the
// platform. Runs on Node and in workerd; everything platform-shaped comes from the harness.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInternal } from '../../src/domain/internal-message.ts';
import { plain, type RichText } from '../../src/domain/text.ts';
import type { ChannelHarness, Fault, OpenChannel, SampleName } from './channel-harness.ts';
import { mutate, seededRandom } from './mutate-json.ts';

const NOW = Date.UTC(2026, 10, 21, 15, 0, 0);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const EXPECTED: Record<Fault, object> = {
  'refused-connection': { kind: 'unsent', offline: true },
  'rate-limited': { kind: 'unsent', afterMs: 7000 },
  blocked: { kind: 'unreachable' },
  'token-dead': { kind: 'halted' },
  unacceptable: { kind: 'refused' },
  'server-error': { kind: 'ambiguous' },
  'accepted-then-dropped': { kind: 'ambiguous' },
  dropped: { kind: 'ambiguous' },
  gibberish: { kind: 'ambiguous' },
  'window-closed': { kind: 'away' },
};

const KIND_OF_SAMPLE: Partial<Record<SampleName, string>> = {
  text: 'text',
  accents: 'text',
  choice: 'choice',
  media: 'media',
  edit: 'edit',
};

const HOSTILE: readonly string[] = [
  '<b>oi</b> & <script>alert(1)</script>',
  '</a></b></i></code> &lt; &amp; &#39; &bogus; & &',
  '*negrito* _itálico_ ~riscado~ `código` [x](https://exemplo.test) \\ | > # + - = { } . !',
  '<a href="https://exemplo.test">clique</a>',
  '👩🏽‍💻 família 👨‍👩‍👧‍👦 ação coração ñ 한국어 العربية',
];

/** Declares the suite for one channel. */
export function channelContract(name: string, harness: ChannelHarness): void {
  describe(`channel contract: ${name}`, () => {
    let open: OpenChannel;
    beforeEach(async () => {
      open = await harness.open();
    });
    afterEach(() => open.close());

    const sendText = async (text: RichText, choices?: { token: string; label: string }[]) => {
      const parts = open.channel.render(choices ? { text, choices } : { text }, open.to);
      const results = [];
      for (const [index, part] of parts.entries())
        results.push(await open.channel.send(part, open.to, `outbox-${index}`));
      return results;
    };

    describe('verify', () => {
      const raw = bytes(JSON.stringify(harness.samples.text?.body ?? { olá: 'ção 🎉' }));

      it('accepts what the platform signed', async () => {
        expect(await open.channel.verify({ headers: await open.sign(raw), raw })).toBe(true);
      });

      it('refuses a request without a signature, with an empty one and with a wrong one', async () => {
        const signed = await open.sign(raw);
        for (const forged of [
          null,
          '',
          'x',
          'sha256=',
          `sha256=${'0'.repeat(64)}`,
          'é'.repeat(64),
          'a'.repeat(100_000),
        ])
          expect(await open.channel.verify({ headers: { get: () => forged }, raw })).toBe(false);
        const bent = {
          get: (header: string) => signed.get(header)?.replace(/.$/u, (c) => (c === '0' ? '1' : '0')) ?? null,
        };
        expect(await open.channel.verify({ headers: bent, raw })).toBe(false);
      });

      it('fails closed when no secret is configured', async () => {
        expect(await open.withoutSecret.verify({ headers: await open.sign(raw), raw })).toBe(false);
        expect(await open.withoutSecret.verify({ headers: { get: () => '' }, raw })).toBe(false);
      });

      it.runIf(harness.signsBytes)('refuses one altered byte', async () => {
        const altered = raw.slice();
        altered[3] = (altered[3] ?? 0) ^ 1;
        expect(await open.channel.verify({ headers: await open.sign(raw), raw: altered })).toBe(false);
      });
    });

    describe('parse', () => {
      for (const [sample, { body, expect: wanted }] of Object.entries(harness.samples)) {
        it(`reads the sample "${sample}"`, () => {
          const parsed = open.channel.parse(body, NOW);
          expect(parsed.rejected).toEqual([]);
          expect(parsed.messages).toHaveLength(1);
          const [message] = parsed.messages;
          expect(message).toMatchObject({ channel: open.channel.name, ...wanted });
          expect(message?.nativeId).toMatch(/^\S{1,512}$/u);
          expect(message?.person).toMatch(/^\S+$/u);
          expect(message?.chat).toMatch(/^\S+$/u);
          expect(Number.isSafeInteger(message?.sentAt)).toBe(true);
          const kind = KIND_OF_SAMPLE[sample as SampleName];
          if (kind) expect(message?.body.kind).toBe(kind);
          if (sample === 'forward') expect(message?.forwarded).toBe(true);
          if (sample === 'reply') expect(message?.replyTo?.messageId).toMatch(/^\S+$/u);
          if (sample === 'group') expect(message?.group).toBe(true);
        });
      }

      it('gives a redelivery the same message and different deliveries different ids', () => {
        const ids = Object.values(harness.samples).map(({ body }) => {
          expect(open.channel.parse(structuredClone(body), NOW + 60_000)).toEqual(
            open.channel.parse(body, NOW + 60_000),
          );
          return open.channel.parse(body, NOW).messages[0]?.nativeId;
        });
        expect(new Set(ids).size).toBe(ids.length);
      });

      it('finds no message in noise, and never throws', () => {
        for (const { name: noise, body } of harness.noise)
          expect(open.channel.parse(body, NOW).messages, noise).toEqual([]);
        for (const body of [
          null,
          undefined,
          0,
          '',
          'x',
          true,
          [],
          {},
          [[]],
          { update_id: null },
          { entry: [{}, null] },
          1n,
        ])
          expect(open.channel.parse(body, NOW).messages).toEqual([]);
      });

      it('survives mutated bodies', () => {
        const random = seededRandom(42);
        const bodies = Object.values(harness.samples).map(({ body }) => body);
        for (let i = 0; i < 500; i += 1) {
          const parsed = open.channel.parse(mutate(bodies[i % bodies.length], random), NOW);
          for (const message of parsed.messages) {
            // What an account tells itself can be told by nobody else, whatever a body says.
            expect(['text', 'choice', 'media', 'edit']).toContain(message.body.kind);
            expect(isInternal(message)).toBe(false);
            expect(message.nativeId).not.toMatch(/^account /);
            expect(typeof message.nativeId).toBe('string');
            expect(typeof message.person).toBe('string');
            expect(typeof message.chat).toBe('string');
            expect(Number.isSafeInteger(message.sentAt)).toBe(true);
          }
        }
      });
    });

    describe('render and send', () => {
      it('shows a short reply as one send, and names it', async () => {
        const text = ['Salvo: ', { bold: 'Duna' }, ' (2021). ', { italic: 'Veja ' }, { code: 'extrato' }];
        const [result, ...rest] = await sendText(text);
        expect(rest).toEqual([]);
        expect(result?.kind).toBe('sent');
        expect(result && 'nativeId' in result && result.nativeId).toMatch(/^\S+$/u);
        const [shown] = await open.shown();
        expect(shown?.chat).toBe(open.to.chat);
        if (!shown?.text.includes('*')) expect(shown?.text).toBe(plain(text));
      });

      it('shows hostile text literally', async () => {
        for (const text of HOSTILE) expect((await sendText([text]))[0]).toMatchObject({ kind: 'sent' });
        expect((await open.shown()).map(({ text }) => text)).toEqual(HOSTILE);
      });

      it('splits a long reply within the limit, losing and reordering nothing, buttons last', async () => {
        const long = Array.from({ length: 900 }, (_, i) => `Frase ${i} do relatório, com acentuação 🎉.`).join(' ');
        const results = await sendText([long], [{ token: 'tok-1', label: 'Mais' }]);
        expect(results.every(({ kind }) => kind === 'sent')).toBe(true);
        const shown = await open.shown();
        for (const { text } of shown)
          expect(harness.textLimit.measure(text)).toBeLessThanOrEqual(harness.textLimit.max);
        expect(squeeze(shown.map(({ text }) => text).join(' '))).toContain(squeeze(long));
        expect(shown.slice(0, -1).flatMap(({ choices }) => choices)).toEqual([]);
        expect(shown.at(-1)?.choices).toMatchObject([{ token: 'tok-1' }]);
      });

      it('offers every choice, as a button, a row or a number', async () => {
        for (const count of [1, 2, 3, 4, 7, 10, 12]) {
          const choices = Array.from({ length: count }, (_, i) => ({
            token: `tok-${i}`,
            label: `Opção número ${i + 1}`,
          }));
          await sendText([`Qual das ${count}?`], choices);
          const last = (await open.shown()).at(-1);
          if (last?.choices.length)
            expect(last.choices.map(({ token }) => token)).toEqual(choices.map(({ token }) => token));
          else for (const { label } of choices) expect(last?.text).toContain(label);
        }
      });

      it('keeps the JSON of a send intact through storage', async () => {
        const [part] = open.channel.render(
          { text: ['Guardado ', { bold: '👍🏽' }], choices: [{ token: 't', label: 'Ok' }] },
          open.to,
        );
        if (!part) throw new Error('nothing rendered');
        expect(JSON.parse(JSON.stringify(part))).toEqual(part);
        expect(await open.channel.send(JSON.parse(JSON.stringify(part)), open.to, 'outbox-1')).toMatchObject({
          kind: 'sent',
        });
      });

      it('never sends what it did not render', async () => {
        for (const wire of [null, 1, 'x', {}, { kind: 'bogus' }, []])
          expect(await open.channel.send({ plain: 'x', wire }, open.to, 'k')).toMatchObject({ kind: 'refused' });
        expect(await open.shown()).toEqual([]);
      });

      it('renders an empty reply as something the platform takes', async () => {
        for (const text of [[], [''], ['   \n']])
          for (const result of await sendText(text)) expect(result).toMatchObject({ kind: 'sent' });
      });
    });

    describe('failures of a send', () => {
      for (const [fault, wanted] of Object.entries(EXPECTED) as [Fault, object][]) {
        it.runIf(harness.faults.includes(fault))(`${fault} is ${JSON.stringify(wanted)}`, async () => {
          await open.failNext(fault, 7000);
          const [result] = await sendText(['Oi']);
          expect(result).toMatchObject(wanted);
          for (const secret of harness.secrets) expect(JSON.stringify(result)).not.toContain(secret);
          expect(await open.shown()).toHaveLength(fault === 'accepted-then-dropped' ? 1 : 0);
          expect((await sendText(['De novo']))[0], 'the next send is unharmed').toMatchObject({ kind: 'sent' });
        });
      }
    });

    describe('acknowledge', () => {
      it('says nothing to the person and never throws, whatever the weather', async () => {
        for (const { body } of Object.values(harness.samples))
          for (const message of open.channel.parse(body, NOW).messages) {
            await open.channel.acknowledge(message);
            if (harness.faults.includes('refused-connection')) {
              await open.failNext('refused-connection');
              await open.channel.acknowledge(message);
            }
          }
        expect(await open.shown()).toEqual([]);
      });
    });
  });
}
