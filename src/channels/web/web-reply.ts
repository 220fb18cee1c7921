// Wire format of the web channel: a Reply as JSON. `text` is plain, for screen readers and tests; `spans` is what the
// page draws. A page can show everything a Reply contains.

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
  /** Id of the sent message that this one replaces. */
  readonly rewrites?: string;
};

/** Renders a reply; always one part. */
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

/** The stored JSON as a web reply, or undefined when it has another shape. */
export function readWebReply(wire: unknown): WebReply | undefined {
  return wireSchema.safeParse(wire).success ? (wire as WebReply) : undefined;
}
