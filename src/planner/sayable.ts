// What a model may say to a person: no effect it did not have, no address and no number the person did not write, no machinery.

import { inertText } from '../domain/inert-text.ts';
import { claimsEffect } from '../domain/unearned-claim.ts';

const ADDRESS =
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\w-]+\.(?:com|net|org|io|br|app|dev|me|ly|gl|xyz|site|info)\b\S*/giu;
const MACHINERY =
  /[{}]|(?<![\p{L}])(?:json|call_tool|noop|tools?|prompt|api|llm|tokens?|modelo de linguagem|language model|system message|instru[cç][aã]o do sistema)(?![\p{L}])/iu;
const LONGEST = 1_500;

/** What is wrong with it as a person would see it, for the planner's second try; undefined when it may be said. */
export function unsayable(written: string, typed: readonly string[]): string | undefined {
  if (written.length > LONGEST) return 'message: too long';
  const message = withoutDisguise(written);
  if (claimsEffect(message)) return 'message: only the program says that something was done';
  const said = typed.join('\n');
  if ((message.match(ADDRESS) ?? []).some((address) => !said.includes(address)))
    return 'message: no addresses the person did not write';
  if ((message.match(/\d+/gu) ?? []).some((number) => !said.includes(number)))
    return 'message: numbers come from the program only';
  return MACHINERY.test(message) && !MACHINERY.test(said) ? 'message: plain words for the person' : undefined;
}

/** 'sal\u200bvei' and 'ＳＡＬＶＥＩ' read as what people read. Addresses stay: they are judged. */
const withoutDisguise = (text: string): string =>
  text.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Marks that only machines see; what holds a family of pictographs together is not one. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** @param known texts whose addresses may be said again, letter for letter: an address made up of a secret leads that secret out. */
export function withoutStrangeAddresses(written: string, known: readonly string[], instead: string): string {
  const theirs = new Set(known.flatMap((text) => text.match(ADDRESS) ?? []).map(bare));
  const legible = written.replace(UNSEEN, '');
  const folded = legible.normalize('NFKC');
  // Full-width letters and the like are only made plain where an address hides in them: '…' and '½' are words.
  const hides = (folded.match(ADDRESS) ?? []).length > (legible.match(ADDRESS) ?? []).length;
  return (hides ? folded : legible).replace(ADDRESS, (address) => (theirs.has(bare(address)) ? address : instead));
}

/** An address without the stop of the sentence it ends. */
const bare = (address: string): string => address.replace(/[.,;:!?)\]}'"»”*_]+$/u, '');

/** The words without marks that only machines see. */
export const spoken = (message: string): string => inertText(message, LONGEST);
