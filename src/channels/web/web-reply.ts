// The web channel's wire: a Reply as JSON, `text` plain for whoever reads it aloud or compares it, `spans` for the page,
// which draws them as text nodes. Nothing is degraded, because the page has everything a Reply can carry.

import * as z from 'zod/mini';
import type { Attachment, Choice, Picture, Reply, Rewrite } from '../../domain/message.ts';
import { plain, type RichText } from '../../domain/text.ts';
import type { Outgoing } from '../../ports.ts';

export type WebReply = {
  readonly text: string;
  readonly spans: RichText;
  readonly choices?: readonly Choice[];
  readonly picture?: Picture;
  readonly file?: Attachment;
  /** Id of the person's message this one answers. */
  readonly quote?: string;
  /** Id of our own message that reads so from now on. */
  readonly rewrites?: string;
};

/** One reply is always one send. */
export function renderWebReply({ rewrite, ...reply }: Reply): readonly Outgoing[] {
  const { text: spans, ...rest } = rewrite === undefined ? reply : rewritten(reply, rewrite);
  const text = plain(spans);
  const wire: WebReply = { text, spans, ...rest };
  return [{ plain: text, wire }];
}

const rewritten = (reply: Reply, { of, ...words }: Rewrite) => ({ ...reply, ...words, rewrites: of });

const span = z.union([
  z.string(),
  z.object({ bold: z.string() }),
  z.object({ italic: z.string() }),
  z.object({ code: z.string() }),
  z.object({ link: z.object({ label: z.string(), url: z.string() }) }),
]);

const wireSchema = z.object({
  text: z.string(),
  spans: z.array(span),
  choices: z.optional(z.array(z.object({ token: z.string(), label: z.string(), hint: z.optional(z.string()) }))),
  picture: z.optional(z.union([z.object({ url: z.string() }), z.object({ png: z.string() })])),
  file: z.optional(
    z.object({ name: z.string(), mime: z.string(), content: z.string(), encoding: z.optional(z.literal('base64')) }),
  ),
  quote: z.optional(z.string()),
  rewrites: z.optional(z.string()),
});

/** The wire of an Outgoing as `renderWebReply` wrote it; undefined for anything else that storage may hold. */
export function readWebReply(wire: unknown): WebReply | undefined {
  return wireSchema.safeParse(wire).success ? (wire as WebReply) : undefined;
}
