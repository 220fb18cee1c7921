// "Gastei", then "50", then "no mercado": a sentence sent in pieces. A verb that says nothing yet waits for the next message, which
// goes on from it.

import { MINUTE_MS } from '../../domain/durations.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import { reworded, type Situation } from '../situation.ts';

const OPENING = pattern('i')`
  ^(?:(?:oi|hoje|ontem|eu|agora|ent[ãa]o|ah),? )*
  (?<verb>gastei|paguei|comprei|(?:recebi|ganhei)(?<money> um(?:a|as|ns)? (?:dinheir[a-zà-ÿ]+|grana|dindin|trocados?|valor|pix))?|vendi|me (?:lembra|lembre|avisa|avise)|(?:eu )?quero (?:ver|assistir))
  (?: a[íi]| hoje| ontem)?[.:…]*$
`;
/** Pieces of one sentence come within minutes. */
const PIECES_MS = 5 * MINUTE_MS;
const LONGEST_PIECE = 60;

const GOES_ON: ReadonlySet<Intent> = new Set<Intent>(['lancamento', 'reminder_set', 'save', 'recurring_set']);
/** What begins so is a message of its own. */
const STARTS = pattern('i')`
  ^(?:
    gastei|paguei|comprei|recebi|ganhei|vendi|anot|guard|salv|me (?:lembr|avis)|apag|cancel|desfa|esquec|deixa|quant|
    [a-zà-ÿ]{3,}(?:amos|emos|imos) |qua(?:l|is)|cad[êe]|minhas?|meus?|oi|ol[áa]|bom dia|boa |obrigad|valeu|n[ãa]o|sim|ok|ajuda|\/
  )
`;

/** Undefined unless the message before was such a verb, moments ago, and the words complete it. */
export function afterOpening(situation: Situation): Situation | undefined {
  const { loaded, text, asking } = situation;
  const opening = loaded.lastSaid?.trim() ?? '';
  const words = text.trim();
  const at = loaded.lastReply()?.at;
  if (loaded.state.at !== 'idle' || at === undefined) return undefined;
  if (asking.now - at > PIECES_MS || words.length > LONGEST_PIECE || !OPENING.test(opening)) return undefined;
  if (words.includes('?') || STARTS.test(words) || loaded.wroteLast()) return undefined;
  const whole = reworded(situation, `${opening.replace(/[.:…]+$/u, '')} ${words}`);
  return GOES_ON.has(whole.understanding.intent) ? whole : undefined;
}

/** Asks for the rest of it. Right behind an entry or a reminder such a verb is about that. */
export function waitsForMore({ text, loaded, message }: Situation): Decision | undefined {
  const { verb, money } = OPENING.exec(text.trim())?.groups ?? {};
  if (verb === undefined || loaded.state.at !== 'idle' || message.replyTo !== undefined) return undefined;
  const isOfLast =
    money === undefined &&
    (loaded.lastEntry !== undefined || loaded.done?.reminder !== undefined || loaded.rang() !== undefined);
  if (isOfLast) return undefined;
  if (/^(?:me|eu quero|quero)/i.test(verb))
    return say(/ver|assistir/i.test(verb) ? phrases.watchWhat : phrases.remindWhat);
  return say(/^(?:recebi|ganhei|vendi)/i.test(verb) ? phrases.cameInWhat : phrases.spentWhat);
}
waitsForMore.says = [OPENING];
