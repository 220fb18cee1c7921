// Other people's money: "a vizinha comprou uma geladeira de 4 mil", "minha chefe ganha 15 mil", "o governo gastou".

import { classSet } from '../lexicon/class-bits.ts';
import { isPerson } from '../money/counterpart.ts';
import { payerIn } from '../money/other-pays.ts';
import { isPromised } from '../money/promised.ts';
import { settlesShare } from '../money/settled.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST_MINE, THEIRS } from '../verbs/tense.ts';
import { paidThere } from './did-it.ts';

/** Verbs by which others use their own money. */
const THEIR_VERBS = ['v_spend', 'v_buy', 'v_pay', 'v_receive', 'v_sell'] as const;
const MY_VERBS = classSet(...THEIR_VERBS, 'v_send', 'v_lend', 'v_consume', 'v_repay', 'v_split');
const THEIR_SET = classSet(...THEIR_VERBS);

const SOMEBODY =
  /^(?:amig[oa]|coleg[oa]|ele|ela|eles|elas|fulan[oa]|alguem|governo|mundo|galera|brasileir[oa]|prefeitura|prefeit[oa]|presidente|deputad[oa]|politic[oa]s?|jogador|jogadores|ator|atriz|cantor|cantora|famos[oa]s?|influencer|blogueira|povo|caras?|sujeito|rapaz|moco|moca|menino|menina|velho|velha|guri|guria|piá|pia|mocinha|mocinho|homem|doido|doida|gente|motorista|professora?|medic[oa]|mecanico|pastor|padre|time|clube|empresa|concorrente|pessoas?|fulaninho|neymar|ricaco)$/;
/** Household members: their spending may be the person's own, so it is asked about. */
const HOUSEHOLD =
  /^(?:mulher|esposa|marido|patroa|namorad[oa]|noiv[oa]|filh[oa]|filhos|filhas|mae|pai|moza[o]?|mozinho|guri|guria|menin[oa]|criancas?|mo)$/;

/** Last word of a unit, since forms of address such as "meu amigo" and "o cara" are one unit. */
const lastWord = (r: Reading, i: number): string => r.norm(i).split(' ').at(-1) ?? '';

/** The subject, right before the verb or with few words between; -1 if there is none. */
function actor(r: Reading, verb: number): number {
  for (let i = verb - 1; i >= Math.max(0, verb - 6); i--) {
    if (r.units[i]?.kind === 'punct') return -1;
    const who = lastWord(r, i);
    if (!isPerson(r, i) && !SOMEBODY.test(who)) continue;
    let before = i - 1;
    while (r.isAny(before, 'det', 'poss') || isPerson(r, before)) before--;
    if (r.norm(i) === 'gente' && r.norm(i - 1) === 'a') return -1;
    if (!r.is(before, 'prep')) return i;
  }
  return -1;
}

const OF_MINE = /\b(?:mim|comigo|minha conta|pra gente|nossa|a gente)\b/;
function mine(r: Reading): boolean {
  return (
    r.findSomeVerb(MY_VERBS, PAST_MINE) >= 0 ||
    r.hasAny('me', 'third_pays_me', 'receive_cue', 'owed_me') ||
    paidThere(r) ||
    r.fits(OF_MINE)
  );
}

/** A verb by which somebody else uses their own money, with its subject; undefined when there is none. */
function theirVerb(r: Reading): { verb: number; who: number } | undefined {
  if (r.findSomeVerb(THEIR_SET, THEIRS, 1) < 0 || r.money === undefined || mine(r) || settlesShare(r) || isPromised(r))
    return undefined;
  for (const name of THEIR_VERBS) {
    const verb = r.findVerb(name, THEIRS);
    if (verb <= 0) continue;
    const who = actor(r, verb);
    if (who < 0) continue;
    // Customers and tenants pay the person; "comprou meu fogão" buys from the person.
    if (name === 'v_pay' && (r.is(who, 'money_in') || payerIn(r, r.head, r.tail) !== undefined)) return undefined;
    if (name === 'v_buy' && r.find('poss', verb) >= 0) return undefined;
    return { verb, who };
  }
  return undefined;
}

/** "Gasolina 320 quem pagou foi o Caio". */
const THEY_PAID =
  /\bfoi (?!eu)[oa]? ?[a-z]+ (?:que|quem) (?:pag|banc)ou\b|\bquem (?:pag(?:ou|a)|banc(?:ou|a)) (?!.*\b(?:eu|aqui|metade|mim|devo|me|parte)\b).*\b(?:foi|e)\b/;
/** "A vizinha pagou 900 no conserto", "o cara paga 15 numa água": what they paid for is told. */
const PAYS_OWN =
  /\bpag(?:a|ou|am|aram) (?:r\$ )?[\d.,]+(?: mil)?(?: reais| contos?| pila)? (?:num(?:a)? |de (?:aluguel|condominio|escola|faculdade|pensao|mensalidade)\b|n[oa]s? (?!pix|debito|credito|dinheiro|cartao|conta\b|hora\b|dia\b|minha|meu|maos?\b))/;

/** Whether the message narrates others' money outside the household. */
export const tellsOfOthers = oncePerReading((r) => {
  if (r.money !== undefined && r.fits(THEY_PAID) && !r.has('v_split')) return true;
  const found = theirVerb(r);
  return found !== undefined && !HOUSEHOLD.test(lastWord(r, found.who)) && !r.isVerb(found.verb, 'v_pay', THEIRS);
});

/** Whether somebody outside the household paid for what is told. */
export function paysOwn(r: Reading): boolean {
  const found = r.fits(PAYS_OWN) ? theirVerb(r) : undefined;
  return found !== undefined && !HOUSEHOLD.test(lastWord(r, found.who));
}

/** Whether the payer may be somebody else, so that recording is asked about. */
export const mayBeOthers = oncePerReading((r) => theirVerb(r) !== undefined);
