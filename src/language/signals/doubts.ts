// Signs that an entry may have been misread, so that the person is asked before it is recorded. The intent stays; only
// its confidence drops.

import { isPlural } from '../amounts/counted-things.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading/reading.ts';
import { didIt } from '../remarks/did-it.ts';
import { isElsewhere, isPublicFigure, isRequested } from '../remarks/elsewhere.ts';
import { mayBeOthers } from '../remarks/other-people.ts';
import { isAppraised, isEstimated, isPriced, isPriceTold } from '../remarks/price-told.ts';
import { isConditional, isRefused, isUndone } from '../remarks/unfulfilled.ts';
import { isFailed, isHearsay, isOffered, isQuoted, isWished, usedToBe, wasLeft } from '../remarks/unstated.ts';
import { isPlainInteger } from '../tokens/token-shapes.ts';
import { INFINITIVE, PAST_MINE, PAST_THEIRS } from '../verbs/tense.ts';
import { movedMoney } from './about.ts';
import { correctsItself } from './contrasts.ts';
import { FINE } from './judges-answer.ts';

/** A work and an opinion about it: "o livro Fahrenheit 451 é top". */
const PRAISED = new RegExp(
  `\\b(?:filme|livro|serie|musica|jogo)\\b.* (?:e|foi|ta|era) (?:[a-z]+ )?(?:${FINE}|ruim|legal)\\b`,
);

/** Words beside which a number is a score, grade or address, not a price. */
const SCORED =
  /\bn[oa] (?:prova|redacao|enem|vestibular|teste|exame|concurso|simulado|boletim|campeonato)\b|\b(?:perdi|ganhei|venci|joguei|perdemos|ganhamos) \d{1,3} (?!(?:reais|real|contos?|pilas?|mil|paus?|n[oa]s?|em|d[eoa]s?|pr[oa]|com|hoje|ontem|por|pix)\b)[a-z]{3,}|\b(?:mediu|mede|pesou|pesa|tom[oa]) \d|\b(?:sapato|calca|camisa|tenis|pe) e \d\d\b|\b(?:el[ea]|filh[oa]|net[oa]|marido|esposa|mae|pai|menin[oa]|sobrinh[oa]|irmao?) (?:calca|veste) \d\d\b|^[oa] [a-z]{3,} (?:calca|veste) \d\d(?: agora)?$|\b[\d,.]+ (?:graus|pontos?|gols?|votos?|sessoes)\b|\bcalc(?:o|ao) \d\d\b|\b\d+ d[oa] (?:bloco|torre|predio)\b|\b(?:levou|tomou|fez|perdeu|ganhou|venceu) (?:de )?\d{1,2}(?: a \d{1,2})? (?:d[oa]|gols)\b|^(?:moro|mora|fica|to|estou) n[oa] \d|(?<!\b(?:remedios?|panela) (?:d[ae]|pr[oa]) )\b(?:hemograma deu|glicemia|glicose|pressao|colesterol|temperatura|termometro|febre|imc|balanca|insulina|placar)\b|\bde \d+ a \d+\b(?! (?:cada|reais))/;

/**
 * Phrases in which the stated amount may not be the entry's: shares, trips, instalments, somebody's trade; or may be no
 * entry: lists, limits to be set.
 */
const UNCLEAR =
  /\bcada\b.*\b(?:o meu e o d)|\b[oa] meu e [oa] d.*\bcada\b|\bida e volta\b.*\bcada\b|\bdivid\w+\b.* em \d{1,2}\b(?! ?(?:x|vezes|parcelas|pessoas|amigos|partes))|\bvou (?:reclamar)\b|^[oa] [a-z]+ d[oa] (?:meu|minha) [a-z]+ [a-z]+(?:ou|eu|iu) , |^(?:[oa] |meu |minha )+(?:vizinh[oa]|prim[oa]|cunhad[oa]|irmao?|ti[oa]|amig[oa]|coleg[oa]|sogr[oa]) (?!pag|mand|deposit|devolv|deu |me |transfer|pass|acert|cobr|quit)[a-z]+(?:ou|eu|iu) .*, (?:r\$ )?\d|\bhoje foi a (?:ultima|decima|[a-z]+eira)\b|\bfoi \d$|\bmetade e d|\bmetade\b.* metade\b|\b(?:peguei|pegamos)\b.*\b(?:corrida|encomenda|frete|servico|trampo|bico)s?\b|\bcoworking\b|\bpaguei (?:so )?a diferenca|\bentrada\b.* e mais \d|\bpag[oa](?: ,)? .*\bna conta\b|\bvoltou \d.*\bpra mim\b|\d.* nao(?: ,(?! \d)|$)|\bn[oa] (?:minha )?list(?:a|inha)\b|\bsendo \d|^[oa] [a-z]+ de (?:r\$ )?\d\S* (?:reais )?foi n[oa] (?:pix|credito|debito|dinheiro|cartao)|^[a-z ]+ a (?:r\$ )?[\d,]+ e [a-z ]+ a (?:r\$ )?\d/;

/** Third-person past of a verb that moves no money: "o ônibus 474 atrasou". */
const THEIR_PAST = /^[a-z]{3,}(?:ou|aram|eram|iram|iu)$/;
const SCORE = /\b(?:jogo|placar|time|racha|pelada)\b.* \d{1,2} a \d{1,2}\b|\bdevo \d/;
const TELLABLE: ReadonlySet<Intent> = new Set(['recurring_set', 'budget_set', 'goal_set', 'account_set', 'debt_set']);
const NO_PAST =
  /^(?:show|sou|vou|dou|estou|ficou|deu|saiu|custou|caiu|entrou|deixou|deixaram|levou|pegou|sobrou|rolou|pintou)$/;

/** A bare integer without any money word. */
function isBare(r: Reading): boolean {
  return r.money !== undefined && !r.money.marked && r.money.sign === 0 && r.money.unitPrice === undefined;
}

/** A plural right after a bare number may be counted: "20 sessões", "12 pessoas"; so may a singular behind a few: "fiz 2 escova". */
function mayCount(r: Reading): boolean {
  const { money } = r;
  if (money === undefined || !isBare(r)) return false;
  const digits = r.tokens[money.from];
  return (
    money.to === money.from + 1 &&
    isPlainInteger(digits) &&
    (isPlural(r.tokens[money.to]) || (money.cents <= A_FEW && r.units[r.unitOf(money.to)]?.entry?.out !== undefined)) &&
    !/^(?:de|por|deu|foi|foram|custou|custaram)$/.test(r.tokens[money.from - 1]?.norm ?? '')
  );
}

/** In centavos; nobody writes "2 pizza" of what cost R$ 2,00. */
const A_FEW = 400;

/** A stated payment, which excludes a measurement: "paguei 35 no exame", "insulina 180 no pix". */
const isPaidOutright = (r: Reading): boolean =>
  r.findVerb('v_pay', PAST_MINE) >= 0 || r.hasAny('method_pix', 'method_credito', 'method_debito', 'method_dinheiro');

/** A verb of THEIR_PAST right before or after the number. */
function movesNothing(r: Reading): boolean {
  const { money } = r;
  if (money === undefined || !isBare(r) || movedMoney(r)) return false;
  const from = r.unitOf(money.from);
  return isOtherAct(r, r.unitOf(money.to)) || isOtherAct(r, r.is(from - 1, 'prep_of') ? from - 2 : from - 1);
}

function isOtherAct(r: Reading, i: number): boolean {
  const unit = r.units[i];
  if (i < r.head || unit?.kind !== 'word' || NO_PAST.test(unit.norm)) return false;
  if (unit.entry === undefined) return THEIR_PAST.test(unit.norm);
  return (unit.entry.tenses & PAST_THEIRS) !== 0 && !r.is(i, 'v_cost') && !r.is(i, 'v_arrive');
}

/** A day of a driver, or of a busy passenger: "corridas hj 287,40 e abasteci 120". */
const RIDES = /^corridas (?:de )?(?:hoje|ontem) /;

/** A price that people of the trade receive and others pay: "gorjeta de passageiro", "três unhas, 60 cada". */
function mayBeEarned(r: Reading): boolean {
  if (r.fits(RIDES) || r.fits(/^cobrei (?:[oa] )?[a-z]+ ,/)) return true;
  if (movedMoney(r) || r.money === undefined || r.money.sign !== 0) return false;
  if (r.fits(/\b(?:gorjeta|caixinha)s? d[eoa]s? (?:uma? )?(?:passageir|client|turist|gring|hosped|fregues)/))
    return true;
  return (
    (r.money.unitPrice !== undefined &&
      r.fits(/\b(?:unhas|cortes?|barbas?|escovas|corridas|faxinas|aulas|marmitas|bolos)\b/)) ||
    r.fits(/^(?:honorarios|frete de [a-z]+ (?:pra|ate|a)) /)
  );
}

/** A value to be set, by a verb that was not understood: "mda a oferta da igreja pra 35". */
const TO_SET = /^[a-z]+ [oa]s? .*\b(?:pra|para) (?:r\$ )?[\d.,]+(?: reais)?$/;

/** "Ganhei um tênis de 300", "perdi o fone de 150": a thing, and what it is worth. */
function getsThing(r: Reading): boolean {
  const at = r.units.findIndex(({ norm }) => /^(?:ganhei|perdi|me deu)$/.test(norm));
  const thing = r.units[at + 2]?.entry;
  return (
    at >= 0 && r.is(at + 1, 'det') && thing?.out !== undefined && thing.in === undefined && r.norm(at + 3) === 'de'
  );
}

/** The only money verb is an infinitive: "só faltava eu pagar 100", "gastar 5 mil numa bolsa". */
function onlyIntends(r: Reading): boolean {
  return (
    !movedMoney(r) &&
    (['v_spend', 'v_buy', 'v_sell'] as const).some((name) => {
      const at = r.findVerb(name, INFINITIVE);
      return at >= 0 && !r.is(at - 1, 'prep_to') && at > r.head;
    })
  );
}

/** "o rapaz da van quer 350 por mês", "meu amigo quer juntar 10 mil": what others want. */
const OTHERS_WANT = /^(?:[oa]|meu|minha) [a-z]+(?: d[aeo] [a-z]+)? (?:quer|queria|pensa|sonha|pede|pediu)\b/;

/** Reported, about somebody else, or conditional: not a basis for any write. */
function isTold(r: Reading): boolean {
  return (
    r.context.forwarded === true ||
    r.fits(OTHERS_WANT) ||
    isHearsay(r) ||
    isQuoted(r) ||
    isOffered(r) ||
    usedToBe(r) ||
    mayBeOthers(r) ||
    isElsewhere(r) ||
    isRequested(r) ||
    isConditional(r) ||
    isPublicFigure(r)
  );
}

/** What goes on by itself, the bank's limit, an employer's target: "toda sexta tem pagode por 20", "meu limite é baixo, 500". */
const NO_PLAN =
  /^tod[oa]s? (?:[oa]s? )?[a-z]+ (?:tem|e|ta|vem|aparece|falta|[oa] (?:cara|moc[oa]|homem|mulher|vizinh[oa]|povo))\b|^conheco |\b(?:cartao|conta|limite|saldo) d[oa] (?:meu|minha) (?:mae|pai|irmao?|filh[oa]|marido|mulher|ti[oa]|prim[oa]|sogr[oa]|amig[oa])\b|\b(?:nao sei|um dia|tomara|quem sabe|talvez)\b|\blimite\b.* (?:baixo|alto|banco|aument)|\bsalario d[oa]s? (?:jogador|prefeit)|\bmeta d[oa] (?:loja|empresa|firma|equipe|setor)\b/;

/** Repair words right after an entry: a new entry or a correction? */
const MENDS =
  /\b(?:nao|errad[oa]|errei|engan\w+|confund\w+|verdade|digo|alias|perdao|desculp\w*|corre[ct]\w*|corrig\w+|certo|invert\w+|trocad[oa]|faltou|esqueci|inves|vez de|quer dizer|melhor|so que|mentira|era|eram)\b/;
const mayCorrect = (r: Reading): boolean =>
  r.context.lastTx !== undefined &&
  r.fits(MENDS) &&
  (['v_pay', 'v_spend', 'v_buy', 'v_receive'] as const).every((name) => r.findVerb(name, PAST_MINE) < 0);

/** "Tirei 920 na redação", "glicose deu 110": a figure, and no money. */
export const isScore = (r: Reading): boolean =>
  isBare(r) && (r.fits(SCORED) || r.fits(SCORE)) && !didIt(r) && SCORES.test(r.norm(r.unitOf(r.money?.from ?? 0) - 1));
const SCORES = /^(?:tom[oa]|calca|veste|mede|pes(?:a|ou)|e|deu|tirei|tirou|marcou|mediu|bateu|passou|n[oa]|de|a)$/;

/** Whether a write of this kind, read from this message, should be confirmed first. */
export function isDoubtful(r: Reading, intent: Intent): boolean {
  if (r.context.pending !== undefined || r.money === undefined) return false;
  if (intent !== 'lancamento') return TELLABLE.has(intent) && (isTold(r) || r.fits(NO_PLAN));
  return (
    isTold(r) ||
    mayCorrect(r) ||
    correctsItself(r) ||
    r.has('hypothetical') ||
    isFailed(r) ||
    wasLeft(r) ||
    isWished(r) ||
    isUndone(r) ||
    isRefused(r) ||
    isPriced(r) ||
    isPriceTold(r) ||
    isEstimated(r) ||
    isAppraised(r) ||
    r.fits(UNCLEAR) ||
    r.fits(SCORE) ||
    mayBeEarned(r) ||
    (isBare(r) && /^(?:[dn]a|pela)$/.test(r.tokens[(r.money?.from ?? 0) - 1]?.norm ?? '')) ||
    (isBare(r) && ((r.fits(SCORED) && !isPaidOutright(r)) || (r.fits(PRAISED) && !movedMoney(r)))) ||
    (r.fits(TO_SET) && !movedMoney(r)) ||
    mayCount(r) ||
    getsThing(r) ||
    movesNothing(r) ||
    onlyIntends(r)
  );
}
