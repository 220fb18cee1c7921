// The message without what is said around it: "olha só, sabão em pó 13,90 viu" is "sabão em pó 13,90". Constructions that
// begin or end a line are then found whatever precedes or follows them.

import { classSet } from '../lexicon/class-bits.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import type { Reading } from './reading.ts';

const SIGN_OFF = classSet('courtesy', 'thanks_core', 'laugh');
const SIGNED_OFF = /^(?:viu|visse|ta|ok|blz|hein|k{2,}|(?:rs)+|(?:ha|he){2,}h?)$/;
/** In tokens: no request is framed by more. */
const MOST_FRAMED = 8;
const OPENING = classSet('filler', 'courtesy', 'greeting');
/** "Opa, a luz deu 128" takes something back. */
const TAKES_BACK = classSet('correction', 'self_repair');

const isBreak = (r: Reading, i: number): boolean => r.units[i]?.kind === 'punct';
const isNoWord = (r: Reading, i: number): boolean => isBreak(r, i) || r.units[i]?.kind === 'emoji';

/** One past the last unit before the words that close the message. */
function closingAt(r: Reading): number {
  let at = r.units.length;
  // "60k" is a number, "sem o pf" a meal.
  const isMeant = (i: number): boolean => r.norm(i) === 'k' || r.is(i - 1, 'det') || r.is(i - 1, 'prep');
  const signsOff = (i: number): boolean =>
    ((r.isSome(i, SIGN_OFF) || SIGNED_OFF.test(r.norm(i))) && !isMeant(i)) || isNoWord(r, i);
  while (at > 0 && signsOff(at - 1)) at--;
  return at;
}

/** The first unit after an opening that a comma closes: "caderneta, …", "oi, tudo bem? …". */
function openingEnd(r: Reading, to: number): number {
  let end = 0;
  const opens = (i: number): boolean => isNoWord(r, i) || (r.isSome(i, OPENING) && !r.isSome(i, TAKES_BACK));
  for (let i = 0; i < to && opens(i); i++) if (isBreak(r, i)) end = i + 1;
  return end;
}

const saysWord = (r: Reading, from: number, to: number): boolean => {
  for (let i = from; i < to; i++) if (r.units[i]?.kind === 'word') return true;
  return false;
};

/** "Queria saber quanto…", "você sabe qual…": the question is what follows. */
const TO_KNOW =
  /^(?:(?:eu |so )*(?:queria|quero|gostaria de|preciso|precisava|querer) saber|(?:(?:voce|vc|tu|ce) )?(?:sabe|saberia|pode|poderia|consegue)(?: me)?(?: dizer| falar| informar| contar)?|(?:me )?(?:diz|diga|fala|fale|conta|conte|informa|informe)|queria(?= ver (?:tudo|meus?|minhas?)))(?: ai| aqui| pra mim| pf| pfv)* (?=(?:quant[oa]s?|qual|quais|quem|quando|onde|cade|o que|ver)\b)/;
/** "Pode anotar…", said as a statement, orders. */
const TO_DO =
  /^(?:(?:voce|vc|tu|ce) )?(?:pode|podia|poderia|consegue|conseguiria|tem como|da pra)(?: (?:voce|vc))? (?=(?:me )?(?:anot|salv|guard|apag|delet|exclu|remov|tir|bot|coloc|list|mostr|registr|lembr|marc|lanc)[aei]r\b)/;

/** "Preciso que você apague…", "me apaga a nota do vinho". */
const WANTS_DONE =
  /^me (?=(?:apaga|deleta|exclui|remove|anota|guarda|registra|lanca) (?:ai )?(?:[oa]s?|uma?|meus?|minhas?|ess[ea]s?|aquel[ea]s?|tod[oa]s?|\d+)\b(?! (?:minha |meus )?(?:conta|dados|cadastro|perfil)\b))|^(?:preciso|precisava|quero|queria|gostaria) que (?:voce|vc|tu) (?=(?:me )?(?:anot|salv|guard|apagu|delet|exclu|remov|tir|bot|coloqu|list|mostr|registr|lembr|marqu|lanc|troqu|mud)[ea]\b)/;
/** "Anota aí: comprei pão, 13", "esqueci de avisar que paguei a luz, 90": told, whatever is to be done with it. */
const TO_TELL =
  /^(?:(?:anota|anote|registra|registre|lanca|lance|marca|marque|bota|bote|coloca|coloque|poe|salva|grava)(?: ai| aqui| pra mim| no caderno| na caderneta)*|(?:me )?esqueci de (?:falar|dizer|contar|avisar|anotar|lancar|registrar|marcar|botar|colocar)(?: ai| aqui)*|faltou (?:falar|dizer|anotar|lancar|registrar))(?: que| q| :| ,)* (?=(?:(?:eu|ontem|hoje|hj|a gente) )*[a-z]+(?:ei|i|amos|emos|imos|ou|eu|iu)\b)/;
const MOVED = classSet('v_spend', 'v_buy', 'v_pay', 'v_receive', 'v_sell', 'v_send', 'v_lend');
/** Units in which the verb of what is told stands. */
const SOON = 4;

/** Token where the request starts that the pattern frames from `first`; -1 when it does not. */
function framedAt(r: Reading, first: number, frame: RegExp): number {
  const framed = frame.exec(r.words(first, first + MOST_FRAMED))?.[0];
  return framed === undefined ? -1 : first + framed.trim().split(' ').length;
}

/** "anotar o bolo" as "anota  o bolo": an order, and no letter moves. */
const INFINITIVE = /^((?:me\s+)?\p{L}+[aei])r(?=\s)/iu;

/** What is said, without what stands around it, and the offset in the text where it starts. */
export type Content = { readonly said: string; readonly from: number };

/** Undefined when nothing stands around it, when there is nothing else, or when a question is open, which even "tá" may answer. */
export function contentOf(r: Reading): Content | undefined {
  if (r.context.pending !== undefined) return undefined;
  const close = closingAt(r);
  const to = saysWord(r, close, r.units.length) ? close : r.units.length;
  const open = openingEnd(r, to);
  const start = saysWord(r, 0, open) ? open : 0;
  if (!saysWord(r, start, to)) return undefined;
  const first = r.units[start]?.from ?? 0;
  const asked = framedAt(r, first, TO_KNOW);
  const ordered = asked < 0 && !r.marked ? framedAt(r, first, TO_DO) : -1;
  const token = Math.max(first, asked, ordered, framedAt(r, first, WANTS_DONE), toldAt(r, first));
  if (token === 0 && to === r.units.length) return undefined;
  const from = r.tokens[token]?.start ?? 0;
  const said = r.text.slice(from, to === r.units.length ? r.text.length : r.endOf(to - 1));
  return { said: withMark(r, ordered < 0 ? said : said.replace(INFINITIVE, '$1 ')), from };
}

/** Where a movement with its amount is told after an order to note it, or after its having been forgotten; or -1. */
function toldAt(r: Reading, first: number): number {
  if (r.money === undefined || r.marked) return -1;
  const token = framedAt(r, first, TO_TELL);
  const unit = r.unitOf(token);
  return token >= 0 && r.findSomeVerb(MOVED, PAST_MINE, unit, unit + SOON) >= 0 ? token : -1;
}

/** "…, por favor?": the mark is the question's. */
const withMark = (r: Reading, said: string): string => (r.marked && !said.includes('?') ? `${said}?` : said);
