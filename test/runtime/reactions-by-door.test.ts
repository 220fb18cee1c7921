// An emoji put on a message in each messenger: an answer where it is on a question or on the answer to a hard one, else nothing.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDoors } from '../llm/open-doors.ts';

let written = 1000;
let doors: Awaited<ReturnType<typeof openDoors>>;
beforeAll(async () => {
  doors = await openDoors({});
});
afterAll(() => doors.close());

const from = { id: 42, is_bot: false, first_name: 'Ana' };
const chat = { id: 42, type: 'private', first_name: 'Ana' };

/** What each messenger calls a message of ours, and what was said for an emoji on it. */
const DOORS = {
  telegram: {
    say: async (text: string) => {
      written += 1;
      const shown = await doors.telegramRaw({ message: { message_id: written, from, chat, date: 1, text } });
      return shown.map((one) => ({ id: String(one.id), text: one.text }));
    },
    react: async (of: string, emoji: string) => {
      const reaction = { chat, user: from, message_id: Number(of), date: 1, old_reaction: [] };
      const shown = await doors.telegramRaw({
        message_reaction: { ...reaction, new_reaction: [{ type: 'emoji', emoji }] },
      });
      return shown.map((one) => one.text);
    },
  },
  whatsapp: {
    say: async (text: string) => {
      const shown = await doors.whatsappRaw({ type: 'text', text: { body: text } });
      return shown.map(({ id, body }) => ({ id, text: JSON.stringify(body) }));
    },
    react: async (of: string, emoji: string) => {
      const shown = await doors.whatsappRaw({ type: 'reaction', reaction: { message_id: of, emoji } });
      return shown.map(({ body }) => JSON.stringify(body));
    },
  },
};

it.each(['telegram', 'whatsapp'] as const)(
  '%s',
  async (door) => {
    const { say, react } = DOORS[door];
    const [kept] = await say('anota: comprar gelo');
    for (const emoji of ['👍', '❤️', '😂', '👎', '🙏']) expect(await react(kept?.id ?? '', emoji)).toEqual([]);
    expect(await react('12345', '👍')).toEqual([]);

    const [question] = await say('xyzzy plugh');
    expect(question?.text).toContain('Quer que eu guarde como nota?');
    // On another message it is no answer, and a laugh is none anywhere.
    expect(await react(kept?.id ?? '', '👍')).toEqual([]);
    expect(await react(question?.id ?? '', '😂')).toEqual([]);
    expect((await react(question?.id ?? '', '👍🏽'))[0]).toContain('xyzzy plugh');
    // Answered once.
    expect(await react(question?.id ?? '', '👍')).toEqual([]);

    const [refused] = await say('plugh wubba zork');
    expect((await react(refused?.id ?? '', '👎'))[0]).toContain('deixei como estava');

    const [answer] = await say('o que é CDI?');
    expect(answer?.text).toContain('CDI');
    const rated = () => doors.rows('select feedback from missions order by startedAt desc limit 1');
    expect((await react(answer?.id ?? '', '👎')).length).toBeLessThanOrEqual(1);
    expect(rated()).toEqual([{ feedback: 'down' }]);
    await react(answer?.id ?? '', '👍');
    expect(rated()).toEqual([{ feedback: 'up' }]);
  },
  30_000,
);
