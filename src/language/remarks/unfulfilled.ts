// Movements that did not come about: conditional, undone, only believed, or refused.

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { INFINITIVE, PAST, tenseMask } from '../verbs/tense.ts';
import { didIt, verbOfAmount } from './did-it.ts';

const IF = /^(?:se|si|caso|contanto|desde|quando|assim|enquanto)$/;
/** Conditional conjunctions. */
const ANY_IF = /\b(?:se|si|caso|contanto|desde|quando|assim|enquanto)\b/;
const SUPPOSED = tenseMask('hyp', 'subj') | INFINITIVE;
const IRREGULAR =
  /^(?:der|derem|for|forem|fosse|tiver|tivesse|vier|vierem|bater|puder|pudesse|fizer|quiser|sair|rolar|role|desse|houver|houvesse|estiver|sobrar|cair)$/;
/** A rule for the date, not a condition: "se cair no fim de semana, passa pra segunda". */
const WEEKEND_RULE =
  /\b(?:se|quando) (?:cair|for|der) (?:n?[oa] |em |num )?(?:fi(?:m|nal) de semana|fds|feriado|sabado|domingo)\b/;
/** Window in words for the verb after "se". */
const CLAUSE = 6;

/** Inverted conditional: "Tivesse eu guardado 100 por mês, hoje estaria rico". */
const INVERTED =
  /^(?:(?:tivesse|fosse|pudesse|houvesse|ganhasse|soubesse|quisesse|estivesse)(?:mos|m)? (?:eu|el[ea]s?|a gente|nos|[oa])|se (?:eu|a gente) (?:tivesse|tivessemos)) /;
/** A refusal: "Recusei a oferta de 15 mil". */
const DECLINED =
  /\b(?:recusei|recusamos|rejeitei|declinei|nao aceitei)\b.{0,40}\b(?:oferta|proposta|convite|ofereceu|ofereceram|compra|venda|negocio|acordo)\b/;
/** Unpaid debts, which moved nothing: "levei calote de 90". */
const UNPAID = /\bcalotes?\b/;
const SETTLED = /\b(?<!nao )(?:recebi|paguei|pagou|pagaram|acertou|quitou)\b/;

/** Needed, lacking or at hand, and not paid: "preciso de 180 pra luz", "me falta 50 pro aluguel", "consegui os 180 da luz". */
const LACKING = /\bfalt(?:a(?:m|vam?|ram)?|ou)(?: (?:mais|uns|so|apenas))*$/;
/** "Minha filha precisa de um uniforme de 120"; what others need money for may have been given (asksToPay). */
const NEEDS = /\bprecis(?:o|ava|amos|ando|(?:a|am)(?= d[eoa]s? (?!r\$|\d))) d[eoa]s?\b/;
const AT_HAND = /\b(?:sem|consegui|arrumei|arranjei|reservei)(?: (?:mais|uns|so|os))*$/;
const PURPOSE = /^(?:(?:reais|contos?|pila) )?(?:pr[oa]s?|para)\b/;
function isNotSpent(r: Reading): boolean {
  if (![NEEDS, LACKING, AT_HAND].some((pattern) => r.mayFit(pattern))) return false;
  const { money } = r;
  if (money === undefined || r.future.length > 0 || r.hasAny('goal_cue', 'goal_noun', 'budget_noun')) return false;
  // "Precisava de um caderno, deu 23 na livraria".
  if (r.fits(NEEDS) && !didIt(r)) return !r.isVerb(verbOfAmount(r), 'v_cost', PAST);
  const before = r.words(Math.max(0, money.from - 5), money.from);
  const after = r.unitOf(money.to);
  return LACKING.test(before)
    ? PURPOSE.test(r.words(money.to, money.to + 3))
    : AT_HAND.test(before) && r.isAny(after, 'prep_of', 'prep_to') && r.is(after + 1, 'cat');
}

export const isDeclined = oncePerReading(
  (r) =>
    (!r.money?.cents ||
      isNotSpent(r) ||
      r.fits(INVERTED) ||
      (r.fits(DECLINED) && !didIt(r)) ||
      (r.fits(UNPAID) && !r.fits(SETTLED))) &&
    r.money !== undefined,
);

/** "se o doutor me der mais 200 eu boto o piso": nothing before the condition has happened. */
export const isConditional = oncePerReading((r) => {
  if (!r.mayFit(ANY_IF) || r.money === undefined || didIt(r) || r.fits(WEEKEND_RULE)) return false;
  for (let i = r.head; i < r.tail; i++) {
    if (!IF.test(r.norm(i))) continue;
    for (let k = i + 1; k < Math.min(i + CLAUSE, r.tail); k++) {
      const tenses = r.units[k]?.entry?.tenses ?? 0;
      if (IRREGULAR.test(r.norm(k)) || ((tenses & SUPPOSED) !== 0 && !r.is(k - 1, 'prep'))) return true;
      if (r.units[k]?.kind === 'punct') break;
    }
  }
  return false;
});

/** Undone: "pensei que tinha perdido 70 mas tava no bolso", "cortou 9 metros e foi embora sem levar", "cobrou e já estornou". */
const UNDONE =
  /^(?:eu |ja )*(?:cancel(?:ei|amos) (?!.* (?:paguei|me (?:estorn|devolv)[a-z]+) )[^,]*\d|economiz(?:ei|amos) (?:r\$ )?\d(?!.*\b(?:poup|cofr|caixinha|guard)))|, economizei \d\S*$|\b(?:pens|ach|jur|cr)(?:ei|ava|i) que (?:(?:eu|[oa] [a-z]+) )?(?:tinha|tava|estava|ia|fosse|era)\b|\bsem (?:levar|pagar|comprar|pegar|receber)\b|(?:\b(?:e|mas|so que)|,)(?: ja| depois)* (?:estorn(?:ou|aram)(?! (?:[ao]s )?\d)|devolv(?:eu|eram)$|cancel(?:ou|aram|ei)|desistiu?)\b|\bpix errado .*\bdevolvi\b|\bnao vi (?:[oa]s? )?(?:r\$ )?\d|\bfechei (?:a (?:aba|pagina)|o (?:site|app))\b|\bnao finalizei\b|(?:^|fiquei )no vermelho\b|\bmas (?:e|era) d[oa] (?:meu|minha|vizinh[oa])\b|\bdei uma olhada\b|\bdeix(?:ou|ei|amos) (?:pra|para) (?:depois|amanha|outr[oa])\b|\bri na cara\b|\b(?:foto da|na) carteira vazia\b|\b(?:eu )?disse que (?:nao|nem)\b|\b(?:mas|so que) (?:nao|num|nunca) (?:rolou|rola|consegui|veio|apareceu)\b|\bmas nao (?:vendi|comprei|peguei|levei|paguei|dei|fechei|mandei)\b|\be eu nao (?:tinha|dei|quis)\b|\be (?:eles?|ela) nada(?: ainda)?$|\banunciei (?:[oa]|meu|minha|uma?) (?!.*vendi)|\b(?:botei|coloquei) .* a venda\b/;

/** A received document, possibly not the person's: "recebi uma cobrança de 320", "boleto no nome do antigo morador". */
const PAPER =
  /\breceb(?:i|emos) (?:uma?|a|o|outr[oa]) (?:cobranca|cotacao|boleto|conta|fatura|multa|notificacao|orcamento|proposta|oferta|carta|email|sms)\b|\bnao e (?:minha|meu|noss[oa])\b|\bno nome d[aeo]\b|\b(?:boleto|cobranca|nota|pix|comprovante) fals[oa]\b/;

/** Whether the movement is undone, mistaken or refused in the same message. */
export const isUndone = oncePerReading(
  (r) => (r.fits(UNDONE) || (r.fits(PAPER) && !r.fits(/\bpaguei\b/))) && r.money !== undefined,
);

/** Refusals: "não vou dar 80 nem a pau", "eu não pago 80 numa pizza", "nunca paguei mais de 30", "nem por 500 eu vou". */
const REFUSED =
  /\b(?:nao|num|nunca|jamais|nem)(?: \w+){0,2} (?:vou|ia|pago|dou|daria|pagaria|gasto|compro)\b|\bnunca (?:paguei|gastei|dei|comprei)\b|\bnem por\b/;

/** Whether the person refuses, or never made, the payment. */
export const isRefused = oncePerReading(
  (r) => r.fits(REFUSED) && r.money !== undefined && !r.hasAny('ceiling_cue', 'v_want', 'budget_noun'),
);
