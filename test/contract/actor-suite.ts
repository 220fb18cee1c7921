// One lane per account: answers come in order, one turn at a time even while a turn waits for the network, and a message
// that cannot be answered does not stop the others.

import { afterEach, describe, expect, it } from 'vitest';
import type { Decision } from '../../src/conversation/decision.ts';
import { phrases } from '../../src/conversation/replies/phrases.ts';
import { plain } from '../../src/domain/text.ts';
import type { Channel } from '../../src/ports.ts';
import type { ActorHarness, Lane, Staging } from './actor-harness.ts';
import { message } from './people.ts';

/** A platform that takes everything, though of some of it nobody learns; `sent` is what the person sees. */
function recorder(sent: string[], unheard = 0): Channel {
  return {
    name: 'telegram',
    verify: () => true,
    parse: () => ({ messages: [], receipts: [], rejected: [] }),
    render: (reply) => [{ plain: plain(reply.text), wire: {} }],
    async send({ plain: text }) {
      sent.push(text);
      if (sent.length <= unheard) return { kind: 'ambiguous', reason: 'reset' };
      return { kind: 'sent', nativeId: `sent-${sent.length}` };
    },
    download: async () => ({ kind: 'failed' }),
    acknowledge: async () => {},
    typing: async () => {},
  };
}

const about = (decision: unknown, word: string): boolean => JSON.stringify(decision).includes(word);

/** Declares the suite for one runtime. */
export function actorContract(name: string, harness: ActorHarness): void {
  describe(`actor contract: ${name}`, () => {
    const open: Lane[] = [];
    afterEach(async () => {
      for (const lane of open.splice(0)) await lane.close();
    });

    async function stage(before: (decision: Decision) => Promise<void>, serial = true, unheard = 0) {
      const prepare: Staging['prepare'] = (decision) => before(decision).then(() => decision);
      const sent: string[] = [];
      const lane = await harness.open(
        { channels: new Map([['telegram', recorder(sent, unheard)]]), prepare },
        { serial },
      );
      open.push(lane);
      return { lane, sent };
    }

    it('answers in the order of arrival, whoever is slow', async () => {
      let turns = 0;
      const { lane, sent } = await stage(async () => {
        turns += 1;
        if (turns === 1) await fetch(`${harness.gate()}/open?key=warm-up`);
      });
      const words = ['alfa', 'beta', 'gama', 'delta', 'epsilon', 'zeta'];
      await lane.accept(...words.slice(0, 3).map((word) => message('ana', `anota: ${word}`)));
      for (const word of words.slice(3)) await lane.accept(message('ana', `anota: ${word}`));
      await lane.quiet();
      expect(sent).toHaveLength(words.length);
      for (const [n, word] of words.entries()) expect(sent[n]).toContain(word);
    });

    it('answers each copy of a message once', async () => {
      const { lane, sent } = await stage(async () => {});
      await Promise.all(Array.from({ length: 20 }, () => lane.accept(message('ana', 'anota: leite'))));
      await lane.quiet();
      expect(sent).toHaveLength(1);
    });

    it('says once that an answer may not have arrived, and gives its words to who asks', async () => {
      const { lane, sent } = await stage(async () => {}, true, 1);
      for (const text of ['anota: um', 'anota: dois', 'repete', 'anota: três']) {
        await lane.accept(message('ana', text));
        await lane.quiet();
      }
      expect(sent[0]).not.toContain('Talvez');
      expect(sent[1]).toMatch(/^Talvez minha mensagem anterior não tenha chegado.*dois/su);
      expect(sent[2]).toBe(sent[0]);
      expect(sent[3]).not.toContain('Talvez');
    });

    it('sets a message aside after three failures, says so once, and goes on', async () => {
      let tries = 0;
      const { lane, sent } = await stage(async (decision) => {
        if (!about(decision, 'veneno')) return;
        tries += 1;
        throw new Error('on purpose');
      });
      await lane.accept(...['um', 'veneno', 'dois'].map((word) => message('ana', `anota: ${word}`)));
      await lane.quiet();
      await lane.accept(message('ana', 'anota: veneno'), message('ana', 'anota: três'));
      await lane.quiet();
      expect(tries).toBe(3);
      expect(sent).toHaveLength(4);
      expect(sent[0]).toContain('um');
      expect(sent[1]).toBe(plain(phrases.failed.text));
      expect(sent[2]).toContain('dois');
      expect(sent[3]).toContain('três');
    });

    /** Two messages, the turn of the first held inside a real request: what was seen before the request was answered. */
    async function twoWhileWaiting(key: string, serial: boolean) {
      const seen: string[] = [];
      const { lane, sent } = await stage(async () => {
        seen.push('in');
        await (await fetch(`${harness.gate()}/wait?key=${key}`)).text();
        seen.push('out');
      }, serial);
      await lane.accept(message('ana', 'anota: um'));
      await expect.poll(() => seen, { timeout: 5000 }).toContain('in');
      await lane.accept(message('ana', 'anota: dois'));
      if (!serial) await expect.poll(() => seen.length, { timeout: 5000 }).toBeGreaterThan(1);
      // Long enough for a second turn to start if anything let it: starting one takes a few milliseconds.
      else await new Promise((resolve) => setTimeout(resolve, 150));
      const before = [...seen];
      await fetch(`${harness.gate()}/open?key=${key}`);
      await lane.quiet();
      return { before, seen, sent };
    }

    it('starts no second turn while the first waits for the network', async () => {
      const { before, seen, sent } = await twoWhileWaiting(`serial-${name}`, true);
      expect(before).toEqual(['in']);
      expect(seen).toEqual(['in', 'out', 'in', 'out']);
      expect(sent).toHaveLength(2);
    });

    it('would interleave without the lane (so the test above bites)', async () => {
      const { before } = await twoWhileWaiting(`loose-${name}`, false);
      expect(before.slice(0, 2)).toEqual(['in', 'in']);
    });
  });
}
