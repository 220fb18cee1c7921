// "O pedreiro cobra 180 o metro, guarda", "… fica registrado", "… bota no caderno": a statement to save as a note, with
// the order at the end. A figure in it is a price, a time or a measure; the person's own payment is an entry
// regardless.

import type { Cut } from '../memory/frame.ts';
import { NO_UNIT } from '../memory/measured-note.ts';
import { categoryOrdered } from '../person/category-ordered.ts';
import { categoryTaught } from '../person/category-taught.ts';
import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { spanOfMatch } from '../reading/span-of-match.ts';
import { didIt } from '../remarks/did-it.ts';
import { ORDER, PAST } from '../verbs/tense.ts';

const KEEP =
  '(?:anot[ae]r?|guard(?:a|e|ar)|grav(?:a|e|ar)|registr(?:a|e|ar)|salv(?:a|e|ar)|memoriz[ae]|marc(?:a|ar)|arquiv[ae])';
const DONE = '(?:anotad|salv|registrad|escrit|marcad|guardad|gravad)[oa]';
const BOOK =
  '(?:n[oa]s? (?:meu |minha |minhas |meus )?(?:caderno|caderneta|caderninho|notas?|bloco|bloquinho|anotacoes))';
const ORDERS = [
  `(?:(?:pode|vai|so|ja|ve se|se liga de|(?:me )?faz (?:o )?favor de|e|da (?:pra|para)|tem como|consegue) )?${KEEP}(?: (?:ai|aqui|la|isso|isto|essa|esse|pra mim|pra eu|pra nos|por favor|essa (?:informacao|ideia|dica|info)|esse dado|direitinho|bem|com (?:carinho|cuidado)|${BOOK}))*`,
  `(?:que )?(?:fica|fique|deixa|deixe|deixo|quero|queria)(?: (?:isso|isto|tudo|ai|aqui|so))*(?: bem)? ${DONE}(?: (?:isso|ai|aqui|pra mim|${BOOK}))*`,
  `(?:bota|bote|poe|ponha|coloca|coloque|joga|escreve|taca|mete)(?: (?:isso|ai|la|pra mim))* ${BOOK}`,
  `${KEEP} (?:ess[ea]s?|meus?|minhas?|[oa]s?) (?:numeros?|dados|medidas?|contatos?|tamanhos?|telefones?|receita|recado|ordem|detalhes?)(?: (?:ai|pra mim))*`,
  'tom[ae] nota',
  '(?:coloca|coloque|poe|bota|deixa) (?:isso )?(?:por escrito|n[oa] (?:sua |tua )?(?:memoria|cabeca))',
  `(?:e )?(?:e )isso (?:ai )?que (?:eu )?(?:preciso|quero|queria)(?: que (?:voce|tu))? (?:anot|guard|registr|salv)\\w+`,
  '(?:(?:pra|para) )?(?:eu )?(?:nao|num) (?:(?:posso|(?:me )?deix[ae]) )?(?:eu )?(?:me )?(?:esquec(?:er|[ae])|perd(?:er|e)|perca)(?: (?:disso|dessa|isso|nao|hein|viu))*',
  '(?:pra|para) (?:eu )?(?:lembrar|consultar|ter)(?: (?:depois|disso|anotado|guardado))',
].join('|');
const LAST = new RegExp(
  `(?: [,.;!?:-]+)+ (?:${ORDERS})(?: (?:por favor|tambem|flor|amor|viu|ta|ok|amiga|amigo|mano|[,.!;?]))*$|(?<=[a-z0-9]) (?:(?:fica|fique|deixa|deixo) (?:isso |ai )?${DONE}|${KEEP} (?:meus?|minhas?|ess[ea]s?) (?:numeros?|dados|medidas?|contatos?|tamanhos?|telefones?))(?: [.!])*$`,
);

/** The same without punctuation, for typical note content: "protocolo da monitoria 2026.11 não perde". */
const RUN_ON = new RegExp(`(?<=[a-z0-9]) (?:${ORDERS})(?: [.!])*$`);

/** A general price, time or measure, not a payment. */
const SO_IT_IS =
  /\b(?:cobra|cobram|pede|pedem|ta|tao|custa|custam|sai por|saem por|sai a|vale|valem|vende|vendem|faz|atende|atendem|abre|abrem|fecha|fecham|funciona|aceita|mede|medem|pesa|calca|veste|tem|leva|usa|dura|rende|paga|pagam|uso|orcad[oa]|orcou)\b/;
const WORN = /\b(?:sapatos?|tenis|calcas?|camisas?|manequim|sutia|anel|alianca|tamanho|numeracao|numero)\b.* e /;
const IS_SO = /\b(?:e|sao|fica|ficou|era)\b/;
/** The person's balance, salary, card or plan: stored as a fact of its own. */
const hasPlace = (r: Reading): boolean =>
  r.hasAny(
    'balance_noun',
    'salary_noun',
    'invoice_noun',
    'card_noun',
    'limit_noun',
    'debt_noun',
    'recurring_noun',
    'goal_noun',
    'budget_noun',
    'jar_noun',
    'tx_only',
    'obligation',
  ) || r.recurrence !== undefined;

const FEWEST = 3;

/** "A pressão deu 13 por 8". */
const MEASURED = /\b(?:pressao|glicose|glicemia|febre|temperatura|peso|altura)\b.* \d/;

/** "3 metros por 2,60", "essas medidas". */
const MEASURES = /\bmedidas?\b|\d (?:m|metros?|cm) (?:por|x) \d/;

/** A noun follows the number, and no money word. */
export const isCounted = (r: Reading, token: number): boolean =>
  r.tokens[token]?.kind === 'word' && !NO_UNIT.test(r.tokens[token]?.norm ?? '');

/** Whether there are no numbers, or only prices and measures. */
function figuresAreFacts(r: Reading, cut: Cut): boolean {
  if (didIt(r)) return r.money === undefined;
  if (r.money === undefined || r.unitOf(r.money.from) >= cut.to) return true;
  if (r.fits(MEASURES) && !r.money.marked) return true;
  if (hasPlace(r)) return false;
  // "2kg de polpa", "200 pés de alface", a password: no payment is stated.
  if (!r.money.marked && !r.hasVerb('v_sell', PAST) && (r.has('note_content') || isCounted(r, r.money.to))) return true;
  if (r.fits(MEASURED)) return true;
  return r.fits(SO_IT_IS) || r.fits(WORN) || (r.fits(IS_SO) && !r.has('cat') && !r.money.marked);
}

/** "Lia" is more often a name than a verb. */
const SEES = /\b(?:re)?(?:ver|vi|vimos|viu|assist[a-z]+|maraton[a-z]+)\b|\b(?:marcar?|marque)(?: [.!])*$/;
/** Not a work: "Vi no insta uma unha linda". */
const SEEN_AROUND =
  /\bvi (?:hoje |ontem )?(?:n[oa]|num|numa) (?:insta\w*|tiktok|pinterest|face\w*|zap|internet|loja|vitrine|feira|rua|mercado)\b/;

/** The content is in the previous message: "Essa ficha que te mandei agora". */
const SENT_BEFORE =
  /\b(?:ess[ea]s?|is[st]o|o que|aquil[oa]|aquel[ea]s?)\b.*\b(?:(?:te |lhe |eu )*(?:mandei|passei|escrevi|falei|disse|contei|colei|descrevi|enviei|digitei)|de cima|em cima|acima|antes)\b/;

/** "Isso aí é importante, anota": it was said before. */
const MATTERS =
  /^(?:isso|isto|ess[ea])(?: ai| aqui)? (?:e|eh|parece) (?:muito |bem )?(?:important\w+|util|bo[ma]|serio),? /;

/** The save order at the end of the message; undefined when there is none. */
export const keepingLast = (r: Reading): { readonly from: number } | undefined =>
  spanOfMatch(r, LAST) ?? (r.has('note_content') ? spanOfMatch(r, RUN_ON) : undefined);

/** "O vizinho falou …", "minha filha calça 31": no interjection and nobody called, but of whom it is told. */
function subjectOf(r: Reading): number {
  let from = r.head;
  const names = (i: number): boolean => /^(?:[oa]s?|(?:meu|minha)s? .+)$/.test(r.norm(i)) && r.raw(i, i + 1) !== 'ó';
  while (names(from - 1) || (r.is(from - 1, 'kin') && names(from - 2))) from--;
  return from;
}

/** The units of the content before the save order; undefined when there is none. */
export const toldToKeep = oncePerReading((r): Cut | undefined => {
  const order = keepingLast(r);
  if (order === undefined) return undefined;
  // "Depois te mando o endereço pra guardar": to be kept when it comes.
  if (/^(?:anot|guard|grav|registr|salv)ar$/.test(r.norm(order.from)) && r.is(order.from - 1, 'prep')) return undefined;
  if (r.context.pending !== undefined || r.url !== undefined) return undefined;
  if (r.hasAny('movie_noun', 'tv_noun', 'watch_list') || r.isVerb(r.head, 'v_correct', ORDER)) return undefined;
  if (r.fits(SEES) && !r.fits(SEEN_AROUND)) return undefined;
  if (r.fits(SENT_BEFORE) || r.fits(MATTERS) || (categoryTaught(r) ?? categoryOrdered(r)) !== undefined)
    return undefined;
  // "Hoje às oito virar o tampo, não deixa eu esquecer": a reminder.
  if (r.has('remind_me') && (r.future.length > 0 || r.clock !== undefined)) return undefined;
  let to = order.from;
  while (to > r.head && r.units[to - 1]?.kind === 'punct') to--;
  const cut = { from: subjectOf(r), to };
  const words = r.units.slice(cut.from, cut.to).filter(({ kind }) => kind !== 'punct' && kind !== 'emoji').length;
  return words >= FEWEST && figuresAreFacts(r, cut) ? cut : undefined;
});
