// Days, hours and repetitions said in a roundabout way, in words the date grammar reads: "todo fim de mês", "daqui a
// pouco", "todo dia menos domingo".

import { folded, unaccented } from '../../domain/fold.ts';
import { pattern, piece } from '../../domain/pattern.ts';
import { EVENTS } from '../../language/memory/event-words.ts';
import { byWords } from '../wording/by-words.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../wording/counts.ts';
import { askedOtherwise } from './asked-otherwise.ts';
import { repeatedDays } from './repeated-days.ts';

type Wording = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Words as wholes, whatever their capitals. */
const words = (pattern: string): RegExp => new RegExp(`(?<![a-zA-ZÀ-ÿ\\d])(?:${pattern})(?![a-zA-ZÀ-ÿ\\d])`, 'gi');

const EVERY = 'tod[oa]s?(?: [oa]s?)?|cada';
const END = '(?:fi[mn]s?|final|finalzinho)';
const DAYS = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const;
const DAY = `(?:${WEEKDAY_NAMES})(?:[- ]feira)?s?`;
const COUNT = `\\d{1,2}|${spelledCounts(1, 5)}|meia|dez|quinze|vinte|trinta|quarenta`;
/** "Meia" counts minutes: the half of an hour. */
const numberOf = (said: string): number => (/^meia$/i.test(said) ? 30 : (countSaid(said) ?? Number.NaN));

const FEAST =
  '(?:o |a )?(natal|ano novo|r[ée]veillon|p[áa]scoa|carnaval|sexta santa|s[ãa]o jo[ãa]o|black friday|dia (?:das m[ãa]es|dos pais|das crian[çc]as|dos namorados))';

/** "Todo dia menos domingo": the days that are left. */
function without(said: string): string {
  const none = /f(?:im|inal|ds)/i.test(said) ? ['sábado', 'domingo'] : [];
  const left = DAYS.filter((day) => !none.includes(day) && !new RegExp(day.replace(/[çá]/gu, '.'), 'i').test(said));
  return left.join() === DAYS.slice(0, 5).join() ? 'todo dia útil' : `toda ${left.join(', ')}`;
}

const APART = 'quatro|cinco|seis|oito|doze';

const SHORT: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sábado',
  sáb: 'sábado',
  dom: 'domingo',
};
const ABBREVIATED = Object.keys(SHORT).join('|');
const inFull = (days: string): string =>
  days
    .replace(/(?<=[a-zá]{3}) (?=[a-zá]{3})/gi, ', ')
    .replace(words(ABBREVIATED), (day) => SHORT[day.toLowerCase()] ?? day)
    .replaceAll('/', ', ');
const CALLED = '(?:lembr|avis|acord|cham)[a-zA-ZÀ-ÿ]*';

const PARTS: Readonly<Record<string, string>> = {
  noite: 'à noite',
  manha: 'de manhã',
  tarde: 'à tarde',
  madrugada: 'de madrugada',
};
const UNITS: Readonly<Record<string, string>> = {
  dia: 'todo dia',
  semana: 'toda semana',
  mes: 'todo mês',
  ano: 'todo ano',
};
/** How many times a week, and the usual days of it. */
const TIMES_A_WEEK: Readonly<Record<string, string>> = {
  2: 'toda segunda e quinta',
  3: 'toda segunda, quarta e sexta',
};

const WORDINGS: readonly Wording[] = [
  // "A prova mudou do dia 24 pro dia 26": the day it was on is none of the new one.
  [
    new RegExp(
      `^(.{2,60}?(?:mud|pass|adi|remarc|transfer|antecip|fic)[a-zà-ÿ]*) d[aeo] (?:dia \\d{1,2}(?:/\\d{1,2})?|${DAY}) (?=(?:pr[ao]|para [oa]?) ?(?:dia \\d|${DAY}|amanh))`,
      'i',
    ),
    '$1 ',
  ],
  // "Extintor vence em março": on the first of it.
  [
    new RegExp(
      `^(?!(?:[oa] )?(?:fatura|cart[ãa]o|boleto|primeir|segund|[úu]ltim|parcela|presta|el[ea] ))(?:[oa] |meu |minha )?([a-zà-ÿ][a-zà-ÿ ]{2,40}?) (vence|expira) (?:em|no m[êe]s de) (${MONTH_NAMES})( de \\d{4})?[.!]*$`,
      'i',
    ),
    'me lembra dia 1 de $3$4 de $1 $2',
  ],
  // "Semana que vem não atendo quarta": told of one's own days.
  [
    new RegExp(
      `^((?:(?:semana que vem|essa semana|hoje|amanh[ãa]),? )?(?:(?:n?[ao] )?(?:${WEEKDAY_NAMES}) )?(?:eu )?n[ãa]o (?:vou )?(?:atend(?:o|er)|trabalh(?:o|ar)|abr(?:o|ir))(?: (?:n?[ao] )?(?:${WEEKDAY_NAMES}|hoje|amanh[ãa]))?(?: que vem)?|(?:n?[ao] )?(?:${WEEKDAY_NAMES}|amanh[ãa])(?: que vem)?,? (?:(?:eu )?(?:t[ôo]|estou|vou estar) )?(?:fechado|de folga|folga))[.!]*$`,
      'i',
    ),
    'anota: $1',
  ],
  // "Plantão das 7 às 19": rings when it begins.
  [
    words('das (\\d{1,2})(?:h|hs| horas)? (?:às|as|até as?) (\\d{1,2})(?:h|hs| horas)?'),
    (_, from = '') => `às ${from}h`,
  ],
  [words('(?:das )?(\\d{1,2}(?:h\\d{0,2}|:\\d{2})) (?:às|as|até(?: às| as)?) \\d{1,2}(?:h\\d{0,2}|:\\d{2})'), 'às $1'],
  [
    words('(?<=(?:que vem|q vem|hoje|hj|amanh[ãa]),? )(\\d{1,2}) (?:às|as|até(?: às| as)?) \\d{1,2} ?(?:h|hs|horas)'),
    'às $1h',
  ],
  // "De noite, 21h": one hour, and not two.
  [words('(?:de|[àa]) (?:noite|tarde),? (?:[àa]s )?((?:1[2-9]|2[0-3])(?:h\\d{0,2}|:\\d{2}))'), 'às $1'],
  [words(`(?:${ABBREVIATED})(?:(?: ?(?:,|/|e|a|à|até) ?| )(?:${ABBREVIATED}))+`), (days = '') => inFull(days)],
  [words('(?:l[áa] pel[ao]s|por volta d[aeo]s?)(?: umas)?(?= \\d)'), 'às'],
  [words(`(?<=${CALLED} .{0,80})umas(?= \\d{1,2}[.!]*$)`), 'às'],
  [
    words(`(?<=(?:${CALLED}|lembrete) .{0,80})(2|duas|3|tr[êe]s)(?: vezes|x) (?:por|na|a) semana`),
    (_, times = '') => TIMES_A_WEEK[numberOf(times)] ?? '',
  ],
  [
    words('(?:uma vez|1 ?x) (?:por|ao|a cada|n[ao]|a) (dia|semana|m[êe]s|ano)'),
    (_, unit = '') => UNITS[folded(unit)] ?? unit,
  ],
  // "Toda noite às 10": the hour of the evening.
  [
    words(
      `(?:${EVERY}) (noite|manh[ãa]|tarde|madrugada)s?(?: ([àa]s \\d{1,2}(?:h\\d{0,2}|:\\d{2}| horas)?)(?! d[ae] ))?`,
    ),
    (_, part = '', hour?: string) =>
      hour === undefined ? `todo dia ${PARTS[folded(part)]}` : `todo dia ${hour} da ${part}`,
  ],
  // "Me lembra quando eu chegar em casa de tirar o lixo": what to do first.
  [
    /^(me (?:lembr|avis)[ae]r?) ((?:quando|qdo|assim que|logo que|na hora que) [^,]{3,40}?),? (?:de|pra) ([a-zà-ÿ]+(?:[aei]r|ôr)(?: .+)?)$/i,
    '$1 de $3 $2',
  ],
  // "Me lembra mais tarde de ligar": no moment, which is asked for.
  [
    /(?<=me (?:lembr|avis)[ae]r?) (?:mais tarde|outra hora|qualquer (?:hora|dia)|um dia desses)(?= (?:de|que|pra) )/i,
    '',
  ],
  [
    /(?<=^(?:e |a[íi] )?me (?:lembr|avis)[ae] de [^,]{3,60}),? (?:mais tarde|depois|outra hora|qualquer hora)[.!]*$/i,
    '',
  ],
  [words('at[ée] (?:a |[àa] )?meia[- ]noite'), 'às 23h59'],
  [/(?<=me (?:lembr|avis)[ae]) de novo(?= d[aeo]s? )/i, ''],
  // "Um de manhã e um de noite", "depois do almoço e da janta".
  [words('uma? ((?:de|[àa]) (?:manh[ãa]|tarde|noite)) e (?:uma?|outr[oa]) ((?:de|[àa]) (?:tarde|noite))'), '$1 e $2'],
  [words('depois do almo[çc]o e (?:depois )?d[oa] jant(?:a|ar)'), 'às 14h e às 20h'],
  [words('me ajud[ae] a (?:me )?lembrar'), 'me lembra'],
  [words('n[ãa]o (?:se )?esque[çc](?:e|er|a) de me (?:lembrar|avisar)'), 'me lembra'],
  [words(`(?<=${CALLED} .{0,60})das (\\d{1,2}(?:h\\d{0,2}|:\\d{2})?)(?! (?:[àa]s|da))`), 'às $1'],
  [words('(minut|hor)inh[oa](s?)'), (_, unit = '', many = '') => `${/^h/i.test(unit) ? 'hora' : 'minuto'}${many}`],
  [words('minutin(?:ho)?'), 'minuto'],
  [
    words(`de (${APART}) em (${APART}) (?=h)`),
    (_, one = '', other = '') => `de ${numberOf(one)} em ${numberOf(other)} `,
  ],
  [words('de (\\d{1,2}) em \\1 ?h(?:s|rs?)?'), 'de $1 em $1 horas'],
  [words(`(?:${EVERY}) (?:${END}|[úu]ltimo dia) d[eo] m[êe]s`), 'todo último dia'],
  [words(`(?:${EVERY}) (?:come[çc]o|in[íi]cio|primeiro dia) d[eo] m[êe]s`), 'todo dia 1'],
  [words(`(?:${EVERY}) (?:${END} de semana|fds|finde)`), 'todo sábado'],
  [
    words(
      piece`
        (?:${EVERY}) dias?(?<hour> (?:[àa]s )?\d{1,2}(?:h\d{0,2}|:\d{2})?)?,? (?:
          menos|exceto|fora|tirando|s[óo] n[ãa]o
        ) (.{0,8}?(?:${DAY}|${END} de semana|fds)(?:(?:,| e) (?:[oa]s? |n[ao]s? )?${DAY})*)
      `,
    ),
    (_, hour = '', said = '') => `${without(said)}${hour}`,
  ],
  [
    words(`(?:(?:nos|aos|em|s[óo]|de) )?(?<!\\d )dias [úu]teis|(?:${EVERY}|em) dias? (?:de|da) semana`),
    'todo dia útil',
  ],
  [words(`todo todo dia [úu]til|(?:${EVERY}) todo dia [úu]til`), 'todo dia útil'],
  [words('(?:no )?pr[óo]ximo dia [úu]til|(?<=(?:lembra|avisa) )(?:em |num |no )?dia [úu]til'), 'em 1 dia útil'],
  [words('na quinzena'), 'dia 15'],
  [words(piece`(?<!ano )todo dia (\d{1,2}) de (${MONTH_NAMES})`), 'todo ano dia $1 de $2'],
  [words('(?:n?o )?primeiro dia (d[oe] (?:m[êe]s que vem|pr[óo]ximo m[êe]s))'), 'dia 1 $1'],
  [words('(?<!todo )(?:n?o )?[úu]ltimo dia do ano'), 'dia 31 de dezembro'],
  [words(`(?<!todo )(?:n?o )?[úu]ltimo dia (d[oe] (?:m[êe]s|${MONTH_NAMES}))`), 'no fim $1'],
  [words('(?:na )?sexta[- ]feira santa|(?:na )?sexta(?:[- ]feira)? da paix[ãa]o'), 'na sexta santa'],
  [words('(?:no )?domingo de p[áa]scoa'), 'na páscoa'],
  [
    words(`(?:à |a )?meia[- ]noite e (?!meia)(${COUNT})(?: minutos)?`),
    (_, more = '') => `às 0h${String(numberOf(more)).padStart(2, '0')}`,
  ],
  [
    words(`(?:ao )?meio[- ]dia e (?!meia)(${COUNT})(?: minutos)?`),
    (_, more = '') => `às 12h${String(numberOf(more)).padStart(2, '0')}`,
  ],
  [words('v[ée]speras? d[eo] natal'), 'dia 24 de dezembro'],
  [words('v[ée]speras? d[eo] ano novo|v[ée]speras? d[eo] r[ée]veillon'), 'dia 31 de dezembro'],
  [words(`(?:na )?v[ée]spera d[aeo] ${FEAST}`), 'no $1 um dia antes'],
  [words(`((?:${COUNT}) (?:dias?|semanas?)) antes d[aeo] ${FEAST}`), 'no $2 $1 antes'],
  [words(`(?<!(?:dias?|semanas?) )antes d[aeo] ${FEAST}`), 'no $1 um dia antes'],
  [words('(?:(?:daqui )?a )?pouquinho|j[áa] j[áa]'), 'daqui a 10 minutos'],
  [words('daqui (?:a )?pouco'), 'daqui a 30 minutos'],
  [words('(daqui(?: a)?|dentro de) (?:uns|umas)'), '$1'],
  [
    words(`(?:em|daqui(?: a)?|dentro de) (${COUNT}) ?h(?:oras?)? ?(?:e )?(${COUNT})(?: min(?:uto)?s?)?`),
    (_, hours = '', more = '') => `daqui a ${60 * numberOf(hours) + numberOf(more)} minutos`,
  ],
  [words('(?:de|à|a) tardezinha'), 'de tardinha'],
  // "7o A" is a class, and the letter no article.
  [/(?<=\d)[oº°] A(?= (?:seg|ter[çc]a|qua|qui|sex|s[áa]b|dom|dia|amanh))/, 'ºA'],
];

/** An order to put an event down, with the day it is on: "marca dentista sexta". Without accents. */
const MARK = /^(?:pode |por favor,? )?marc(?:a|ar|que)(?: a[íi]| pra mim| na agenda)* /i;
const MARKED_EVENT = pattern('i')`
  ${MARK.source}(?=(?:(?:[oa]|uma?|minha|meu) )?(?:${EVENTS})\b)(?!.*(?:r\$|\b(?:reais|como|vist[oa]|pag[oa])\b))
  (?=
    .*\b(?:
      ${DAY}|amanha|hoje|dia|que vem|daqui|tod[oa]s?|cada|em|fim|final|\d{1,2}/\d{1,2}|depois|antes|cedo|cedinho|nas|
      nos|n[ao]|semana|a[os]?
    )\b
  )
`;
/** Whatever else it looks like, a reminder is asked for. */
const CALLS = pattern('i')`
  (?<![a-zà-ÿ])(?:
    me (?:lembr|avis|acord|cham|alert)[a-zà-ÿ]*|
    (?:uma? |novo )?(?:lembrete|alarme|despertador)(?! d[eo] (?:hoje|amanh[ãa]))(?=[: ].{4})|
    na (?:minha )?agenda
  )(?![a-zà-ÿ])
`;
/** Kept as it was said. */
const IS_KEPT =
  /^(?:anot[a-zà-ÿ]+(?!(?: a[íi])? na (?:minha )?agenda)|guard|salv|escrev|registr|not[ai]|lista)|https?:/i;
/** Asked about, or a label with what it labels. */
const IS_ASKED_OR_LABELLED = /\?\s*$|(?<![a-zà-ÿ])quant[oa]s?(?![a-zà-ÿ])|^[^:,]{1,40}:\s/i;

const wordingsIn = byWords(WORDINGS, ([wording]) => [wording]);

/** One wording may make another fit. */
function inKnownWords(text: string): string {
  let said = text;
  let may = wordingsIn(said);
  for (const turn of WORDINGS) {
    if (!may.includes(turn)) continue;
    const [wording, known] = turn;
    const before = said;
    said = typeof known === 'string' ? said.replace(wording, known) : said.replace(wording, known);
    if (said !== before) may = wordingsIn(said);
  }
  return said;
}

/** Undefined when nothing in it is to be said otherwise. */
export function agendaReworded(text: string): string | undefined {
  if (IS_KEPT.test(text) || (IS_ASKED_OR_LABELLED.test(text) && !CALLS.test(text))) return undefined;
  const marked = MARK.test(text) && MARKED_EVENT.test(unaccented(text)) ? text.replace(MARK, 'agenda ') : text;
  const said = askedOtherwise(repeatedDays(text, inKnownWords(marked)));
  return said === text ? undefined : said;
}
