// Metamorphic: what is said around a message, or the way it is put, changes nothing of what it means. Each rewording is
// applied to labelled messages that are understood, and the meaning must stay; a few words are ambiguous in any frame.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { corpus } from '../../src/cli/eval/corpus.ts';
import type { LocalDateTime } from '../../src/domain/dates.ts';
import { understand } from '../../src/language/understand.ts';
import type { Understanding } from '../../src/language/understanding.ts';

const CORPUS = new URL('../corpus/', import.meta.url);
const now = '2026-11-18T12:00' as LocalDateTime;
/** Of messages that nearly all can be reworded, every so many: the suite stays within seconds. */
const EVERY = 9;
/** Share of messages whose meaning may change. */
const MOST_CHANGED = 0.02;
const MOST_MS = 60_000;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const unlessAsked = (text: string, reword: (said: string) => string): string =>
  /\?$/.test(text) ? text : reword(text);
const ending = (text: string, end: string): string => text.replace(/[.!]*$/, end);

const ORDERS: Readonly<Record<string, string>> = {
  anota: 'anote',
  salva: 'salve',
  guarda: 'guarde',
  apaga: 'apague',
  mostra: 'mostre',
  tira: 'tire',
};
const ORDER = new RegExp(`^(?:${Object.keys(ORDERS).join('|')})(?= (?!isso|que|ai\\b|aí\\b)\\p{L})`, 'iu');
const INFINITIVES: Readonly<Record<string, string>> = { gastei: 'gastar', paguei: 'pagar', comprei: 'comprar' };
const OURS: Readonly<Record<string, string>> = { gastei: 'gastou', paguei: 'pagou', comprei: 'comprou' };
/** An entry that begins with its verb, reworded. */
const did = (text: string, say: (verb: string) => string): string =>
  text.replace(/^(?:gastei|paguei|comprei)(?= [^?]*\d[^?]*$)(?! .*\b(?:mais|menos|q\w*t[oa]?)\b)/i, (verb) =>
    say(verb.toLowerCase()),
  );

/** What leaves the meaning as it is; a message it does not apply to is returned unchanged. */
const REWORDINGS: Readonly<Record<string, (text: string) => string>> = {
  'olha só, …': (text) => `olha só, ${lower(text)}`,
  'então, …': (text) => `então, ${lower(text)}`,
  'ah, …': (text) => `ah, ${lower(text)}`,
  'caderneta, …': (text) => `caderneta, ${lower(text)}`,
  '… viu': (text) => unlessAsked(text, (said) => ending(said, ' viu')),
  '… tá': (text) => unlessAsked(text, (said) => ending(said, ' tá')),
  '… por favor': (text) => text.replace(/[.!?]*$/, (mark) => `, por favor${mark}`),
  '… kkkk': (text) => `${text} kkkk`,
  '… 😅': (text) => `${text} 😅`,
  'em maiúsculas': (text) => (text.includes('http') ? text : text.toUpperCase()),
  'com espaços a mais': (text) => `  ${text.replaceAll(' ', '  ')} `,
  'queria saber …': (text) => text.replace(/^(?=(?:quanto|qual|quais) )/i, 'queria saber '),
  'você sabe …': (text) => text.replace(/^(?=(?:quanto|qual|quais) )/i, 'você sabe '),
  'pode anotar …': (text) => unlessAsked(text, (said) => said.replace(ORDER, (verb) => `pode ${verb.toLowerCase()}r`)),
  'preciso que você anote …': (text) =>
    text.replace(ORDER, (verb) => `preciso que você ${ORDERS[verb.toLowerCase()] ?? verb}`),
  'anota aí: …': (text) => did(text, (verb) => `anota aí: ${verb}`),
  'esqueci de avisar, …': (text) => did(text, (verb) => `esqueci de avisar, ${verb}`),
  'tive que pagar …': (text) => did(text, (verb) => `tive que ${INFINITIVES[verb]}`),
  'acabei pagando …': (text) => did(text, (verb) => `acabei ${INFINITIVES[verb]?.replace(/r$/, 'ndo')}`),
  'a gente pagou …': (text) => did(text, (verb) => `a gente ${OURS[verb]}`),
};
/** The least that says something of a rewording. */
const FEW = 40;

const meaning = ({ intent, slots, confidence }: Understanding): string => {
  const { type, amount_cents, date, op, remind_at, status } = slots as Readonly<Record<string, unknown>>;
  return JSON.stringify([intent, confidence < 0.5, type, amount_cents, date, op, remind_at, status]);
};

const understood = readdirSync(CORPUS)
  .filter((file) => /\.validate\.jsonl$|^(?:money|everyday|entries\.fresh)\.train\.jsonl$/.test(file))
  .flatMap((file) => corpus(new URL(file, CORPUS)))
  .filter(({ context = {} }) => Object.keys(context).length === 0)
  .flatMap(({ text, intent }) => {
    const read = understand(text, { now });
    // Small talk in a friendly frame may as well be a greeting.
    return read.intent === intent && read.confidence >= 0.5 && read.group !== 'trivial' ? [{ text, read }] : [];
  });

describe('the same meaning in other words', () => {
  it.each(Object.entries(REWORDINGS))(
    '%s',
    (_, reword) => {
      const reworded = understood
        .map(({ text, read }) => ({ text, read, other: reword(text) }))
        .filter(({ text, other }) => other !== text);
      const tried = reworded.length > EVERY * FEW ? reworded.filter((_, i) => i % EVERY === 0) : reworded;
      const changed = tried.filter(({ read, other }) => meaning(understand(other, { now })) !== meaning(read));
      expect(tried.length).toBeGreaterThan(FEW);
      expect(changed.map(({ other }) => other).slice(Math.max(1, Math.floor(tried.length * MOST_CHANGED)))).toEqual([]);
    },
    MOST_MS,
  );
});
