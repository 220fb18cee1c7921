// Vetoes against the classifier: evidence each intent requires before the classifier may overrule a rule.

import type { Intent } from '../intent.ts';
import { askedOfNotes } from '../memory/asked-note.ts';
import { afterBigArticle } from '../memory/looks-titled.ts';
import type { Reading } from '../reading/reading.ts';
import { gaveIn, paidThere } from '../remarks/did-it.ts';
import type { Outcome } from '../rules/rule.ts';
import { asks } from '../signals/asks.ts';
import { isConsidered } from '../signals/removes.ts';
import { ORDER_OR_INFINITIVE } from '../verbs/tense.ts';

/** The rule's outcome, the classifier's probability of it, and how many better labels were vetoed. */
type Overruling = { readonly r: Reading; readonly said: Outcome; readonly p: number; readonly tried: number };

/** Minimum probability for an irreversible or courtesy reading without further evidence. */
const ACTED = 0.3;
/** Labels below this probability are weak guesses. */
export const HUNCH = 0.5;
/** Probability at which another reading of the same construction is accepted. */
const PLAIN = 0.85;
const CERTAIN = 0.98;

const OWN_AFFAIR =
  /\b(?:terminei|terminamos|acabei|acabamos|zerei|vi|vimos|finalizei|li) (?:(?:com )?(?:meus?|minhas?|o|a|os|as|um|uma) (?!filme|serie|novela|anime|temporada|documentario|livro|dorama)|de (?!ver|assistir|maratonar|ler|terminar))/;
const BECAME = /\bfui \w+[ai]d[oa]\b/;

/** "Lá se foram 200 em vacina", "mais 14 em caderno": dictated, not narrated. */
const GONE =
  /^(?:e |foi |foram |la se [fv][a-z]+ )+(?:mais )?(?:uns )?(?:r\$ ?)?\d|^mais (?:r\$ ?)?\d\S* (?:[a-z]+ )?(?:em|de|com|n[oa]) |\d (?:limp|apurad)os?$/;

const ORDERING = ['v_change', 'v_correct', 'v_delete', 'v_undo', 'v_cancel', 'v_forget', 'v_put', 'v_keep'] as const;
/** An order, or a noun for saved items. */
const ordersChange = (r: Reading): boolean =>
  r.context.list !== undefined ||
  r.hasAny('memory_any', 'note_noun', 'list_noun', 'correction', 'delete_phrase') ||
  ORDERING.some((name) => r.hasVerb(name, ORDER_OR_INFINITIVE));

const asksForKept = (r: Reading): boolean =>
  asks(r) || r.hasAny('v_find', 'v_show', 'v_tell', 'memory_any', 'note_noun', 'list_noun', 'demo');

/** Narrated or considered rather than ordered: "meu ex apagou as fotos", "se apagar a nota perde tudo?". */
const isOnlyTold = ({ r, said }: Overruling): boolean =>
  isConsidered(r) ||
  r.fits(/^(?:apagaram|excluiram|deletaram|tiraram)\b/) ||
  (said.intent === 'smalltalk' && !ordersChange(r));

/** Exports, sharing and joining need more than a weak guess. */
const isHunch = ({ said, p }: Overruling): boolean =>
  p < (said.intent === 'smalltalk' || said.intent === 'unknown' ? ACTED : PLAIN);

/** Greetings and thanks need a courtesy word. */
const lacksCourtesy = ({ r, p, tried }: Overruling): boolean =>
  (tried > 0 || p < ACTED) && !r.hasAny('greeting', 'thanks', 'farewell');

/** "Renomeia o gasto da padaria pra café". */
const renamesEntry = ({ said }: Overruling): boolean =>
  said.intent === 'edit_transaction' && said.slots.changes.description !== undefined;

/** A value that was another before. */
const WAS_BEFORE = /\b(?:era|eram|errad[oa]|errei|verdade|alias|certo|valor)\b/;

/** "Mostra o vídeo do feijão tropeiro": one, by what it is of. */
const THE_ONE = /\b(?:[oa]|[a-z]+[ea]) (?:nota|video|link|filme|serie) (?:d[eoa]|com) /;

const QUOTED_PRICE = /\borcamento (?:era|foi|deu|veio|ficou|saiu)\b|\b(?:ta|esta|foi) pag[oa]\b/;

const VETOES: Partial<Record<Intent, (overruling: Overruling) => boolean>> = {
  list_all: ({ r, said, p }) =>
    // What is told to go is not shown instead on a hunch.
    (said.intent === 'delete_item' && p < HUNCH) ||
    (said.intent === 'search' &&
      // "As séries policiais salvas" are some of them: a genre is looked for. So is what is named.
      (r.has('genre') ||
        said.slots.year !== undefined ||
        (said.slots.query !== undefined && (p < HUNCH || r.fits(THE_ONE))))),
  // "Todos os filmes de terror", "todas as séries de investigação" are some of them.
  delete_all: (overruling) =>
    (overruling.said.intent === 'delete_item' &&
      (overruling.r.has('genre') ||
        (overruling.said.slots.query !== undefined && overruling.said.slots.item_type !== undefined))) ||
    isOnlyTold(overruling),
  // "O orçamento era 640, consegui por 580, tá pago": a price that was asked for, and no limit.
  budget_set: ({ r, said }) => said.intent === 'lancamento' && r.fits(QUOTED_PRICE),
  // "Comprei um negócio" tells of a purchase without its price, which is asked for.
  complexa: ({ said, p }) => said.intent === 'lancamento' && p < HUNCH,
  delete_item: isOnlyTold,
  edit_memory: (overruling) => isOnlyTold(overruling) || renamesEntry(overruling),
  undo_transaction: renamesEntry,
  // "A pizza foi 90" tells of a purchase: nothing before it could be corrected.
  edit_transaction: ({ r, said }) =>
    said.intent === 'lancamento' &&
    said.slots.description !== undefined &&
    r.context.lastTx === undefined &&
    !r.hasAny('not', 'correction', 'v_correct', 'v_change') &&
    !r.fits(WAS_BEFORE),
  smalltalk: ({ r, said, p }) =>
    // A long narrative may end in a reminder request.
    (said.intent === 'reminder_set' && p < CERTAIN) ||
    // "não resisti e gastei 90 em maquiagem": the person's own act with its amount right behind.
    (said.intent === 'lancamento' && p < CERTAIN && (paidThere(r) || gaveIn(r))) ||
    // "A gente dividiu 150 da luz em 2": a stated number of people is rarely incidental.
    (said.intent === 'lancamento' && (said.slots.split !== undefined || r.fits(GONE)) && p < PLAIN),
  simplista: ({ r, said, p }) =>
    // "Lista minhas pautas" mentions no money.
    (said.intent === 'search' && p < HUNCH) ||
    // "O Thiago pagou" is a statement, although it resembles a question.
    (said.intent === 'lancamento' && p < PLAIN && !r.marked && !asks(r) && !r.says('saber')),
  // "Já tomei o remédio" requests nothing.
  search: ({ r, said, p }) =>
    (said.intent === 'lancamento' && p < CERTAIN && paidThere(r)) ||
    (p < PLAIN &&
      (said.intent === 'simplista' ? r.fits(/\blancamentos?\b/) : said.intent === 'smalltalk' && !asksForKept(r))),
  // Without an amount an entry needs a higher probability; the amount is then asked for.
  lancamento: ({ r, said, p }) => r.money === undefined && (p < HUNCH || said.intent === 'edit_transaction'),
  // "Salva inception" names the title, so it does not refer to the previous message.
  save_previous: ({ r, said }) => said.intent === 'save' && !r.hasAny('pointer', 'demo', 'here'),
  // "Terminei meu namoro", "já tomei o remédio": no work is named.
  mark_item: ({ r, said, p }) =>
    r.fits(OWN_AFFAIR) ||
    (said.intent === 'smalltalk' && p < HUNCH) ||
    // "Já comprei" names nothing that is watched.
    (said.intent === 'lancamento' && r.tail - r.head <= 2 && r.money === undefined && !r.has('v_watch')) ||
    (said.intent === 'lancamento' && (r.money?.marked === true || r.fits(/\bcinema\b.* \d\d/))),
  // A mentioned day is no reminder request: "quarta-feira de cinzas é dia bonito de reza".
  reminder_set: ({ r }) =>
    // "Me lembra quem é que vem terça" asks.
    askedOfNotes(r) !== undefined || !r.hasAny('remind_me', 'reminder_noun', 'v_remind', 'v_keep', 'v_put', 'v_tell'),
  export: isHunch,
  my_data: isHunch,
  switch_agent: (overruling) => isHunch(overruling) || afterBigArticle(overruling.r, overruling.r.find('switch_cue')),
  link_channel: isHunch,
  household: isHunch,
  greeting: lacksCourtesy,
  thanks: lacksCourtesy,
  // "Fui promovido" is not a farewell.
  farewell: (overruling) => lacksCourtesy(overruling) || overruling.r.fits(BECAME),
};

/** Whether the intent `label` is excluded as a replacement of the rule's reading. */
export const isVetoed = (label: Intent, overruling: Overruling): boolean => VETOES[label]?.(overruling) === true;
