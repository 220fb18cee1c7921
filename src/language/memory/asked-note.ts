// Questions and orders that only a note can answer, and the words to look for: "quando foi que plantei o milho?", "com quem ficou a
// furadeira?", "me passa a receita de ganache", "qual o endereço que deixei com você?".

import { keptPerReading } from '../once-per-reading.ts';
import type { Reading } from '../reading.ts';
import { asks } from '../signals/asks.ts';
import { spanOfMatch } from '../span-of-match.ts';
import { wordsAbout } from './read-query.ts';

/** What one did on a day, and not with money: the ledger knows of nothing else. */
const WHEN_DID =
  /^(?:e )?(?:quando|que dia|qual dia|em que dia|que data)(?: foi| e)?(?: (?:mesmo|que|q))*(?: (?:eu|nos|a gente|ultima vez))?(?: que)?(?: eu)? ((?!foi |passei |sai |devo |vi )[a-z]{2,}(?:ei|i|amos|emos|imos)) /;
const WITH_WHOM =
  /^(?:e )?(?:(?:com|pra|para) quem(?: foi)?(?: que)? (?:eu )?(?:ficou|ficaram|ta|tao|esta|estao|deixei|emprestei|dei|larguei)|quem (?:foi que )?(?:ficou|ta|esta|pegou|levou) (?:com )?[oam])\b/;
const OPENING =
  /^(?:a |de )?(?:que|qual) (?:horas?|dias?|horario) (?:que )?(?:(?:e )?que )?(?:abre|abrem|fecha|fecham|funciona|funcionam|atende|atendem|comeca a atender)\b/;
const CHARGES =
  /^quanto (?:e que |que |q )?(?:[oa]s? )?(?!eu |foi |ja )[a-z]+(?: [a-z]+){0,3}? (?:cobra|cobrava|pede|pedia)\b/;
const OF_SOMEBODY = /\b(?:alergic[oa]s?|nao (?:pode comer|come|toma|gosta)|calca|veste|mora)\b/;
const LOOK =
  /^(?:busca|buscar|busque|procura|procurar|procure|pesquisa|pesquisar|acha|achar|localiza|localizar) :|^(?:grep|find|ctrl f) /;
const SEE_IF =
  /^(?:ve|ver|veja|olha|olhe|confere|checa|da uma olhada)(?: (?:ai|aqui|pra mim|la))* se (?:(?:eu|voce|tu) )?(?:ja )?(?:tem|ha|tenho|tinha|anotei|guardei|salvei|acha|achas|ficou)\b/;
const RECALL =
  /^(?:me )?(?:lembra|lembre|recorda|refresca a memoria|refresque a memoria)(?: (?:ai|aqui|por favor))?(?: [:,])? (?:(?:de )?(?:qual|quais|onde|quem|que dia)|o nome|a senha|o numero|o endereco|o telefone|a data|o codigo|a placa|o cpf|a receita)\b/;
const READ_OUT =
  /^(?:(?:voce |tu )?(?:pode|consegue) )?(?:me )?(?:le|leia|ler|dita|ditar)(?: (?:ai|aqui|pra mim|pra gente|em voz alta|por favor))* /;
const KEPT =
  /\b(?:list(?:a|inha)s?|notas?|anotac(?:ao|oes)|receitas?|recados?|poema|texto) (?:d[aeo]s? |que |com |sobre )/;
/** Of food: of money received it is said with a month or a sale. */
const RECIPE =
  /^(?:.*, )?(?:me )?(?:manda|mande|passa|passe|mostra|mostre|da|traz|ve|acha|puxa|abre|envia|fala|quero|cade)(?: (?:ai|aqui|pra mim|de novo|novamente))* (?:a |as |aquela |aquelas |minha |minhas |a minha |as minhas )?receitas? (?:d[aeo] |com |pr[ao] |que leva)(?!mes|ano|semana|hoje|ontem|vendas?|alugue|renda|trabalho|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d)/;
/** "A receita de ganache, me passa ela inteira". */
const RECIPE_BEFORE =
  /\breceita d[aeo] [a-z]+.*, (?:me )?(?:manda|passa|mostra|envia) (?:ela|essa|a receita|isso|inteira|toda|tudo)\b/;
/** The clause that says it was given to be kept. */
const GIVEN =
  /\bque (?:eu )?(?:(?:(?:te|lhe|ja|vos) )*(?:confiei|deixei|passei|mandei|falei|disse|contei|ditei)|(?:te|lhe) dei)(?: (?:com voce|contigo|aqui|ai|pra voce|pra guardar|guardad[oa]s?))?\b/;
const WISHES =
  /^(?:(?:eu )?(?:gostaria|queria|quero|preciso|desejo)(?: de)? (?:re)?(?:ver|ler|consultar|lembrar)|cade|onde (?:ta|esta|estao|tao))\b/;

const MONEY = ['tx_only', 'balance_noun', 'invoice_noun', 'finance_noun', 'budget_noun', 'goal_noun'] as const;

/** Behind one of these stands what to look for. */
const OPENERS: readonly RegExp[] = [WITH_WHOM, OPENING, SEE_IF, LOOK, READ_OUT];
const LEADING =
  /^(?:me )?(?:passa|manda|mostra)(?!\p{L})\s*|^(?:meu|minha) (?:car[oa]|querid[oa]|filh[oa]|bem|amig[oa]),?\s*|^[\s:,'"“”‘’]+|^(?:(?:me )?(?:lembra|recorda)|me refresca a mem[óo]ria|deixa eu (?:ver|lembrar)|(?:eu )?(?:gostaria|queria|quero|preciso|desejo)|de|rever|ver|reler|ler|qual|quais|quanto|cad[êe]|onde|quem|t[áa]|est[áa]|[ée]|era|mesmo|que|[oa]s?|uma?|meus?|minhas?|aquel[ea]s?|alguma coisa|algo|do que|d[aeo]s?)(?!\p{L})[\s:,]*/iu;
const TRAILING =
  /[\s?!.,:;'"“”‘’]+$|\s+(?:mesmo|mesma|a[íi]|aqui|pra mim|por favor|nas (?:minhas )?notas|inteira|toda|s[óo] os nomes)$/iu;

const isBought = (r: Reading): boolean =>
  /^(?:compr|pagu|gast|receb|vend|abasteci|pedi|mandei|transfer|deposit|saqu|assin|contrat)/.test(
    r.match(WHEN_DID)?.[1] ?? '',
  );

function asked(r: Reading): boolean {
  if (r.scene.pending !== undefined || r.url !== undefined || r.money?.marked === true) return false;
  if (r.fits(RECIPE) || r.fits(RECIPE_BEFORE)) return true;
  if (r.hasAny(...MONEY)) return false;
  if (r.hasAny('v_delete', 'v_correct') && !r.fits(LOOK)) return false;
  if (r.fits(WHEN_DID)) return !isBought(r) && !r.hasAny('movie_noun', 'tv_noun', 'watch_verb_done');
  if (r.fits(LOOK) || r.fits(SEE_IF)) return true;
  if (r.fits(RECALL)) return r.future.length === 0 && r.clock === undefined;
  if (r.fits(READ_OUT)) return r.fits(KEPT) && r.tail - r.head <= 12 && r.periods.length === 0;
  if (r.fits(GIVEN))
    return (
      (asks(r) || r.fits(WISHES)) &&
      !r.has('how_much') &&
      !r.hasAny('reminder_noun', 'video_noun', 'movie_noun', 'tv_noun', 'link_noun')
    );
  if (!asks(r)) return false;
  if (r.fits(WITH_WHOM) || r.fits(OPENING)) return true;
  if (r.fits(CHARGES)) return !r.hasAny('account_noun', 'card_noun');
  return r.fits(OF_SOMEBODY) && r.hasAny('first_name', 'kin') && !r.hasAny('i', 'why', 'how');
}

/** Where the words to look for begin. */
function startOf(r: Reading): number {
  for (const opener of OPENERS) {
    const span = spanOfMatch(r, opener);
    if (span !== undefined) return span.to;
  }
  const recipe = r.units.findIndex(({ norm }) => /^receitas?\b/.test(norm));
  if (recipe >= 0 && (r.fits(RECIPE) || r.fits(RECIPE_BEFORE))) return recipe;
  const did = r.match(WHEN_DID)?.[1];
  return did === undefined ? r.head : r.units.findIndex(({ norm }) => norm === did);
}

/** The words to look for in the notes; undefined where it is not asked of them. */
export const askedOfNotes = keptPerReading((r): string | undefined => {
  if (!asked(r)) return undefined;
  const from = startOf(r);
  const given = spanOfMatch(r, GIVEN);
  const before = r.fits(RECIPE_BEFORE) ? r.units.findIndex(({ norm }, i) => norm === ',' && i > from) : -1;
  // "O que eu disse sobre o telhado?", "o que guardei ontem?": nothing is named in front of the clause.
  const bare =
    given !== undefined &&
    given.from <= r.head + 2 &&
    r.units.slice(r.head, given.from).every(({ norm }) => /^(?:o|e|de|do|sobre)$/.test(norm));
  if (bare) return wordsAbout(r) || undefined;
  const to = given !== undefined && given.from > from ? given.from : before > 0 ? before : r.tail;
  let words = r.raw(from, to);
  for (let last = ''; last !== words; ) {
    last = words;
    words = words.replace(LEADING, '').replace(TRAILING, '');
  }
  return words === '' ? undefined : words;
});
