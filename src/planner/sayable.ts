// Checks text written by a model before a person sees it: no claimed effects, no addresses or numbers the person did
// not write, no internals.

import { claimsEffect } from '../domain/claims-effect.ts';
import { inertText } from '../domain/inert-text.ts';
import { plainProse } from '../domain/plain-prose.ts';
import { ADDRESSES } from '../domain/web-address.ts';

const BRACE = /[{}]/u;
/** A plan instead of prose, whatever the person spoke of. Linear: each part is bounded. */
const PLAN = /[{,]\s{0,40}["']?(?:action|tool|args)["']?\s{0,40}:/iu;
const MACHINERY =
  /(?<![\p{L}])(?:json|call_tool|noop|tools?|prompt|api|llm|tokens?|modelo de linguagem|language model|system message|instru[cç][aã]o do sistema)(?![\p{L}])/iu;
const LONGEST = 1_500;

/** The problem, for the planner's second try; undefined when the text may be sent. */
export function unsayable(written: string, typed: readonly string[]): string | undefined {
  if (written.length > LONGEST) return 'message: too long';
  const message = withoutDisguise(plainProse(written));
  if (claimsEffect(message)) return 'message: only the program says that something was done';
  const said = typed.join('\n');
  if ((message.match(ADDRESSES) ?? []).some((address) => !said.includes(address)))
    return 'message: no addresses the person did not write';
  if ((message.match(/\d+/gu) ?? []).some((number) => !said.includes(number)))
    return 'message: numbers come from the program only';
  const strange = (machine: RegExp): boolean => machine.test(message) && !machine.test(said);
  return isPlan(message) || strange(BRACE) || strange(MACHINERY) ? 'message: plain words for the person' : undefined;
}

/** Whether a model answered in the planner's form where prose was asked for: nobody is shown that. */
export const isPlan = (written: string): boolean => PLAN.test(written);

/** Normalises 'sal\u200bvei' and 'ＳＡＬＶＥＩ' to what people read. Addresses are left intact, to be checked. */
const withoutDisguise = (text: string): string =>
  text.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** Invisible characters, except the joiner inside emoji. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * @param known texts whose addresses may be repeated, character by character: an invented address could leak a secret.
 */
export function withoutStrangeAddresses(written: string, known: readonly string[], instead: string): string {
  const theirs = new Set(known.flatMap((text) => text.match(ADDRESSES) ?? []).map(bare));
  const legible = written.replace(UNSEEN, '');
  const folded = legible.normalize('NFKC');
  // Compatibility characters are only normalised where they hide an address: '…' and '½' are ordinary text.
  const hides = (folded.match(ADDRESSES) ?? []).length > (legible.match(ADDRESSES) ?? []).length;
  return (hides ? folded : legible).replace(ADDRESSES, (address) => (theirs.has(bare(address)) ? address : instead));
}

/** An address without the full stop of its sentence. */
const bare = (address: string): string => address.replace(/[.,;:!?)\]}'"»”*_]+$/u, '');

/** The text without markup and invisible characters. */
export const spoken = (message: string): string => inertText(plainProse(message), LONGEST);
