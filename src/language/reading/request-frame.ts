// Words that only frame what is asked, ordered or told: "queria saber …", "pode anotar …", "anota aí: comprei …".

import { classSet } from '../lexicon/class-bits.ts';
import { PAST_MINE } from '../verbs/tense.ts';
import type { Reading } from './reading.ts';

/** In a pattern: what stands in front of the thing an order is about. */
export const DETERMINER = '[oa]s?|uma?|meus?|minhas?|ess[ea]s?|aquel[ea]s?|tod[oa]s?|\\d+';
/** In tokens: no request is framed by more. */
const MOST_FRAMED = 8;
/** "Queria saber quanto…", "você sabe qual…": the question is what follows. */
const TO_KNOW =
  /^(?:(?:eu |so )*(?:queria|quero|gostaria de|preciso|precisava|querer) saber|(?:(?:voce|tu) )?(?:sabe|saberia|pode|poderia|consegue)(?: me)?(?: dizer| falar| informar| contar)?|(?:me )?(?:diz|diga|fala|fale|conta|conte|informa|informe)|queria(?= ver (?:tudo|meus?|minhas?)))(?: ai| aqui| pra mim| pf| pfv)* (?=(?:quant[oa]s?|qual|quais|quem|quando|onde|cade|o que|ver)\b)/;
/** In a pattern, before an infinitive: "será que você poderia, por gentileza, anotar…". */
export const POLITELY =
  '(?:sera que )?(?:(?:voce|tu|[oa] senhora?) )?(?:pode(?:ria|s)?|podia|consegu(?:e|iria)|tem como|da(?:ria)? (?:pra|para)|queira|faz favor de)(?: (?:voce|tu|me|ai|so|por favor|por gentileza|a (?:gentileza|bondade) de))*';
/** "Pode anotar…", said as a statement, orders. */
const TO_DO = new RegExp(
  `^${POLITELY} (?=(?:anot|salv|guard|apag|delet|exclu|remov|tir|bot|coloc|list|mostr|registr|lembr|marc|lanc|cancel)[aei]r\\b)`,
);

/** "Preciso que você apague…", "me apaga a nota do vinho". */
const WANTS_DONE = new RegExp(
  `^me (?=(?:apaga|deleta|exclui|remove|anota|guarda|registra|lanca) (?:ai )?(?:${DETERMINER})\\b(?! (?:minha |meus )?(?:conta|dados|cadastro|perfil)\\b))|^(?:preciso|precisava|quero|queria|gostaria) que (?:voce|tu) (?=(?:me )?(?:anot|salv|guard|apagu|delet|exclu|remov|tir|bot|coloqu|list|mostr|registr|lembr|marqu|lanc|troqu|mud)[ea]\\b)`,
);
/** "Anota aí: comprei pão, 13", "esqueci de avisar que paguei a luz, 90": told, whatever is to be done with it. */
const TO_TELL =
  /^(?:(?:anota|anote|registra|registre|lanca|lance|marca|marque|bota|bote|coloca|coloque|poe|salva|grava)(?: ai| aqui| pra mim| no caderno| na caderneta)*|(?:me )?esqueci de (?:falar|dizer|contar|avisar|anotar|lancar|registrar|marcar|botar|colocar)(?: ai| aqui)*|faltou (?:falar|dizer|anotar|lancar|registrar))(?: que| q| :| ,)* (?=(?:(?:eu|ontem|hoje|a gente) )*[a-z]+(?:ei|i|amos|emos|imos|ou|eu|iu)\b)/;
/** "Quase esqueci: luz 142", "ia esquecendo de anotar o pão, 8". */
const FORGOT =
  /^(?:(?:quase|ja|ia|eu|me|ah|opa|ops|ih) )*esquec(?:i|endo)(?:(?: de)? (?:falar|dizer|contar|avisar|anotar|lancar|registrar|marcar|botar|colocar)(?: ai| aqui)*(?: (?:que|q|d[aeo]|[oa]))?| :| ,)(?: [:,])* (?=[a-z])/;
const MOVED = classSet('v_spend', 'v_buy', 'v_pay', 'v_receive', 'v_sell', 'v_send', 'v_lend');
/** Units in which the verb of what is told stands. */
const SOON = 4;

/** How many tokens the frame takes from `first`; 0 when there is none. */
const lengthOf = (r: Reading, frame: RegExp, first: number): number =>
  r.mayFit(frame)
    ? (frame
        .exec(r.words(first, first + MOST_FRAMED))?.[0]
        .trim()
        .split(' ').length ?? 0)
    : 0;

/** A movement with its amount is told at the token. */
function tells(r: Reading, token: number): boolean {
  const unit = r.unitOf(token);
  return r.findSomeVerb(MOVED, PAST_MINE, unit, unit + SOON) >= 0;
}

/** The token at which the request itself starts, from `first`; `ordered` when it is an order in the infinitive. */
export function requestIn(r: Reading, first: number): { readonly token: number; readonly ordered: boolean } {
  const asked = lengthOf(r, TO_KNOW, first) || lengthOf(r, WANTS_DONE, first);
  if (asked > 0 || r.marked) return { token: first + asked, ordered: false };
  const ordered = lengthOf(r, TO_DO, first);
  if (ordered > 0) return { token: first + ordered, ordered: true };
  if (r.money === undefined) return { token: first, ordered: false };
  const forgot = lengthOf(r, FORGOT, first);
  if (forgot > 0) return { token: first + forgot, ordered: false };
  const told = lengthOf(r, TO_TELL, first);
  return { token: told > 0 && tells(r, first + told) ? first + told : first, ordered: false };
}
