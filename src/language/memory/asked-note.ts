// Questions and requests that a saved note can answer, and their search words: "quando foi que plantei o milho?", "com quem ficou a furadeira?", "me
// passa a receita de ganache".

import { PatternList } from '../cues/pattern-list.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { asks } from '../signals/asks.ts';
import { wordsAbout } from './read-query.ts';

const CHARGES =
  /^quanto (?:e que |que |q )?(?:[oa]s? )?(?!eu |foi |ja )[a-z]+(?: [a-z]+){0,3}? (?:cobra|cobrava|pede|pedia|tirou|choveu)\b/;
/** Somebody's key, not a transfer: "qual é o pix do eletricista?". */
const PIX_OF = /^qual (?:e |era )?(?:o|a chave(?: do)?) pix d[aeo]s? (?!ontem|hoje|valor)/;
const LOOK =
  /^(?:busca|buscar|busque|procura|procurar|procure|pesquisa|pesquisar|acha|achar|localiza|localizar) :|^(?:grep|find|ctrl f) /;
const SEE_IF =
  /^(?:ve|ver|veja|olha|olhe|confere|checa|da uma olhada)(?: (?:ai|aqui|pra mim|la))* se (?:(?:eu|voce|tu) )?(?:ja )?(?:tem|ha|tenho|tinha|anotei|guardei|salvei|acha|achas|ficou)\b/;
const RECALL =
  /^(?:(?:me )?(?:re)?(?:lembr[ae]|corda|recorda)|(?:eu )?(?:nao (?:(?:consigo) )?(?:me )?lembr(?:o|ar)(?: mais)?|esqueci))(?: (?:ai|aqui|por favor))?(?: [:,])? (?:(?:de )?(?:qual|quais|onde|quem|que (?:dia|horas?)|quando(?= (?:eh?|foi|era|vai|vence)\b))|[oa] (?:nome|senha|numero|endereco|telefone|data|codigo|placa|cpf|cep|receita|ramal|login|contato|apelido))\b/;
/** "Me lembra quem é que vem terça": the day is in what is asked. */
const IS = /\b(?:onde|quem|dia|quando) (?:eh?|foi|era|vai|vem)\b/;
/** Requests for everything about a topic: "tudo que tenho sobre a Camila". */
const ALL_ON =
  /^(?:me (?:mostra|manda|passa|diz|fala|conta) )?tudo (?:o )?que (?:eu )?(?:tenho|tem|ha|sei|anotei|guardei|salvei|escrevi|te (?:falei|mandei|passei|contei))(?: (?:salvo|anotado|guardado|escrito|aqui|ai))* (?:sobre|d[aeo]s?(?! (?:links?|filmes?|series?|notas?|videos?|lembretes?|ideias?)\b)|com)\b/;
/** Requests to tell something: "me diga o CPF da patroa", "puxa aí o contato do guincho". */
const TELL =
  /^(?:me )?(?:diz|diga|fala|fale|passa|passe|manda|mande|mostra|mostre|informe?|puxa|acha|pega|traz|solta|abre)(?: (?:ai|pra mim|aqui|la))* (?=(?:[oa]s?|aquel[ea]s?|qual|quais) )/;
const READ_OUT =
  /^(?:(?:voce |tu )?(?:pode|consegue) )?(?:me )?(?:le|leia|ler|dita|ditar)(?: (?:ai|aqui|pra mim|pra gente|em voz alta|por favor))* /;
const KEPT =
  /\b(?:list(?:a|inha)s?|notas?|anotac(?:ao|oes)|receitas?|recados?|poema|texto) (?:d[aeo]s? |que |com |sobre )/;
/** "receita" as a recipe; as income it comes with a month or a sale. */
const RECIPE =
  /^(?:.*, )?(?:me )?(?:manda|mande|passa|passe|mostra|mostre|da|traz|ve|acha|puxa|abre|envia|fala|quero|cade)(?: (?:ai|aqui|pra mim|de novo|novamente))* (?:ver )?(?:a |as |aquela |aquelas |minha |minhas |a minha |as minhas )?receitas? (?:d[aeo] |com |pr[oa] |que (?:leva|(?:eu )?(?:te |lhe |ja )*(?:guard|salv|mand|pass|anot)ei))(?!mes|ano|semana|hoje|ontem|vendas?|alugue|renda|trabalho|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\d)/;
/** "A receita de ganache, me passa ela inteira". */
const RECIPE_BEFORE =
  /\breceita d[aeo] [a-z]+.*, (?:me )?(?:manda|passa|mostra|envia) (?:ela|essa|a receita|isso|inteira|toda|tudo)\b/;
/** Relative clause about saving it: "que deixei com você". */
const GIVEN =
  /\bque (?:eu )?(?:(?:(?:te|lhe|ja|vos) )*(?:confiei|deixei|passei|mandei|falei|disse|contei|ditei)|(?:te|lhe) dei)(?: (?:com voce|contigo|aqui|ai|pra voce|pra guardar|guardad[oa]s?))?\b/;
const WISHES =
  /^(?:(?:eu )?(?:gostaria|queria|quero|preciso|desejo)(?: de)? (?:re)?(?:ver|ler|consultar|lembrar)|cade|onde (?:ta|esta|estao|tao))\b/;

const MONEY = ['tx_only', 'balance_noun', 'invoice_noun', 'finance_noun', 'budget_noun', 'goal_noun'] as const;

/** After one of these come the search words. */
const OPENERS: readonly RegExp[] = [ALL_ON, TELL, SEE_IF, LOOK, READ_OUT];
const LEADING =
  /^(?:me )?(?:passa|manda|mostra)(?![a-zà-ÿ])\s*|^(?:meu|minha) (?:car[oa]|querid[oa]|filh[oa]|bem|amig[oa]),?\s*|^[\s:,'"“”‘’]+|^(?:(?:me )?(?:(?:re)?lembr[ae]|recorda)|n[ãa]o (?:(?:consigo) )?(?:me )?lembr(?:o|ar)(?: mais)?|esqueci|(?:eu )?(?:gostaria|queria|quero|preciso|desejo)|(?:com|pra|para|em|at[ée]|por) (?=que|quem|onde|qual)|foi que|[ée] que|de|rever|ver|reler|ler|qual|quais|quando|quant[oa]s?|como|cad[êe]|onde|quem|fic(?:ou|aram)|foi|t[áa]|est[áa]|[ée]|era|mesmo|que|eu|a gente|com|[oa]s?|uma?|meus?|minhas?|aquel[ea]s?|alguma coisa|algo|do que|d[aeo]s?)(?![a-zà-ÿ])[\s:,]*/i;
const TRAILING =
  /[\s?!.,:;'"“”‘’]+$|\s+(?:mesmo|mesma|a[íi]|aqui|pra mim|por favor|nas (?:minhas )?notas|na [úu]ltima vez.*|que (?:eu )?(?:(?:j[áa]|te|lhe) )*(?:guard|salv|anot)ei.*|inteira|toda|s[óo] os nomes)$/i;

/** Every such question matches one of these. */
const ASKINGS = new PatternList([
  RECIPE,
  RECIPE_BEFORE,
  LOOK,
  SEE_IF,
  ALL_ON,
  TELL,
  RECALL,
  READ_OUT,
  GIVEN,
  CHARGES,
  PIX_OF,
]);

function asked(r: Reading): boolean {
  if (!r.mayFitAny(ASKINGS)) return false;
  if (r.context.pending !== undefined || r.url !== undefined || r.money?.marked === true) return false;
  if (r.fits(RECIPE) || r.fits(RECIPE_BEFORE) || r.fits(PIX_OF)) return true;
  if (r.hasAny(...MONEY)) return false;
  if (r.hasAny('v_delete', 'v_correct') && !r.fits(LOOK)) return false;
  if (r.fits(LOOK) || r.fits(SEE_IF) || r.fits(ALL_ON)) return true;
  if (r.fits(TELL) && r.has('note_content') && !r.hasAny('v_put', 'v_keep')) return true;
  if (r.fits(RECALL) && r.hasAny('v_pay', 'v_spend')) return false;
  if (r.fits(RECALL)) return (r.future.length === 0 && r.clock === undefined) || r.fits(IS);
  if (r.fits(READ_OUT)) return r.fits(KEPT) && r.tail - r.head <= 12 && r.periods.length === 0;
  if (r.fits(GIVEN))
    return (
      (asks(r) || r.fits(WISHES)) &&
      !r.has('how_much') &&
      !r.hasAny('reminder_noun', 'video_noun', 'movie_noun', 'tv_noun', 'link_noun')
    );
  return asks(r) && r.fits(CHARGES) && !r.hasAny('account_noun', 'card_noun');
}

/** The question without question words and courtesies; undefined when nothing is left. */
export function searchWords(said: string): string | undefined {
  let words = said;
  for (let last = ''; last !== words; ) {
    last = words;
    words = words.replace(LEADING, '').replace(TRAILING, '');
  }
  return words === '' ? undefined : words;
}

/** Index where the search words begin. */
function startOf(r: Reading): number {
  for (const opener of OPENERS) {
    const span = spanOfMatch(r, opener);
    if (span !== undefined) return span.to;
  }
  const recipe = r.units.findIndex(({ norm }) => /^receitas?\b/.test(norm));
  if (recipe >= 0 && (r.fits(RECIPE) || r.fits(RECIPE_BEFORE))) return recipe;
  return r.head;
}

/** The search words; undefined when the message does not ask for a note. */
export const askedOfNotes = oncePerReading((r): string | undefined => {
  if (!asked(r)) return undefined;
  const from = startOf(r);
  const given = spanOfMatch(r, GIVEN);
  const before = r.fits(RECIPE_BEFORE) ? r.units.findIndex(({ norm }, i) => norm === ',' && i > from) : -1;
  // "O que eu disse sobre o telhado?", "o que guardei ontem?": no noun before the relative clause.
  const bare =
    given !== undefined &&
    given.from <= r.head + 2 &&
    r.units.slice(r.head, given.from).every(({ norm }) => /^(?:o|e|de|do|sobre)$/.test(norm));
  if (bare) return wordsAbout(r) || undefined;
  const to = given !== undefined && given.from > from ? given.from : before > 0 ? before : r.tail;
  return searchWords(r.raw(from, to));
});
