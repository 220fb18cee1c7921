// Marks a work as watched or rated ("já vi, nota 9"), and recalls saved information ("como faz aquele bolo mesmo?").

import { searchWords } from '../memory/asked-note.ts';
import { type Cut, insideFrame, smallWords, textOf } from '../memory/frame.ts';
import { itemTypeIn } from '../memory/item-type.ts';
import { looksTitled } from '../memory/looks-titled.ts';
import { memoryFilters, queryText } from '../memory/read-query.ts';
import type { Reading } from '../reading/reading.ts';
import { movedMoney } from '../signals/about.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Outcome, Rule } from './rule.ts';

const SEEN =
  /\b(?:(?:vi|revi)(?:mos)?|assisti(?:mos)?|(?:olh|termin|maraton|acab)(?:ei|amos)|zerei|finalizei|conclu[ií])\b/;

const AS_SEEN = /\b(?:como|ja foi) (?:assistid[oa]|vist[oa]|lid[oa])\b/;
const OF_TEN = /(?:^| )(\d{1,2}) ?\/ ?10\b/;
const GIVES_MARK = /\b(?:nota|dou|dei|leva|merece) (?:nota )?(\d{1,2}(?:[.,]\d)?|dez)\b(?! (?:reais|conto|pila|por|%))/;
const BARE_MARK = /, (?:foi )?(\d{1,2}(?:[.,]\d)?|dez)(?: ?\/ ?10| facil| facinho| de 10| merecido| com folga|$)/;

/** "Marca que a gente viu X". */
const TOLD_SEEN =
  /^(?:marca|marque|anota|anote|registra|poe|bota|salva)(?: ai)? que (?:eu |nos |a gente )?(?:ja )?(?:vi|viu|vimos|assisti(?:u|mos)?|termin(?:ei|ou|amos)|zerei|maratonei|acabei)\b/;

/** Reported as watched: "já vi X", "terminei a série", "marca X como assistido". */
function watched(r: Reading): boolean {
  if (r.fits(AS_SEEN) || r.fits(TOLD_SEEN)) return true;
  if (!r.fits(SEEN) || r.is(r.head, 'not') || r.fits(/\bnao (?:vi|assisti|terminei)\b/)) return false;
  const at = r.units.findIndex((unit) => SEEN.test(unit.norm));
  if (at > r.head + 3) return false;
  if (
    r.hasAny('movie_noun', 'tv_noun') ||
    r.fits(/\b(?:acabei|terminei|acabamos) de (?:ver|assistir|maratonar)\b|\b(?:assisti|assistimos|maratonei|zerei)\b/)
  )
    return true;
  for (let i = at + 1; i <= at + 2; i++) if (looksTitled(r, i)) return true;
  if (r.fits(/\b(?:no cinema|na netflix|na tv|no streaming)\b/)) return true;
  // "terminei ruptura ontem": an unknown name right after the verb.
  const object = r.units[at + 1];
  return (
    (object?.kind === 'word' &&
      object.entry === undefined &&
      r.money?.marked !== true &&
      NAMES_A_WORK.test(r.norm(at))) ||
    r.units.some((unit) => unit.norm === 'ja vi')
  );
}

const MOST_MARK = 1000;
/** "Vi Duna 2 no cinema e gastei 78", "vi no imax, 52": the outing was paid for. */
const paidToo = (r: Reading): boolean =>
  (r.money?.cents ?? 0) > MOST_MARK && (movedMoney(r) || r.fits(/\b(?:cinema|imax|teatro)\b.* \d/));

/** Verbs whose object is a work by default; "vi" takes any object. */
const NAMES_A_WORK = /^(?:(?:termin|maraton)(?:ei|amos)|zerei|finalizei)$/;

const marksTitle = (r: Reading): boolean =>
  r.fits(/^(?:eu )?dou \S+ pr[oa](?: \w+)? \S+$/) && looksTitled(r, r.tail - 1);

/** A rating from 0 to 10; undefined when there is none. */
function rated(r: Reading): number | undefined {
  const ten = r.fits(SEEN) ? r.match(OF_TEN) : null;
  if (ten !== null) return Math.min(10, Number(ten[1]));
  const said = r.match(GIVES_MARK);
  const bare = said === null && r.fits(SEEN) ? r.match(BARE_MARK) : null;
  if (bare !== null) {
    const given = bare[1] === 'dez' ? 10 : Number((bare[1] ?? '').replace(',', '.'));
    return given <= 10 ? given : undefined;
  }
  if (said === null || (r.hasAny('cat', 'v_keep') && !r.fits(SEEN) && !marksTitle(r))) return undefined;
  const value = said[1] === 'dez' ? 10 : Number((said[1] ?? '').replace(',', '.'));
  return value <= 10 ? value : undefined;
}

/** "Assisti ontem o filme Ainda Estou Aqui, nota 9": what follows the noun is the title. */
const NAMED_BY_NOUN = /\b(?:vi|vimos|assisti|assistimos) (?:(?!que )(?:[a-z]+ ){1,5}?[oa]|ao) (?:filme|serie)\b/;

function behindNoun(r: Reading): Cut | undefined {
  if (!r.fits(NAMED_BY_NOUN)) return undefined;
  const from = r.units.findIndex(({ norm }, i) => i > seenAt(r) && /^(?:filme|serie)$/.test(norm)) + 1;
  const behind = r.units.findIndex(({ norm }, i) => i > from && /^(?:e|nota|dou)$/.test(norm));
  return { from, to: behind < 0 ? r.tail : behind };
}

function watchedTitle(r: Reading): string {
  const behind = behindNoun(r);
  if (behind !== undefined) return titleIn(r, behind);
  const to = r.find('prep_to');
  const cut = /^(?:eu )?(?:nota|dou|dei)\b/.test(r.line) && to > 0 ? insideFrame(r, to + 1) : insideFrame(r);
  const small = cut.from < cut.to ? undefined : smallWords(r, (to > 0 ? to : seenAt(r)) + 1);
  if (small !== undefined) return textOf(r, small);
  const before = smallBefore(r, cut.from);
  if (before !== undefined) return textOf(r, before);
  // "Vi ontem o Parasita", "vi um filme ótimo ontem, Parasita": the title comes later.
  if (r.is(cut.from, 'past_day')) return titleIn(r, insideFrame(r, cut.from + 1));
  const apposed = apposedAt(r, cut.from);
  return titleIn(r, apposed > 0 ? insideFrame(r, apposed) : cut);
}

/** A title of function words before a comma: "Vi ainda estou aqui ontem, chorei demais". */
function smallBefore(r: Reading, from: number): Cut | undefined {
  const at = seenAt(r);
  const comma = r.units.findIndex(({ norm }, i) => i > at && norm === ',');
  if (at < 0 || comma < 0 || /^uma?$/.test(r.norm(at + 1))) return undefined;
  let to = Math.min(from, comma);
  while (to > at + 1 && (r.is(to - 1, 'past_day') || r.norm(to - 1) === 'hoje')) to--;
  return smallWords(r, at + 1, to);
}

const seenAt = (r: Reading): number => r.units.findIndex(({ norm }) => SEEN.test(norm));

/** Index of a title in apposition, or -1: "Um filme ótimo ontem, Parasita". */
function apposedAt(r: Reading, from: number): number {
  const noun = Math.max(r.find('movie_noun'), r.find('tv_noun'));
  if (noun < 0 || noun > from || !/^uma?$/.test(r.norm(noun - 1)) || looksTitled(r, from)) return -1;
  const comma = r.units.findIndex(({ norm }, i) => i > from && /^[,:]$/.test(norm));
  return comma > 0 && looksTitled(r, comma + 1) ? comma + 1 : -1;
}

function titleIn(r: Reading, cut: Cut): string {
  let end = cut.to;
  if (cut.to === cut.from + 1 && Number.parseFloat(r.norm(cut.from).replace(',', '.')) === rated(r)) return '';
  for (let i = cut.from + 1; i < cut.to; i++) {
    if (
      r.units[i]?.kind === 'emoji' ||
      /^[,.!;]$/.test(r.norm(i)) ||
      /^(?:como|inteir[oa]|tod[oa]|complet[oa]|nota|dou|(?:am|ador|gost|odi|curt|chor)ei)$/.test(r.norm(i)) ||
      (r.norm(i) === 'de' && r.norm(i + 1) === 'novo') ||
      (r.norm(i) === 'pela' && r.fits(/\bpela [a-z0-9]+ vez\b/)) ||
      /^no cinema\b/.test(`${r.norm(i)} ${r.norm(i + 1)}`) ||
      r.isAny(i, 'past_day', 'filler')
    ) {
      end = i;
      break;
    }
  }
  return textOf(r, { from: cut.from, to: end });
}

/** Asks again for known information: "Como faz aquele bolo mesmo?", "qual era mesmo o nome do pedreiro?". */
function recalls(r: Reading): boolean {
  if (!r.fits(/\bmesmo\b/) || !(asks(r) || r.has('how')) || r.money !== undefined) return false;
  if (
    r.hasAny('q_flow_out', 'q_flow_in', 'balance_noun', 'invoice_noun', 'finance_noun', 'tx_only', 'v_spend', 'v_pay')
  )
    return false;
  return r.fits(/\baquel[ea]s?\b|\b(?:era|eram|chamava|ficava|e mesmo)\b/) && queryText(r) !== undefined;
}

/** Unit of the thing asked for, after the function words: "E o telefone da escola?". */
const thingAt = (r: Reading): number => {
  let at = r.head;
  while (/^(?:e|[oa]|meu|minha)$/.test(r.norm(at))) at++;
  return at;
};

/** The bare name of note content, without anything to save: "Telefone do pedreiro". */
const namesThing = (r: Reading): boolean =>
  r.has('note_content') &&
  r.context.pending === undefined &&
  r.is(thingAt(r), 'note_content') &&
  (r.tail - thingAt(r) === 1 ? / d[eoa] /.test(r.norm(thingAt(r))) : r.is(thingAt(r) + 1, 'prep_of')) &&
  r.tail - r.head <= 7 &&
  // "Minha senha do banco bloqueou".
  !/[a-z]{4}(?:ou|aram)$/.test(r.norm(r.tail - 1)) &&
  r.units.slice(r.head, r.tail).every(({ kind, norm }) => kind === 'word' && !/\d/.test(norm)) &&
  !r.hasAny('v_keep', 'v_put', 'v_delete', 'v_correct', 'v_pay', 'v_buy') &&
  !r.units.slice(thingAt(r), r.tail).some((_, i) => r.is(thingAt(r) + i, 'v_be'));

const recalled = (r: Reading): string | undefined =>
  queryText(r)
    ?.replace(/^.*\baquel[ea]s?\s+|^(?:era|eram|mesmo)\s+(?:[oa]s?\s+)?/i, '')
    .replace(/\s*\bmesmo\b\s*/i, ' ')
    .trim();

/** An opinion or a moment, not a title: "Já assisti, muito bom, nota 9", "vi hoje, nota 8". */
const OPINION =
  /^(?:muito |bem |bom |super |demais |um |uma |foi |[ée] |achei )*(?:bom|boa|bons|[óo]tim[oa]|ruim|legal|chat[oa]|fraco|fraca|mara|maravilhos[oa]|top|massa|perfeit[oa]|incr[íi]vel|excelente|show|amei|adorei|gostei|odiei|demais|lind[oa]|p[ée]ssim[oa]|mais ou menos|hoje|ontem|agora)(?: demais)?$/i;

/** Title before the verb: "Honeyland eu vi ontem", "Ted Lasso já terminei". */
const SEEN_BEHIND =
  /(?<=\S)\s+(?:(?:eu|n[óo]s)\s+)?(?:j[áa]\s+|finalmente\s+)?(?:(?:re)?vi|vimos|assisti(?:mos)?|(?:termin|maraton)(?:ei|amos)|zerei)(?:\s.*)?$/i;

/** "A segunda temporada de The Bear": the title is the series. */
const OF_SEASON = /^(?:a )?(?:primeira|segunda|terceira|quarta|quinta|[uú]ltima|\d{1,2}[aª]?) temp(?:orada)? d[eoa] /i;

/** `title` is '' when only an opinion was given: the last work is meant. */
export function readMark(r: Reading): Outcome {
  const named = watchedTitle(r).replace(SEEN_BEHIND, '').replace(OF_SEASON, '');
  const slots = {
    title: OPINION.test(named) ? '' : named,
    watched: watched(r) ? (true as const) : undefined,
    rating: rated(r),
  };
  return { intent: 'mark_item', slots: { ...present(slots), title: slots.title } };
}

/** Measurements that only a note has: "Quanto mede a cortina?", "quanto o Theo pesou?". */
const MEASURES =
  /^quanto (?:e que |que )?(?:[a-z]+ ){0,4}?((?:med|pes)(?:e|em|ia|iu|a|am|ava|ou)|(?:calc|vest)(?:a|o|am|e|em)|demor(?:a|ou))\b/;

/** The thing measured, and the occasion; undefined for any other message. */
function measured(r: Reading): string | undefined {
  const at = r.units.findIndex(({ norm }) => norm === r.match(MEASURES)?.[1]);
  return searchWords(`${r.raw(r.head + 1, at)} ${r.raw(at + 1, r.tail)}`.trim());
}

const WORKS = '(?:filmes|series|novelas|animes|documentarios|doramas|desenhos)';
const HAVE_SEEN = '(?:vi|vimos|assisti|assistimos|terminei|terminamos|maratonei|zerei)';
const SEEN_COUNTED = new RegExp(
  `\\bquant[oa]s ${WORKS} (?:que )?(?:(?:eu|a gente|ja|nos) )*${HAVE_SEEN}\\b|\\b${HAVE_SEEN} quant[oa]s ${WORKS}\\b`,
);

/** "Filmes que já vi", "mostra as séries que terminei". */
const SEEN_ONES = new RegExp(
  `^(?:(?:quais|mostra|lista|listar|ver|me mostra|me manda|todos|todas) )*(?:(?:[oa]s|meus|minhas) )*${WORKS} (?:que )?(?:(?:eu|ja|a gente|nos) )*${HAVE_SEEN}(?: \\?)?$`,
);

/** "O que eu vi esse mês?": the works watched, in a period or ever. */
const SEEN_ASKED = new RegExp(
  `^(?:e )?(?:o que|oq|(?:que|qua(?:l|is)) (?:filme|serie)s?) (?:que )?(?:(?:eu|a gente|ja|nos) )*(?:${HAVE_SEEN}|viu|assistiu|terminou)\\b`,
);
const seenAsked = (r: Reading): boolean =>
  r.context.pending === undefined && r.fits(SEEN_ASKED) && (r.periods.length > 0 || r.tail - r.head <= 4);

export const WATCHED_RULES: readonly Rule[] = [
  {
    id: 'watched.list',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && r.fits(SEEN_ONES),
    read: (r) => ({ intent: 'list_all', slots: present({ item_type: itemTypeIn(r), watched: true as const }) }),
    examples: PROOFS && ['filmes que já vi', 'quais séries eu terminei', 'mostra as séries que terminei'],
  },
  {
    id: 'watched.count',
    trust: 'sure',
    when: (r) => r.context.pending === undefined && r.fits(SEEN_COUNTED),
    read: (r) => ({ intent: 'search', slots: { ...memoryFilters(r), watched: true, agg: 'count' } }),
    examples: PROOFS && ['quantas séries eu vi esse ano?', 'esse ano vi quantos filmes?'],
  },
  {
    id: 'watched.asked',
    trust: 'sure',
    when: seenAsked,
    read: (r) => {
      const { item_type, period } = memoryFilters(r);
      const kind = item_type === undefined ? { item_types: ['movie', 'tv_show'] as const } : { item_type };
      return { intent: 'list_all', slots: present({ ...kind, period, watched: true as const }) };
    },
    examples: PROOFS && ['o que eu vi esse mês?'],
  },
  {
    id: 'notebook.recall',
    trust: 'sure',
    when: recalls,
    read: (r) => ({ intent: 'search', slots: present({ query: recalled(r), ...memoryFilters(r) }) }),
    examples: PROOFS && ['como faz aquele bolo mesmo?', 'qual era mesmo o nome do pedreiro?'],
  },
  {
    id: 'notebook.measured',
    trust: 'sure',
    when: (r) => r.fits(MEASURES) && !r.hasAny('finance_noun', 'tx_only'),
    read: (r) => ({
      intent: 'search',
      slots: present({ query: measured(r) }),
    }),
    examples: PROOFS && ['quanto mede a cortina?', 'quanto pesa a Mel?', 'quanto o Theo pesou na última consulta?'],
  },
  {
    id: 'notebook.thing',
    trust: 'sure',
    when: (r) => namesThing(r) && r.money === undefined,
    read: (r) => ({ intent: 'search', slots: { query: r.raw(thingAt(r), r.tail) } }),
    examples: PROOFS && ['telefone do pedreiro', 'senha do wifi', 'e o telefone da escola?'],
  },
  {
    id: 'notebook.watched',
    trust: 'sure',
    when: (r) =>
      (rated(r) !== undefined || (watched(r) && !paidToo(r))) &&
      !asks(r) &&
      r.money?.marked !== true &&
      !r.hasAny('tx_only'),
    read: readMark,
    examples: PROOFS && [
      'já vi O Iluminado',
      'terminei a série',
      'nota 9 pro Parasita',
      'Vi Bacurau ontem. Nota 9.',
      'pode marcar A Hora da Estrela como assistido',
      'acabei de ver Medida Provisória, dou 10',
      'vi a série dark inteira, nota 9',
      'vi um filme ótimo ontem, Parasita, nota 10',
      'assisti ontem o filme que horas ela volta, nota 10',
    ],
  },
];
