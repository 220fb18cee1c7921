// Works reported as watched: title first ("Crepúsculo eu já vi umas 5x"), by a household member ("o Davi já viu Toy Story 4, tira de pendente"), or
// by a rating ("Oppenheimer: 9/10").

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';

type SeenWork = { readonly title: string; readonly rating?: number };

/** Prefilter: every construction below has one of these. */
const SAYS_SEEN =
  /\b(?:vi|viu|vimos|(?:assist|termin|maraton|zer|acab)[a-z]+|li|ler|livro|estrelas|nota|dou|como (?:vist|lid)[oa])\b|\/ ?10\b/;
const VERB = '(?:vi|assisti(?:mos)?|(?:termin|zer|maraton)(?:ei|amos)|li)';
const TITLE_FIRST = new RegExp(
  `^(?<title>[a-zA-ZÀ-ÿ\\d][^,.!?:;]*?),?\\s+(?:(?:eu|n[óo]s|a gente)\\s+)?(?<now>j[áa]\\s+|finalmente\\s+)?(?<verb>${VERB})(?![a-zA-ZÀ-ÿ])(?<rest>.*)$`,
  'is',
);
/** "Duna 2 a gente já viu". */
const WE_SAW = /(?<=\S\s+)a gente (j[áa] )?(?:viu|terminou|assistiu)(?![a-zà-ÿ])/i;
const OF_US =
  /^(?:(?<we>a gente|n[óo]s)|(?:[oa]s?\s+)?(?:meus?\s+|minhas?\s+)?[a-zà-ÿ]+(?:\s+[a-zà-ÿ][a-zà-ÿ]+)?)\s+(?:j[áa]\s+|finalmente\s+)?(?:viu|viram|(?:termin|maraton)(?:ou|aram)|assisti(?:u|ram))\s+(?<title>[^,.!?;]+)(?<rest>.*)$/is;
const MARKED_ONLY =
  /^(?<title>[a-zà-ÿ][^:,/\d]{1,40}?)\s*[:,–-]\s*(?:nota\s+)?(?!0)\d{1,2}(?:[.,]\d)?\s*\/\s*10\s*[.!]*$/is;
/** A date, not a rating: 9/10. */
const DATED =
  /(?<![a-zà-ÿ])(?:dia|em|at[ée]|desde|consulta|prova|dentista|reuni[ãa]o|anivers[áa]rio|niver|exame|retorno|entrega|vencimento|pagamento|boleto|aluguel|fatura|sal[áa]rio|conta|compra)(?![a-zà-ÿ])/i;
const EXCLAIMED =
  /^(?:mds|meu deus|nossa|caraca|gente|uau|eita)?,?\s*(?:que|q)\s+(?:filme|s[ée]rie|anime|livro|doc)[^,.!]*[,.!]\s*(?:j[áa]\s+)?(?:vi|assisti|terminei|li)\s+(?<title>[^,.!?;]+)(?<rest>.*)$/is;

/** Patterns that require a capitalised title, since anything can be read, given or rated. */
const TITLED: readonly RegExp[] = [
  /^(?:hoje |finalmente )?(?:j[áa] li|li|(?:j[áa] )?(?:terminei|acabei) (?:de ler|o livro|a leitura de)|acabei)\s+(?<title>\p{Lu}[^,.!?;]+)/u,
  /^(?:[Oo] filme |[AaOo] s[ée]rie )?(?<title>\p{Lu}[^,.!?;:]*?)\s+(?:merece |leva |foi )?nota\s+\d{1,2}(?:[.,]\d)?(?!\s*(?:reais|conto))/u,
  /^\p{L}+(?: a[íi])? como (?:vist[oa]|assistid[oa]|lid[oa]) (?:[oa]s? )?(?<title>\p{L}[^,.!?;]+)/u,
];
const LAST_MARK = /[,.]\s*(?:nota\s+)?(?<n>10|\d(?:[.,]\d)?)\s*[.!]*$|(?:nota|[Dd]ou)\s+(?<m>10|\d(?:[.,]\d)?)(?!\d)/u;

/** Words for completed items of a list. */
const DONE_WITH =
  /(?<![a-zà-ÿ])(?:(?:pode |p[oó] )?(?:marcar?|risca|riscar|dar? baixa)|tira (?:d[eoa]s? )?(?:pendentes?|fila)|consider[a-zà-ÿ]+ (?:como )?(?:vist|assistid|lid)[oa]|(?:[1-5]|quatro|cinco) estrelas|(?<![\d/])[1-9]0?(?:[.,]\d)?\s*\/\s*10(?![\d/]))(?![a-zà-ÿ])/i;
const OFTEN =
  /^\s+(?:umas?\s+|uns\s+)?(?:\d+\s*x|\d+ vezes|(?:duas|tr[êe]s|quatro|cinco|v[áa]rias|mil) vezes|tudo|tod[oa]|inteir[oa])/i;
const STARS = /(?<![a-zà-ÿ])(?:(?<n>[1-5])|quatro|cinco) estrelas(?![a-zà-ÿ])/i;
const OUT_OF_TEN = /(?<![\d/])(?<n>[1-9]0?(?:[.,]\d)?)\s*\/\s*10(?![\d/])/u;

/** Words that start a sentence about something else. */
const NO_TITLE =
  /^(?:(?:[oa]s )?(?:filmes|s[ée]ries|livros|animes|v[íi]deos)|eu|que|quando|porque|pq|como|n[ãa]o|nunca|ainda|se|acho|hoje|ontem|anteontem|agora|e|mas|isso|ess[ea]|aquel[ea]|tudo|o que|oq|voc[êe]|vc|j[áa]|s[óo]|sempre|depois|finalmente|ele|ela|a gente|n[óo]s|quem|qual|quais|anota|marca|salva|guarda|bota|p[õo]e|(?:apag|delet|exclu|remov|elimin)[a-zà-ÿ]*|tir[ae]|some)(?![a-zà-ÿ])/i;
const POINTED = /^(?:ess[ea]|aquel[ea]|[oa])\s+(?=\p{Lu})/u;
const NOUN =
  /^(?:(?:o|a|esse|essa|aquele|aquela)\s+)?(?:(?:filme|s[ée]rie|livro|anime|novela|document[áa]rio|doc|desenho)\s+)(?=\S)/i;
const SEASON = /\s+(?:s\d{1,2}|t\d{1,2}|temporada \d{1,2})$/i;
const AT_END = /\s+(?:inteir(?:o|a|inho|inha)|tod[oa]|complet[oa]|hoje|ontem|de novo|no cinema|com .*)$/i;
const TITLE_WORDS = 7;

const isTitled = (title: string): boolean => /(?:^|\s)\p{Lu}/u.test(title.slice(1)) || /^\p{Lu}/u.test(title);

function ratingIn(text: string): number | undefined {
  const ten = OUT_OF_TEN.exec(text)?.groups?.['n'];
  if (ten !== undefined) return Math.min(10, Number(ten.replace(',', '.')));
  const stars = STARS.exec(text);
  if (stars === null) {
    const last = LAST_MARK.exec(text)?.groups;
    const said = last?.['n'] ?? last?.['m'];
    return said === undefined ? undefined : Number(said.replace(',', '.'));
  }
  // Five stars equal 10.
  return 2 * (stars.groups?.['n'] === undefined ? (/cinco/i.test(stars[0]) ? 5 : 4) : Number(stars.groups['n']));
}

function named(title: string): string {
  let words = title.replace(NOUN, '').replace(POINTED, '');
  for (let last = ''; last !== words; ) {
    last = words;
    words = words.replace(AT_END, '').replace(SEASON, '').trim();
  }
  return words;
}

function found(said: string): string | undefined {
  const text = said.replace(WE_SAW, (_, now: string = '') => `eu ${now}vi`);
  const exclaimed = EXCLAIMED.exec(text)?.groups?.['title'];
  if (exclaimed !== undefined) return exclaimed;
  const marked = DATED.test(text) ? undefined : MARKED_ONLY.exec(text)?.groups?.['title'];
  if (marked !== undefined) return marked;
  for (const titled of TITLED) {
    const title = titled.exec(text)?.groups?.['title'];
    if (title !== undefined) return title;
  }
  const done = DONE_WITH.test(text);
  const first = TITLE_FIRST.exec(text)?.groups;
  if (first?.['title'] !== undefined && (POINTED.test(first['title']) || !NO_TITLE.test(first['title']))) {
    const { title, now, verb, rest = '' } = first as Record<string, string>;
    const seen = /^(?:vi|vimos|assist|zer|maraton)/i.test(verb ?? '');
    const told =
      now !== undefined &&
      seen &&
      (OFTEN.test(rest) || /^\s+faz\s/u.test(rest) || /^[\s.!,]*$/u.test(rest) || NOUN.test(title ?? ''));
    return done || told || SEASON.test(title ?? '') ? title : undefined;
  }
  const ours = OF_US.exec(text)?.groups;
  if (ours?.['title'] === undefined) return undefined;
  return done || (ours['we'] !== undefined && /^\p{Lu}/u.test(ours['title'])) ? ours['title'] : undefined;
}

/** Undefined when no work is reported as watched. */
export const seenWork = oncePerReading((r: Reading): SeenWork | undefined => {
  if (!r.fits(SAYS_SEEN) || r.context.pending !== undefined || r.url !== undefined || r.marked) return undefined;
  if (r.hasAny('tx_only', 'v_keep') && !DONE_WITH.test(r.text)) return undefined;
  if (r.money?.marked === true) return undefined;
  const title = found(r.raw(r.head, r.units.length));
  if (title === undefined) return undefined;
  const words = named(title);
  // "Minha Mãe é uma Peça 3 já vi": capitals make a title of a word that could be bought.
  if (
    r.hasAny('cat', 'money_in', 'salary_noun') &&
    (r.shouted || !/\p{Lu}.* \p{Lu}.* j[áa] (?:vi|assisti)/u.test(r.text))
  )
    return undefined;
  if (words === '' || NO_TITLE.test(words) || words.split(/\s+/u).length > TITLE_WORDS) return undefined;
  // In lower case it may be anything: "o relatório eu já vi, pode marcar".
  if (!isTitled(words) && r.hasAny('reminder_noun', 'note_noun', 'list_noun', 'note_content')) return undefined;
  const rating = ratingIn(r.text);
  return { title: words, ...(rating === undefined ? {} : { rating }) };
});
