// Whether the person orders a deletion, and with which verb. Used by every removal rule.

import { classSet } from '../lexicon/class-bits.ts';
import { isTitle } from '../memory/looks-titled.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { ORDER_OR_INFINITIVE, tenseMask } from '../verbs/tense.ts';
import { asks } from './asks.ts';
import { hasEntryReason } from './entry-reason.ts';

const ORDERING = ORDER_OR_INFINITIVE | tenseMask('pres1p', 'pres3p');

/** Deletion phrases whose verb alone has other meanings: "dar sumiço", "jogar no mato", "me livrar de". */
const GETS_RID =
  /\b(?:livr(?:a|e|ar|em)(?: - se)? d[eoa]s?|d(?:ar?|e|eem) (?:sumico$|cabo$|fim$)|pass(?:a|e|ar) a (?:regua|borracha|vassoura|limpa)|fa(?:z|ca|zer) (?:uma |a )?(?:limpa|faxina|limpeza)|^(?:faxina|limpeza|limpa) geral|pur[gj]\w*|^rm|(?:exclusao|eliminacao|remocao) (?:\w+ )?d[eoa]s?|(?:bot|coloc|jog|chut|tac|mand|lev|atir)(?:a|e|ar|ue|que|o|em)? (?:\w+ ){0,6}?(?:fora|n[oa] (?:lixo|lixeira|mato|mar|rio|fogo)|pr[oa] (?:lixo|lixeira|fora|correr)|embora)|p(?:oe|onha|or) (?:\w+ ){0,4}?(?:fora|no lixo|pra correr)|some com)(?![a-z])/;

/** The item as subject: "pode sair", "pode sumir", "sai da lista". */
const LEAVES =
  /\b(?:(?:pode|podem|deve|devem|tem que|vai ter que) (?:ir embora|sair|sumir|desaparecer|cair|vazar|rodar|dar sumico)|sai(?:a|am|em)? d(?:a|e|aqui|ai|ali)s?(?: minha)?(?: lista| fila| colecao)?)(?![a-z])/;

/** No longer wanted; an order when an item is named. */
const NO_LONGER =
  /\b(?:nao|num) (?:\w+ ){0,2}?(?:quero|preciso|precisa|serve|servem|vale|valem|carece|interessa|interessam|precisando|usando|sentido|precisamos)(?: (?:nao|mais))+|\b(?:nao|num) (?:\w+ )?mais (?:\w+ )?(?:quero|preciso|serve|vale|interessa|precisando|sentido)/;

function unitAt(r: Reading, pattern: RegExp): number {
  const found = r.match(pattern);
  if (found === null) return -1;
  let token = 0;
  for (let i = 0; i < found.index; i++) if (r.line.charCodeAt(i) === 32) token++;
  return r.unitOf(token);
}

function isNoun(r: Reading, at: number): boolean {
  return r.is(at - 1, 'det') && r.norm(at - 1) !== 'a' && !r.is(at, 'v_delete');
}

const VERBS = ['v_delete', 'v_wipe', 'v_cancel', 'v_undo', 'v_forget'] as const;
const ANY_VERB = classSet(...VERBS);

/** The first imperative, classes ordered by how clearly they mean deletion. */
function orderedVerb(r: Reading): number {
  if (!r.hasSome(ANY_VERB)) return -1;
  for (const name of VERBS) {
    for (let at = r.findVerb(name, ORDERING); at >= 0; at = r.findVerb(name, ORDERING, at + 1)) {
      // "jogar" means to play unless a phrase below matches.
      if (!isNoun(r, at) && !isTitle(r, at) && !/^jog/.test(r.norm(at))) return at;
    }
  }
  return -1;
}

function findVerb(r: Reading): number {
  const verb = orderedVerb(r);
  if (verb >= 0) return verb;
  const phrase = r.has('delete_phrase') ? r.find('delete_phrase', r.head, r.head + 6) : -1;
  if (phrase >= 0) return phrase;
  const rid = unitAt(r, GETS_RID);
  if (rid >= 0) return rid;
  const leaves = unitAt(r, LEAVES);
  const idle = leaves >= 0 ? leaves : unitAt(r, NO_LONGER);
  if (idle >= 0 && (r.hasAny('memory_any', 'list_noun', 'note_noun', 'item_noun') || r.context.list?.kind === 'memory'))
    return idle;
  const stop = r.find('stop');
  return stop >= 0 && r.norm(stop).startsWith('cancela') && !isTitle(r, stop) ? stop : -1;
}

/** Unit of the deletion verb, or -1. The object may precede it ("o lembrete do seguro, apaga"). */
export const removalVerb = oncePerReading(findVerb);

/** Considered, feared, tried or forbidden, not ordered: "eu ia apagar", "medo de apagar", "tentei excluir", "não apaga". */
const NOT_ORDERED =
  /\b(?:^(?:nao|num)(?= [a-z]+[aei]\b)|ia|iria|iamos|(?<!que )se|(?:acho|talvez|depois|pensando)(?: (?:que|em|eu))* vou|quase|medo de|receio de|vontade de|pensei em|pensando em|tentei|sem|antes de|evit\w+|nunca|jamais|nao (?:precisa|precisava|carece|vai|va|quero|queria|pode|e pra|era pra)(?: de| mais)?)(?: me| eu)? (?:apag|exclu|delet|remov|tir|elimin|descart|limp|cancel)/;

/** Whether removing is only thought of. */
export const isConsidered = (r: Reading): boolean => r.fits(NOT_ORDERED);

/** Asks whether it is possible: "você consegue apagar…", "dá pra excluir…". */
const CAN_IT = /\b(?:voce|tu|bot)? ?(?:consegue|consigo|sabe|da pra|da para|tem como|e possivel|acontece se)\b/;

/** Whether a deletion is ordered; "nao apague" and "sem apagar" forbid, "como apago" asks how. */
export const removes = oncePerReading((r) => {
  const at = removalVerb(r);
  if (at < 0) return false;
  if (
    (at > r.head + 2 || r.recurrence !== undefined || (/^(?:cort|limp)/.test(r.norm(at)) && r.future.length > 0)) &&
    /^(?:tirar|retirar|cortar|limpar|remover)$/.test(r.norm(at)) &&
    !(r.is(at - 1, 'v_can') && hasEntryReason(r)) &&
    !r.hasAny('tx_only', 'memory_any', 'recurring_noun')
  )
    return false;
  // "como é que tira um lançamento?" asks how.
  if (asks(r) && r.fits(/^(?:como|cuma|o que|que) /)) return false;
  if (isConsidered(r) || (asks(r) && r.fits(CAN_IT))) return false;
  const idle = unitAt(r, NO_LONGER) === at;
  if (!idle && (r.is(at - 1, 'not') || (r.is(at - 2, 'not') && !r.is(at - 1, 'v_can')))) return false;
  if (/^(?:limp|esquec)/.test(r.norm(at)) && r.money !== undefined) return false;
  // "como apago", "posso apagar?" ask how; "apaga?" with a question mark orders only at the beginning.
  if (asks(r) && !(at <= r.head + 2)) return false;
  return (
    !r.hasAny('help') &&
    !(r.has('remind_me') && !namesReminder(r)) &&
    !(r.is(at - 1, 'prep') && !/quero|pode/.test(r.norm(at - 2)) && at > r.head + 3 && r.has('v_keep'))
  );
});

/** "o lembrete de pagar" names an existing reminder. */
function namesReminder(r: Reading): boolean {
  const at = r.find('remind_me');
  return /^lembrete/.test(r.norm(at)) && r.isAny(at - 1, 'det', 'demo', 'poss');
}

/** Undo of the last action: "Não, desfaz", "opa, desfaz isso". */
const REGRETS =
  /^(?:(?:nao|opa|ops|epa|eita|ih|pera|perai|calma|errei) (?:, )?)*(?:(?:desfaz|desfaca|desfazer|reverte|volta atras|da (?:um )?undo)(?: n?isso| ai| n[oa] ultim[oa])*|(?<= )volta|undo|ctrl ?\+? ?z)$/;
/** "Ops, desfaz", "volta atrás", "ctrl z": takes back what was just done, whatever it was. */
export const regrets = (r: Reading): boolean => r.fits(REGRETS);
