// "Quero apagar todos os meus vídeos" typed under "Apago as 3 notas?" begins like a yes but is a different order, and
// "seu bira tb ficou devendo 8" merely contains a word that can mean yes. A message is a new order when it makes sense
// alone and shares no content word with the question or its options.

import { folded } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import type { Intent } from '../../language/intent.ts';
import type { Understanding } from '../../language/understanding.ts';
import { tellsSomething } from '../notebook/tells-something.ts';
import type { Situation } from '../situation.ts';
import { CERTAIN, SURE } from '../sure.ts';
import { paraphrased } from '../wording/paraphrases.ts';
import { amendOpen } from './amend-open.ts';
import { asksAlone } from './asks-alone.ts';
import { ORDERS } from './orders.ts';
import { refuses } from './refuses.ts';
import { isWholeRecord } from './whole-record.ts';

/** Confidence that suffices for a new order in words no answer has. In those of an answer it must be `CERTAIN`. */
const UNLIKE_ANSWER = 0.3;
const BEGINS_LIKE_AN_ANSWER = pattern()`
  ^(?:
    s|si|sim|ss|isso|esse|essa|[oa]|os|as|pod\w+|ok\w*|ta|tah|tudo|certo|certinho|claro|beleza|blz|bora|manda|vai|
    vamos|quero|queria|por|com|acho|uhum|aham|exat\w+|perfeito|positivo|confirm\w+|e|ja|ah|entao|faz\w*|apag\w*|
    exclu\w*|delet\w*|remov\w*|tir\w*|anot\w*|salv\w*|guard\w*|grav\w*|lanc\w*|registr\w*
  )$
`;
/** In words: answers are no longer than this. */
const LONGEST_ANSWER = 3;
/** Shorter words ("com", "pra") carry no content; longer ones are compared by their first letters. */
const TELLING = 4;
const STEM = 5;

/** In words, of an answer to whether it is a film or a series. */
const LONGEST_KIND = 5;

const WRITES: ReadonlySet<Intent> = new Set<Intent>(['save', 'lancamento', 'recurring_set', 'edit_transaction']);

const KINDS = /^(?:notas?|filmes?|series?|videos?|links?|lembretes?|listas?|gastos?|lancamentos?|compras?)$/;

const isNoKind = (word: string): boolean => !KINDS.test(word);

/** Words of assent. */
const OF_AN_ANSWER = pattern()`
  ^(?:
    pode|podes?|quero|queria|claro|certo|isso|esse|essa|este|esta|aquel[ea]|mesm[oa]|tudo|tod[oa]s?|meus?|minhas?|
    favor|apag\w*|exclu\w*|delet\w*|remov\w*|tira\w*|anot\w*|salv\w*|guard\w*|grav\w*|confirm\w*|lanc\w*|registr\w*|
    faca|fazer|manda\w*|agora|entao|obrigad[oa]|acho|opcao|numero|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]
  )$
`;

/** A verb of keeping and a name: "salva Os Outros". */
const TITLED = /^\s*(?:[Ss]alv[ae]|[Gg]uard[ae]|[Bb]ot[ae]|[Cc]oloc[ae]|[Aa]dicion[ae]) (?:[oa]s? )?\p{Lu}\p{L}/u;
/** "Anota 10 ovos" under [Só anota]: something else to keep, and no kind. */
const NOTES =
  /^\s*anot[ae] (?!(?:s[óo]|a[íi]|n[oa]|com|como|por|pra|el[ea]s?|ess[ea]s?|isso|mesmo|tudo|tamb[ée]m|sim|logo|[oa] [a-zà-ÿ]+$)(?![a-zà-ÿ]))(?<what>.+)/i;
const MY_KIND = /^(?:os |as )?(?:meus|minhas) (?:filmes|s[ée]ries|notas|links|v[íi]deos)[.!?]*$/i;

/** "Não posso esquecer de comprar pilha" says no to nothing. */
const NOT_TO_FORGET = /^\s*n[ãa]o (?:posso|quero|devo)(?: me)? esquecer (?!d?iss)/i;

/** The message read on its own when it is a new order; undefined when it may be an answer. */
export function ordersElse(situation: Situation): Understanding | undefined {
  const { loaded, understanding, read, text } = situation;
  const { state } = loaded;
  if (state.at !== 'pending' || state.action.kind === 'fill_slot') return undefined;
  const removal = removesInstead(situation);
  if (removal !== undefined) return removal;
  if (understanding.intent === 'confirm' && amendOpen(situation) !== undefined) return undefined;
  // "A pressão hoje tá 13 por 7" is a note in other words, and no yes.
  const known = paraphrased(text);
  if (known?.startsWith('anota: ')) return read(known);
  // "A senha da netflix é …" answers no yes-or-no, and would be lost under it.
  if ((understanding.intent === 'unknown' || understanding.intent === 'smalltalk') && tellsSomething(situation))
    return read(text);
  if (understanding.intent === 'deny' && NOT_TO_FORGET.test(text)) return read(text);
  // "Não quero passar de 400 por mês em restaurante" is a ceiling.
  if (understanding.intent === 'deny' && /\d/u.test(text)) {
    const alone = read(text);
    if (alone.intent === 'budget_set' && alone.confidence >= SURE) return alone;
  }
  if (understanding.intent === 'deny' && !refuses(text)) return orderIn(read(text), CERTAIN);
  if (asksKind(situation) && text.trim().split(/\s+/u).length >= LONGEST_KIND - 1 && !NAMES_KIND.test(text))
    return read(text);
  if (understanding.intent === 'unknown') return orderIn(read(text), SURE);
  if (understanding.intent === 'edit_transaction') return editOfAnother(read(text), state.action.question);
  if (understanding.intent !== 'confirm' && understanding.intent !== 'select_option') return undefined;
  const asking = asksAlone(situation);
  if (asking !== undefined) return asking;
  // "Salva Nós", "meus filmes" say all of an order, in words that an answer may have.
  const noted = understanding.intent === 'select_option' ? NOTES.exec(text)?.groups?.['what'] : undefined;
  const another = noted !== undefined && !folded(state.action.question).includes(folded(noted).trim());
  const order = another || TITLED.test(text) ? 'save' : MY_KIND.test(text.trim()) ? 'list_all' : undefined;
  if (order !== undefined) {
    const alone = read(text);
    if (alone.intent === order && alone.confidence >= SURE) return alone;
  }
  const said = folded(text).split(/[^\p{L}\d]+/u);
  const telling = said.filter((word) => word.length >= TELLING && !OF_AN_ANSWER.test(word));
  if (telling.length === 0) return undefined;
  const { action } = state;
  const asked = folded(
    [action.question, ...('options' in action ? action.options.map(({ label }) => label) : [])].join(' '),
  );
  // "Ah, e a série Ruptura, parei no 4" says more than which of the two it is.
  if (state.action.kind === 'clarify_type' && said.length > LONGEST_KIND && !anyIn(asked, telling.filter(isNoKind)))
    return read(text);
  // "Uber 20" is no twentieth option.
  if (understanding.intent === 'select_option' && !anyIn(asked, telling)) {
    const alone = read(text);
    if (isWholeRecord(alone) && alone.confidence >= CERTAIN) return alone;
  }
  const likeAnswer = understanding.intent === 'select_option' || BEGINS_LIKE_AN_ANSWER.test(said[0] ?? '');
  if (likeAnswer && said.length <= LONGEST_ANSWER) return undefined;
  // In "a nota da cerca", "cerca" is more specific than "nota".
  const named = telling.filter((word) => !KINDS.test(word));
  if (anyIn(asked, named.length > 0 ? named : telling)) return undefined;
  return orderIn(read(text), likeAnswer ? CERTAIN : UNLIKE_ANSWER);
}

const REMOVES: ReadonlySet<Intent> = new Set<Intent>(['delete_all', 'delete_item', 'undo_transaction']);

/** "Deleta tudo", "apaga o 2": picks nothing of what would be kept. */
function removesInstead({ loaded, understanding, read, text }: Situation): Understanding | undefined {
  const { state } = loaded;
  if (state.at !== 'pending' || !('options' in state.action)) return undefined;
  if (state.action.options?.every(({ act }) => act.tool.startsWith('save_')) !== true) return undefined;
  const { intent } = understanding;
  const alone = intent === 'select_option' || intent === 'cancel' ? read(text) : undefined;
  // "Apaga o segundo", of the list that was shown before it was asked.
  const place = alone?.intent === 'delete_item' ? (alone.slots.selection ?? []) : [];
  const shown = Math.max(loaded.shown.length, loaded.shownEntries.length, loaded.shownKeyed?.keys.length ?? 0);
  if (place.length > 0 && !/[úu]ltim/i.test(text) && place.every((one) => one > 0 && one <= shown)) return alone;
  // "Apaga esse último" lets go of what is asked about.
  return alone?.intent === 'delete_all' ||
    (intent === 'select_option' && alone !== undefined && REMOVES.has(alone.intent))
    ? alone
    : undefined;
}

const NAMES_KIND =
  /(?<![a-zà-ÿ])(?:filmes?|s[ée]ries?|livros?|anime|novela|document[áa]rio|nenhum|nota|anota|sei)(?![a-zà-ÿ])/i;

/** What is told under "é filme ou série?" names neither. */
const asksKind = ({ loaded: { state }, understanding: { intent } }: Situation): boolean =>
  state.at === 'pending' &&
  state.action.kind === 'clarify_type' &&
  state.action.options[0]?.act.tool === 'save_movie' &&
  (intent === 'unknown' || intent === 'smalltalk');

/** Whether the question has a word that begins like one of these. */
const anyIn = (asked: string, words: readonly string[]): boolean =>
  words.some((word) => asked.includes(word.slice(0, STEM)));

/** "Passa a padaria pra lazer" under "Corrijo o mercado para Compras?" names an entry the question is not about. */
function editOfAnother(alone: Understanding, question: string): Understanding | undefined {
  if (alone.intent !== 'edit_transaction' || alone.slots.target === 'last') return undefined;
  const named = folded(alone.slots.target?.description ?? '')
    .split(' ')
    .filter((word) => word.length >= TELLING);
  return named.length > 0 && !anyIn(folded(question), named) ? alone : undefined;
}

const orderIn = (alone: Understanding, enough: number): Understanding | undefined =>
  alone.confidence >= enough && (ORDERS.has(alone.intent) || WRITES.has(alone.intent)) ? alone : undefined;
