// Classifies a message as a move in the dialogue: an answer to the open question, or a command that leaves it.

import type { Move } from '../../dialogue/machine.ts';
import { slotAsked } from '../../dialogue/pending-action.ts';
import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { ToolName } from '../../tools/registry.ts';
import { answersNothing } from '../money/entry/answers-nothing.ts';
import { answersGoal } from '../money/goals/goal-answer.ts';
import { tellsSomething, tellsState } from '../notebook/tells-something.ts';
import type { Situation } from '../situation.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { REMOVE } from '../wording/removal-orders.ts';
import { KEPT_WHOLE } from './kept-whole.ts';
import { refuses } from './refuses.ts';

/** Intents that leave the question open: courtesies, and words without meaning of their own. */
const NOT_A_COMMAND = new Set(['unknown', 'smalltalk', 'answer_slot']);

/** Agent instructions are free text that may contain command words; only a message of up to three words can cancel. */
const isProse = ({ loaded: { state }, text }: Situation): boolean =>
  slotAsked(state)?.act.tool === 'create_agent' && text.trim().split(/\s+/).length > 3;

/** Confirms the single value a question offers ("foram R$ 500,00?"). */
const YES =
  /^(?:sim|s|isso|isso mesmo|exato|foi|foram|foi isso|foi sim|certo|ok|aham|uhum|yep|tudo|toda|inteira)[.!]*$/i;

const hasOneAnswer = ({ loaded: { state } }: Situation): boolean => slotAsked(state)?.options?.length === 1;

/** The exact word a question asks for wins over any other reading: "APAGAR" after an entry does not delete the entry. */
export const isTheWord = (situation: Situation): boolean => {
  const { state } = situation.loaded;
  if (state.at !== 'pending' || state.action.kind !== 'confirm' || isSpoken(situation)) return false;
  return state.action.word === situation.text.trim().toUpperCase();
};

/** What was said in a recording is a model's guess: it never stands for a word that has to be typed. */
const isSpoken = ({ message: { body } }: Situation): boolean => body.kind === 'text' && body.spoken === true;

/** "Foi ganho" under [Ganhei] [Gastei]. */
const WAYS: ReadonlySet<string> = new Set(['Paguei', 'Recebi', 'Ganhei', 'Gastei']);

/** The token of the button whose label was typed. */
function buttonTyped({ loaded: { state }, text }: Situation): string | undefined {
  if (state.at !== 'pending') return undefined;
  const { action } = state;
  const buttons = action.kind === 'confirm' ? [action.yes, action.no] : (action.options ?? []);
  const way = /^(?:(?:foi|era|e|eu|sim|isso|tudo) )*(pag|receb|ganh|gast)[a-z]+[.!]*$/u.exec(folded(text).trim())?.[1];
  const typed = buttons.filter(
    ({ label }) =>
      folded(label) === folded(text) || (way !== undefined && WAYS.has(label) && folded(label).startsWith(way)),
  );
  return typed.length === 1 ? typed[0]?.token : undefined;
}

/** The tool that lacks something the person says they do not know. */
const leftUnknown = ({ loaded: { state }, text }: Situation): ToolName | undefined =>
  answersNothing(text) ? slotAsked(state)?.act.tool : undefined;

/** "Sei lá quanto" answers a question about an entry, though it sounds like one. */
export const doesNotKnow = (situation: Situation): boolean => leftUnknown(situation) === 'record_transaction';

/** "Só guarda" under "do que eu te lembro?": of nothing. */
const ONLY_KEPT =
  /^(?:(?:n[ãa]o,? )?s[óo] (?:guarda|anota|salva|deixa)r?(?: a[íi]| isso| mesmo)*|(?:n?[oa] )?mesm[oa] (?:hor[áa]rio|hora|dia))[.!]*$/i;

/** Nobody keeps "não sei": under "o que eu anoto?" it leaves things as they are. */
function keepsNothing(situation: Situation): boolean {
  const tool = ONLY_KEPT.test(situation.text.trim())
    ? slotAsked(situation.loaded.state)?.act.tool
    : leftUnknown(situation);
  return tool !== undefined && (tool === 'set_reminder' || KEPT_WHOLE.has(tool));
}

/** "Os dois" of more are a film and a series, and no book or note besides; of more, nobody knows which. */
const BOTH = /(?<![a-zà-ÿ])(?:os dois|as duas|amb[oa]s|os 2|as 2)(?![a-zà-ÿ])(?! (?:primeir|[úu]ltim))/i;
const BARE = /^(?:Só |Livro$)/u;

function selected(positions: readonly number[], { loaded: { state }, text }: Situation): Move {
  const options = state.at === 'pending' && 'options' in state.action ? (state.action.options ?? []) : [];
  // "Vi mais 3" is no third option.
  if (options.length > 0 && /(?<![a-zà-ÿ])(?:vi|vimos|assisti|mais|eps?|cap|p[áa]g)(?![a-zà-ÿ])/i.test(text))
    return { kind: 'words', text };
  const works = options.filter(({ label }) => !BARE.test(label));
  if (options.length < 3 || !BOTH.test(text)) return { kind: 'select', positions };
  return works.length === 2 ? { kind: 'select', positions: [1, 2] } : { kind: 'words', text };
}

/** "Então tira" under "Tiro Bacurau da lista?". */
const TAKES_AWAY = pattern('i')`
  ^(?:(?:ent[ãa]o|sim|pode|isso|t[áa]|ok),? )*(?:${REMOVE})(?: (?:ent[ãa]o|sim|isso|el[ea]|a[íi]|mesmo|por favor))*[.!]*$
`;
const REMOVALS: ReadonlySet<ToolName> = new Set<ToolName>(['delete_memory', 'cancel_reminder', 'remove_transaction']);

const repeatsRemoval = ({ loaded: { state }, text }: Situation): boolean =>
  state.at === 'pending' &&
  state.action.kind === 'confirm' &&
  state.action.word === undefined &&
  REMOVALS.has(state.action.yes.act.tool) &&
  TAKES_AWAY.test(text.trim());

/** In letters: as much of a button's verb is said again in any of its forms. */
const STEM = 4;
const SAID_AGAIN =
  /^(?:(?:entao|sim|pode|isso|ta|ok|claro|quero|vai|bom) )*(?<verb>[a-z]{4,})(?: (?:entrar|el[ea]s?|sim|isso|ai|mesmo|entao|por favor|ja|tudo))*$/u;

/** "Pode deixar" under [Deixar entrar] is a yes; under [Deixa] it would be a no. */
function saysTheButton({ loaded: { state }, text }: Situation): boolean {
  if (state.at !== 'pending' || state.action.kind !== 'confirm' || state.action.word !== undefined) return false;
  // "Empresto?", under [Emprestei], asks.
  if (text.includes('?')) return false;
  const { yes, no } = state.action;
  const [does, leaves] = [yes, no].map(({ label }) => folded(label).slice(0, STEM));
  return (
    does !== leaves &&
    does?.length === STEM &&
    SAID_AGAIN.exec(folded(text))?.groups?.['verb']?.startsWith(does) === true
  );
}

/** In words, of what only sounds like a no. */
const FEWEST = 5;

/** "Ela não atende segunda" tells something of her. */
const OF_THEM = /^el[ea]s? n[ãa]o (?!(?:precisa|quer)(?![a-zà-ÿ]))[a-zà-ÿ]{3,} [a-zà-ÿ]{4,}/i;

/** "E não come carne" goes on about somebody. */
const TELLS_OF = /^(?:e )?n[ãa]o (?:come|bebe|gosta|toma|usa|dorme|pode comer) [a-zà-ÿ]{3,}/i;
/** "O de ontem foi no débito", "foi muito caro": said of something, and a yes to nothing. */
const TELLS_MORE = new RegExp(
  `^(?:(?:n[ãa]o|mas|e),? )*(?:[oa] d[ea] (?:ontem|anteontem|${WEEKDAY_NAMES})(?![a-zà-ÿ])|(?:foi|t[áa]|[ée]) (?:muito|bem|t[ãa]o|super|mt) [a-zà-ÿ])`,
  'i',
);

/** Words of which a yes of several has one. */
const YES_WORD = pattern('i')`
  (?<![a-zà-ÿ])(?:sim|s|pode|(?<!(?:com|por|pra|sobre) )isso|quero|claro|guard[a-zà-ÿ]*|anot[a-zà-ÿ]*|salv[a-zà-ÿ]*|ok|okay|aham|uhum|
  exat[a-zà-ÿ]*|confirm[a-zà-ÿ]*|manda|faz|faça|bora|beleza|blz|cert[oa]|perfeito|por favor|vai|bot[ae]|coloca|p[õo]e|p[ôo]r|foi|
  foram|é|eh|ess[ea]|tira|apaga|com certeza|lembr[a-zà-ÿ]*|avis[a-zà-ÿ]*|quer|vamos|ótimo|otimo|boa|bom|legal|show|concordo|verdade|
  fechado|combinado|todos|tudo|todas)(?![a-zà-ÿ])
`;
const saysNoYes = (text: string): boolean => text.trim().split(/\s+/u).length >= FEWEST - 1 && !YES_WORD.test(text);

/** Never fails: what fits no option is `words`, which the machine judges. */
export function readMove(situation: Situation): Move {
  const { understanding, text } = situation;
  if (keepsNothing(situation)) return { kind: 'no' };
  if (isTheWord(situation) || isProse(situation) || doesNotKnow(situation) || answersGoal(situation))
    return { kind: 'words', text };
  if (repeatsRemoval(situation) || saysTheButton(situation)) return { kind: 'yes' };
  const token = buttonTyped(situation);
  if (token !== undefined) return { kind: 'choice', token };
  if (hasOneAnswer(situation) && YES.test(text.trim())) return { kind: 'yes' };
  switch (understanding.intent) {
    case 'confirm':
      // "A chave agora tá com a dona Neide" confirms nothing.
      // "Aceito?" asks.
      return text.includes('?') || tellsSomething(situation) || TELLS_MORE.test(text.trim()) || saysNoYes(text)
        ? { kind: 'words', text }
        : { kind: 'yes' };
    case 'deny':
      // "A Maya vai no pediatra quarta" refuses nothing.
      // "No Mocotó" says where.
      if (/^n[oa] \p{Lu}/u.test(text.trim())) return { kind: 'words', text };
      // “O condomínio também não, 380, dia 18” is another bill.
      if (tellsState(text) || OF_THEM.test(text.trim()) || /^[oa] [a-zà-ÿ]{3,20} .*\d/i.test(text.trim()))
        return { kind: 'words', text };
      return refuses(text) || (text.trim().split(/\s+/u).length < FEWEST && !TELLS_OF.test(text.trim()))
        ? { kind: 'no' }
        : { kind: 'words', text };
    case 'cancel':
      // “Passagem 9,60 ida e volta” takes nothing back.
      return /\d/.test(text) && !/^(?:n[ãa]o|cancel|esque|deix|par[ae]|desist|volta)/i.test(text.trim())
        ? { kind: 'words', text }
        : { kind: 'cancel' };
    case 'select_option':
      return selected(understanding.slots.selection, situation);
    default:
      return NOT_A_COMMAND.has(understanding.intent) ? { kind: 'words', text } : { kind: 'command' };
  }
}
