// Questions of general knowledge: referred to a better source, unless something stored has their words.

import { folded } from '../../domain/fold.ts';
import type { Intent } from '../../language/intent.ts';
import { searchWords } from '../../memories/search-words.ts';
import { run, say } from '../decided.ts';
import type { Decision } from '../decision.ts';
import { phrases } from '../replies/phrases.ts';
import { worldWords } from '../replies/world-words.ts';
import type { Situation } from '../situation.ts';
import { distressTold } from './distress-told.ts';
import { expertAsked } from './expert-asked.ts';
import { dangerIn } from './in-danger.ts';
import { knowledgeAsked, tellAsked } from './knowledge-asked.ts';
import { refusedIn } from './refused.ts';
import { saidToUs } from './said-to-us.ts';

/** Intents such a question may have been mistaken for. */
const TAKEN_FOR: ReadonlySet<Intent> = new Set<Intent>([
  'search',
  'list_all',
  'enrich',
  'smalltalk',
  'unknown',
  'help',
  'about',
  'simplista',
  'complexa',
  'quote',
  'delete_item',
  'undo_transaction',
]);

/** In words: a longer message tells more than the question. */
const LONGEST = 24;
/** In letters: shorter words occur in too many notes to identify one. */
const TELLING = 5;
/** From here on, a reading as a question about what is recorded is believed. */
const OF_MINE = 0.8;
/** Words that belong to the question, not to its subject. */
const ASKING =
  /^(?:qual|quais|quant[oa]s?|porque|tempo|jeito|melhor|fazer|posso|pode|podem|tomar|comer|serve|direitos?|tirar|limpar|como|mundo|brasil|muit[oa])$/u;

/** Danger is answered before any open question and before every other reading. */
export function decideInDanger({ text, message }: Situation): Decision | undefined {
  const danger = message.forwarded ? undefined : dangerIn(text);
  return danger === undefined ? undefined : say(worldWords[danger]);
}

/** @returns undefined when it is no such question */
export function decideWorld({ text, understanding, loaded }: Situation): Decision | undefined {
  if (!TAKEN_FOR.has(understanding.intent) || text.includes(':')) return undefined;
  const said = loaded.state.at === 'idle' ? saidToUs(text) : undefined;
  if (said !== undefined) return say(phrases[said]);
  const words = folded(text);
  const all = words.split(' ');
  if (all.length > LONGEST) return undefined;
  const idle = understanding.intent === 'smalltalk' || understanding.intent === 'unknown';
  const distress = idle ? distressTold(words) : undefined;
  if (distress !== undefined) return say(worldWords[distress]);
  const refused = refusedIn(words);
  if (refused !== undefined) return say(worldWords[refused]);
  const expert = expertAsked(words);
  const asked = knowledgeAsked(words) || (understanding.confidence < OF_MINE && tellAsked(words));
  if (expert === undefined && !asked) return undefined;
  const named = searchWords(text).filter((word) => word.length >= TELLING && !ASKING.test(word));
  const kept = named.filter((word) => loaded.called(word).items.length > 0);
  if (kept.length > 0 && kept.length * 2 >= named.length)
    return run({ tool: 'search_items', args: { query: kept.join(' ') } });
  return say(expert === undefined ? phrases.beyondReach : worldWords[expert]);
}
