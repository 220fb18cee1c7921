// "Quais receitas eu tenho?", "quanto de óleo vai no bolo?": read as a question about money or not understood at all,
// it is treated as a search when all its words occur in saved items and none in entries.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import { lookUp } from '../../missions/glossary/look-up.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { SURE } from '../sure.ts';
import { noteAsked } from './asked-of-notes.ts';
import { MONEY_ASKED, tellingWords } from './telling-words.ts';

/** Openings of a question, or of an order to show. */
const ASKS = pattern('u')`
  ^(?:e |mas |entao |agora |a )*(?:agora )?
  (?:qual|quais|quant[oa]s?|qt[oa]s?|quando|que dia|que horas?|onde|cade|quem|como|mostra|mostre|me mostra|ver?|abre)\b
`;
/** An order to show, or what was forgotten; the words are those of an item. */
const WANTS = pattern('u')`
  ^(?:(?:por favor|oi|ei) )*(?:(?:eu )?(?:quero|queria|preciso)(?: ver)?
  (?: d[aeo]s?)?|me (?:manda|passa|da|mostra|acha|ve)|manda|passa|pega|acha|procura|busca|(?:eu )?
  (?:nao (?:me )?lembro|esqueci|nao sei)(?: mais)?(?: (?:qual|quais|onde|quando|como)(?: (?:e|era|ta|foi))?)?
  (?: d[aeo]s?)?|voce tem|tem|eu (?:salvei|anotei|guardei))[ ]
`;
/** Intents that such an order is taken for when the rules are unsure. */
const MISTAKEN: ReadonlySet<Intent> = new Set<Intent>([
  'smalltalk',
  'unknown',
  'search',
  'list_all',
  'enrich',
  'save',
  'switch_agent',
  'mark_item',
  'simplista',
]);
/** A noun alone, in so many words at most, and what it is taken for. */
const BARE_WORDS = 4;
const BARE: ReadonlySet<Intent> = new Set<Intent>(['smalltalk', 'unknown', 'save']);
const TELLS = /^(?:li|vi|ja|meus?|minhas?|nao|to|tou|estou)\b/u;
/** Asks what something is. */
const WHAT_IS = /^(?:e )?(?:o )?(?:que|oq) (?:e|eh|era|significa|quer dizer) /u;
/** Asks when something is. */
const WHEN = /\b(?:quando|que dia|que horas?)\b/u;
const IDLE: ReadonlySet<Intent> = new Set<Intent>([
  'smalltalk',
  'unknown',
  'search',
  'list_all',
  'enrich',
  'delete_item',
  'undo_transaction',
]);
/** "Quanto ela tirou em matemática?" */
const GRADE_IN =
  /^(?:e )?(?:quanto|que nota|qual (?:foi )?a nota) (?:que )?(?:[^?]{1,25} )?(?:tirou|tirei|d[aeo] [^?]{2,25}) (?:em|na prova de|de) (?<of>[a-zà-ÿ]{3,25})\s*\?*$/i;

function ofTheirs(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const graded = GRADE_IN.exec(text.trim())?.groups?.['of'];
  if (graded !== undefined && loaded.called(graded).items.some(({ body }) => /tir(?:ou|ei) \d|nota/i.test(body)))
    return run({ tool: 'search_items', args: { query: graded } });
  return noteAsked(situation);
}

/** "Quanto a Lia tá pesando?", of a note that says "11,2 kg". */
const IN_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^pes(?:a|o|ou|ando|ava)$/, 'kg'],
  [/^(?:med(?:e|ia|indo|iu)|altura|tamanho)$/, 'cm'],
];
function byUnit(words: readonly string[], { loaded }: Situation): Decision | undefined {
  const query = words.map((word) => IN_UNITS.find(([says]) => says.test(word))?.[1] ?? word).join(' ');
  const found = query === words.join(' ') ? [] : loaded.called(query).items;
  return found.length === 0 ? undefined : run({ tool: 'search_items', args: { query } });
}

/** Undefined when a word is unknown to the notebook, or known to the ledger. */
export function decideKeptWords(situation: Situation): Decision | undefined {
  const { text, understanding, loaded } = situation;
  const theirs = ofTheirs(situation);
  if (theirs !== undefined) return theirs;
  // "O que é LIMPE?", which stands in a note and in no glossary.
  const whatIs = understanding.intent === 'complexa' && WHAT_IS.test(folded(text)) && lookUp(text).length === 0;
  // "E com mercado?" continues the last figure.
  const further = understanding.rule === 'figure.follow_up';
  const figure = understanding.intent === 'simplista' && understanding.slots.period === undefined && !further;
  const line = folded(text);
  const guessed = understanding.intent === 'smalltalk' || understanding.confidence < SURE;
  const idle = guessed && IDLE.has(understanding.intent) && ASKS.test(line);
  const unsure = guessed || understanding.intent === 'switch_agent' || understanding.intent === 'list_all';
  const bare = BARE.has(understanding.intent) && line.split(' ').length <= BARE_WORDS && !TELLS.test(line);
  const wants = unsure && (bare || (MISTAKEN.has(understanding.intent) && WANTS.test(line)));
  if ((!whatIs && !figure && !idle && !wants) || MONEY_ASKED.test(line)) return undefined;
  const words = tellingWords(text);
  if (words.length === 0 || words.length > 6) return undefined;
  const query = words.join(' ');
  const { items, entries, reminders } = loaded.called(query);
  const measured = items.length + entries.length === 0 ? byUnit(words, situation) : undefined;
  if (measured !== undefined) return measured;
  if (reminders.length > 0 && (items.length === 0 || WHEN.test(line)))
    return run({ tool: 'list_reminders', args: { words: query } });
  return items.length === 0 || entries.length > 0 ? undefined : run({ tool: 'search_items', args: { query } });
}
