// Sentences about using the same notebook on another channel. The code and the way back are typed as they were shown; the many ways
// to ask for one are language/'s link_channel.

import { linkCodeFrom } from '../../domain/linking.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import type { Situation } from '../situation.ts';

const LINK =
  /^\/?vincul(?:ar?|e|o)(?:@\w+)?(?:\s+(?:o\s+|meu\s+)?(?:c[óo]digo\s+)?([\p{L}\d]{4}[\s-]?[\p{L}\d]{4}))?[.!?]*$/iu;
const PART =
  /^\/?desvincul(?:ar?|e|o)(?:@\w+)?(?:\s+(?:o\s+|meu\s+|este\s+|esse\s+)*(whatsapp|zap|zapzap|telegram|site|canal))?[.!?]*$/iu;

const CHANNELS: Readonly<Record<string, string>> = {
  whatsapp: 'whatsapp',
  zap: 'whatsapp',
  zapzap: 'whatsapp',
  telegram: 'telegram',
  site: 'web',
};

/** The code of another channel's notebook that somebody types here. */
export const linkCodeSaid = (text: string): string | undefined => plainCode(LINK.exec(text.trim())?.[1]);

const plainCode = (shown: string | undefined): string | undefined => shown?.replace(/[\s-]/g, '').toUpperCase();

/** undefined for what is not about linking, and for other people's words. */
export function decideLink({ text, message, asking }: Situation): Decision | undefined {
  if (message.forwarded) return undefined;
  const said = text.trim();
  const part = PART.exec(said);
  if (part !== null) {
    const channel = CHANNELS[part[1]?.toLowerCase() ?? ''];
    return run({ tool: 'unlink_channel', args: channel === undefined ? {} : { channel } });
  }
  const link = LINK.exec(said);
  if (link === null) return undefined;
  const code = plainCode(link[1]);
  if (code === undefined) return askForCode({ message, asking });
  // Whoever else reads a group would be let in, or leave their own notebook there.
  return message.group ? inPrivate : run({ tool: 'link_channel', args: { code } });
}

/** A code to type in the other channel. */
export const askForCode = ({ message, asking }: Pick<Situation, 'message' | 'asking'>): Decision =>
  message.group ? inPrivate : run({ tool: 'link_code', args: { code: linkCodeFrom(asking.ids.token()) } });

const inPrivate: Decision = say(phrases.linkInPrivate);
