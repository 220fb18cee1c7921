// Golden conversations: text files that read as a chat and are played against the whole product.
//
//   # a comment                     @ 2026-11-18T14:05   moves the clock, or @ +6s @ +2min; what falls due is expected under it
//   > what a person types           ana> another person types         leo< what somebody else than the speaker hears of it
//   > [Desfazer]                    presses the button with that label, of the newest reply that has it
//   > (2) salva isso                quotes the person's own 2nd message     > (resposta 2) apaga isso   our 2nd reply to them
//   > (encaminhada) texto de outra pessoa
//   > (editou 2) novo texto         edits the 2nd message                   > (foto) legenda   > (foto encaminhada) legenda   > (áudio)
//   > entrar {código}               the code in the newest reply that shows one
//   > (arquivo itau.csv) legenda            sends a file of test/fixtures/statements, its lines ended as they stand
//   < the whole reply               | its next line         <~ a piece of the reply   |~ another piece of it
//   [Sim] [Não]                     the buttons under it    {caderneta.json} the file under it   {figura} a picture
//   {no lugar}                      it came in the place of an earlier reply
//   % mundo                         the fake TMDB, YouTube, market and a web site are there; {site} is the site's address
//   % mundo mudo                    the market never answers anybody, and time passes as the chat says
//   % tmdb hang | tmdb 500 500      the next request there (or the next two) fails in that way
//   % modelo                        missions have a language model; every line of it below is said, in order, one each time it is asked
//   * {"passo": "executar"}         what it says             *| the next line of that
//   * (20s) palavras                so long after it was asked, on the clock of the chat         * (nunca)   never
//   * (9000 tokens) palavras        what it is billed for reading
//   = pending:confirm               the dialogue state after the turn       ! delete_memory   the tools that ran ("-": none)

import type { ModelLine } from './chat-model.ts';

export type Expectation =
  | {
      readonly kind: 'reply';
      readonly text: string;
      readonly whole: boolean;
      /** Absent: whoever spoke. */
      readonly to?: string;
      also?: readonly string[];
      buttons?: readonly string[];
      file?: string;
      picture?: true;
      rewrites?: true;
    }
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'tool'; readonly tool: string };

export type Spoken = {
  readonly line: number;
  readonly user: string;
  readonly text: string;
  readonly press?: string;
  readonly quote?: number;
  /** Of our replies, as the person heard them. */
  readonly quoteReply?: number;
  readonly edit?: number;
  readonly forwarded?: boolean;
  readonly media?: 'photo' | 'voice';
  readonly file?: string;
};

export type Step =
  /** What falls due then is heard by whoever spoke last. */
  | { readonly kind: 'clock'; readonly line: number; readonly iso: string; readonly expected: Expectation[] }
  | { readonly kind: 'fault'; readonly line: number; readonly server: string; readonly faults: readonly string[] }
  | { readonly kind: 'model'; line: ModelLine }
  | { readonly kind: 'turn'; readonly said: Spoken; readonly expected: Expectation[] };

const SAID = /^(\p{L}*)>\s?(.*)$/u;
const MARKED = /^\(([^)]+)\)\s*(.*)$/su;
const HEARD = /^(\p{L}*)<(~?)\s?(.*)$/u;
const THOUGHT = /^\* ?(?:\((?:(\d+)s|(nunca)|(\d+) tokens)\) ?)?(.*)$/u;

function spoken(user: string, raw: string, line: number): Spoken {
  const base = { line, user: user === '' ? 'bia' : user };
  const press = /^\[(.+)\]$/u.exec(raw);
  if (press?.[1] !== undefined) return { ...base, text: '', press: press[1] };
  const typed = raw.replaceAll('\\n', '\n');
  const marked = MARKED.exec(typed);
  if (marked === null) return { ...base, text: typed };
  const [, mark = '', text = ''] = marked;
  if (/^\d+$/u.test(mark)) return { ...base, text, quote: Number(mark) };
  const reply = /^resposta (\d+)$/u.exec(mark);
  if (reply?.[1] !== undefined) return { ...base, text, quoteReply: Number(reply[1]) };
  const edit = /^editou (\d+)$/u.exec(mark);
  if (edit?.[1] !== undefined) return { ...base, text, edit: Number(edit[1]) };
  const file = /^arquivo (\S+)$/u.exec(mark);
  if (file?.[1] !== undefined) return { ...base, text, file: file[1] };
  if (mark === 'encaminhada') return { ...base, text, forwarded: true };
  if (mark === 'foto encaminhada') return { ...base, text, media: 'photo', forwarded: true };
  if (mark === 'foto') return { ...base, text, media: 'photo' };
  if (mark === 'áudio') return { ...base, text, media: 'voice' };
  return { ...base, text: typed };
}

/** Parses a script. Throws on a line it does not know: a typo must not silently test nothing. */
export function parseChatScript(source: string): Step[] {
  const steps: Step[] = [];
  const expected = (line: number): Expectation[] => {
    const last = steps.at(-1);
    if (last === undefined || last.kind === 'fault' || last.kind === 'model')
      throw new Error(`line ${line}: nothing was said that could be answered`);
    return last.expected;
  };
  source.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const text = raw.trimEnd();
    if (text === '' || text.startsWith('#') || /^% (?:mundo(?: mudo)?|modelo)$/u.test(text)) return;
    const said = SAID.exec(text);
    const reply = HEARD.exec(text);
    const thought = THOUGHT.exec(text);
    const [fault, server = '', ways = ''] = /^% (\w+) (.+)$/u.exec(text) ?? [];
    if (fault !== undefined) steps.push({ kind: 'fault', line, server, faults: ways.split(' ') });
    else if (text.startsWith('@')) steps.push({ kind: 'clock', line, iso: text.slice(1).trim(), expected: [] });
    else if (said) steps.push({ kind: 'turn', said: spoken(said[1] ?? '', said[2] ?? '', line), expected: [] });
    else if (text.startsWith('*|')) continueThought(steps, text.slice(2), line);
    else if (thought) steps.push({ kind: 'model', line: modelLine(thought) });
    else if (reply) expected(line).push(heard(reply));
    else if (text.startsWith('|~')) anotherPiece(expected(line), text.slice(2).trim());
    else if (text.startsWith('|')) continueReply(expected(line), text.slice(2));
    else if (text.startsWith('['))
      lastReply(expected(line)).buttons = [...text.matchAll(/\[([^\]]+)\]/gu)].map((m) => m[1] ?? '');
    else if (text === '{figura}') lastReply(expected(line)).picture = true;
    else if (text === '{no lugar}') lastReply(expected(line)).rewrites = true;
    else if (text.startsWith('{')) lastReply(expected(line)).file = text.slice(1, -1);
    else if (text.startsWith('=')) expected(line).push({ kind: 'state', state: text.slice(1).trim() });
    else if (text.startsWith('!')) expected(line).push({ kind: 'tool', tool: text.slice(1).trim() });
    else throw new Error(`line ${line}: not a line of a chat: ${text}`);
  });
  return steps;
}

/** Whether somebody outside never finishes an answer: nobody wants to wait for that as long as a person would. */
export const hangs = (source: string): boolean => /^% \w+ .*\b(?:hang|stall)\b|\/fixo\/silencio/mu.test(source);

/** What is outside: servers of one's own, a language model, a market that keeps silent. */
export const outsideOf = (source: string): Outside => ({
  world: /^% mundo$/mu.test(source),
  model: /^% modelo$/mu.test(source),
  silence: /^% mundo mudo$/mu.test(source),
});

export type Outside = { readonly world: boolean; readonly model: boolean; readonly silence: boolean };

function heard([, to = '', piece, text = '']: readonly string[]): ReplyExpectation {
  const whole = piece === '';
  return { kind: 'reply', text: whole ? text : text.trim(), whole, ...(to === '' ? {} : { to }) };
}

function modelLine([, seconds = '0', never, tokens = '0', text = '']: readonly string[]): ModelLine {
  const afterMs = never === undefined ? Number(seconds) * 1000 : Number.POSITIVE_INFINITY;
  return { text, afterMs, tokens: Number(tokens) };
}

function continueThought(steps: readonly Step[], text: string, line: number): void {
  const last = steps.at(-1);
  if (last?.kind !== 'model') throw new Error(`line ${line}: nothing of the model to go on with`);
  last.line = { ...last.line, text: last.line.text + text };
}

type ReplyExpectation = Extract<Expectation, { kind: 'reply' }>;

function lastReply(expectations: Expectation[]): ReplyExpectation {
  const last = expectations.findLast((one) => one.kind === 'reply');
  if (last === undefined) throw new Error('buttons or a file before any reply');
  return last;
}

function anotherPiece(expectations: Expectation[], text: string): void {
  const last = lastReply(expectations);
  last.also = [...(last.also ?? []), text];
}

function continueReply(expectations: Expectation[], text: string): void {
  const index = expectations.findLastIndex((one) => one.kind === 'reply');
  const last = expectations[index];
  if (last?.kind !== 'reply') throw new Error('a continued line before any reply');
  expectations[index] = { ...last, text: `${last.text}\n${text}` };
}
