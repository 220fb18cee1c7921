// Interactive chat: numbered choices, terminal styling, /sair to leave.

import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import type { WebReply } from '../../channels/web/web-reply.ts';
import type { Choice, InboundBody } from '../../domain/message.ts';
import type { Span } from '../../domain/text.ts';
import { spanText } from '../../domain/text.ts';
import type { LocalSession } from '../../runtime/local-session.ts';

const styled = (span: Span): string => {
  const text = spanText(span);
  if (typeof span === 'string') return text;
  if ('bold' in span) return styleText('bold', text);
  if ('italic' in span) return styleText('italic', text);
  return styleText('cyan', text);
};

function show(reply: WebReply): void {
  console.log(
    `${styleText('green', 'Caderneta')}  ${reply.spans.map(styled).join('').replaceAll('\n', '\n           ')}`,
  );
  if (reply.rewrites !== undefined) console.log(styleText('dim', '           [no lugar do que eu tinha dito antes]'));
  if (reply.file !== undefined) console.log(styleText('dim', `           [arquivo ${reply.file.name}]`));
  const buttons = (reply.choices ?? []).map((choice, index) => `[${String.fromCharCode(97 + index)}] ${choice.label}`);
  if (buttons.length > 0) console.log(styleText('dim', `           ${buttons.join('   ')}`));
}

/**
 * Reads lines until /sair or the end of input. A button is chosen by its letter and a dot: `a.` Lines pasted together
 * are sent one by one.
 */
export async function personChat(
  session: Pick<LocalSession, 'say'>,
  user: string,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<void> {
  const terminal = createInterface({ input, output: process.stdout, prompt: `${styleText('blue', user)}  ` });
  let ended = false;
  terminal.once('close', () => {
    ended = true;
  });
  console.log(styleText('dim', 'Escreva como falaria. Botões: a letra e um ponto (a.). /sair termina.\n'));
  let choices: readonly Choice[] = [];
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim() === '/sair') break;
    if (line.trim() !== '') {
      const { replies } = await session.say({ user, body: bodyOf(line, choices) });
      for (const reply of replies) show(reply);
      choices = replies.findLast((reply) => reply.choices !== undefined)?.choices ?? choices;
    }
    if (!ended) terminal.prompt();
  }
  terminal.close();
}

function bodyOf(line: string, choices: readonly Choice[]): InboundBody {
  const pressed = /^([a-j])\.$/.exec(line.trim());
  const choice = pressed?.[1] === undefined ? undefined : choices[pressed[1].charCodeAt(0) - 97];
  return choice === undefined ? { kind: 'text', text: line } : { kind: 'choice', token: choice.token };
}
