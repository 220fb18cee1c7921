// Decides whether a message addresses this bot. A private chat always does; in a group only a mention, a reply to the
// bot or a command does, and the mention is then removed from the text. Other group messages are discarded.

/** Identity of this bot: the numeric prefix of its token, and its username without '@' once known. */
export type Me = { readonly id: number | undefined; readonly username: string | undefined };

/**
 * `nobody` may still be for this bot when the message replies to one of its own. `text` is the message without the
 * mention.
 */
export type Addressed = { readonly to: 'us' | 'nobody' | 'another bot'; readonly text: string };

const COMMAND = /^(\/\w{1,64})(?:@(\w{1,64}))?(?!\S)/u;
/**
 * Usernames of bots end in "bot". Used until the own name is known; Telegram then delivers only commands for this bot.
 */
const ANY_BOT = /(?<![\w@/.])@\w{2,29}bot(?!\w)/giu;

/** Text of a private chat, with only the bot's name after a command removed ("/ajuda@caderneta_bot"). */
export function readPrivate(text: string, me: Me): string {
  return readCommand(text, me)?.text ?? text;
}

/**
 * Text of a group message and whether it addresses this bot by mention or command (a reply to the bot is checked by the
 * caller).
 */
export function readGroup(text: string, me: Me): Addressed {
  const command = readCommand(text, me);
  if (command) return command;
  const pattern = mentionOf(me);
  if (text.search(pattern) < 0) return { to: 'nobody', text };
  const rest = text.replace(pattern, ' ').replace(/ {2,}/gu, ' ');
  return { to: 'us', text: rest.replace(/^\s*[,:]?\s*/u, '').trimEnd() };
}

function readCommand(text: string, me: Me): Addressed | undefined {
  if (!text.startsWith('/')) return undefined;
  const [whole, command, name] = COMMAND.exec(text) ?? [];
  if (whole === undefined || command === undefined) return undefined;
  if (name === undefined) return { to: 'us', text };
  if (!isMine(name, me)) return { to: 'another bot', text };
  return { to: 'us', text: command + text.slice(whole.length) };
}

function isMine(name: string, me: Me): boolean {
  return me.username === undefined ? /bot$/iu.test(name) : name.toLowerCase() === me.username.toLowerCase();
}

function mentionOf({ username }: Me): RegExp {
  if (username === undefined || !/^\w{1,64}$/u.test(username)) return ANY_BOT;
  return new RegExp(`(?<![\\w@/.])@${username}(?!\\w)`, 'giu');
}
