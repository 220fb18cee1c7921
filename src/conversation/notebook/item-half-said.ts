// What half a sentence right behind something kept says of it: "é bolo124", "de manhã", "tá na Netflix", "risca a primeira", "cancela".
// Read from the words alone; decide-item-half-said.ts carries it out.

import { pattern, piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { detailTold } from '../wording/detail-told.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';

export type ItemHalf =
  /** It is not to be kept. */
  | { readonly kind: 'off' }
  /** It is asked to be shown. */
  | { readonly kind: 'shown' }
  /** The right figure or code of a note. */
  | { readonly kind: 'figure'; readonly value: string }
  /** So many of a thing a note counts. */
  | { readonly kind: 'counted'; readonly count: string; readonly noun: string }
  /** More of a note: of its medicine, of its recipe, or of whatever it tells. */
  | {
      readonly kind: 'adds';
      readonly of: 'medicine' | 'recipe' | 'person' | 'alike' | 'anything';
      readonly more: string;
    }
  /** Of a film, series, book or address. */
  | { readonly kind: 'of_work'; readonly told: string }
  | { readonly kind: 'unseen' }
  | { readonly kind: 'lent'; readonly whom: string }
  /** One more like it. */
  | { readonly kind: 'too'; readonly title: string }
  | { readonly kind: 'reminded'; readonly when: string }
  /** A line of a list by its place, from 0; -1 is the last. */
  | { readonly kind: 'line_done'; readonly place: number }
  /** What was done, by its verb: 'lig' of "já liguei". */
  | { readonly kind: 'deed'; readonly stem: string }
  /** There is enough of it; or all but it is got. */
  | { readonly kind: 'not_needed'; readonly thing: string }
  | { readonly kind: 'emptied' }
  /** Somebody takes care of that line. */
  | { readonly kind: 'taken'; readonly thing: string; readonly by: string }
  /** Seen there or with somebody, or rated out of ten. */
  | { readonly kind: 'seen'; readonly rating?: number }
  /** Nouns alone. */
  | { readonly kind: 'things'; readonly things: string }
  /** Somebody listed comes with somebody: 'Beto', 'e namorada'. */
  | { readonly kind: 'company'; readonly name: string; readonly whom: string }
  | { readonly kind: 'line_reminded'; readonly place: number; readonly when: string };

const OPENS = `(?:(?:${TAKES_BACK}|ah|e|mas|aff|olha),? )*`;

const OFF = pattern('i')`
  ^${OPENS}(?:(?:pode )?(?:cancela(?:r)?(?: (?:isso|ess[ea]|el[ea]))?|tira)|
  n[ãa]o (?:era|é) (?:pra|para) (?:anotar|salvar|guardar)(?: isso)?|n[ãa]o (?:precisa|quero)(?: (?:mais|salvar|guardar|anotar))?|(?:t[áa]|est[áa]) errad[oa],? apaga)[.!]*$
`;
const SHOWN = pattern('i')`
  ^(?:e |a[íi] )?(?:(?:qual|quanto|como|onde|quando) (?:é|eh|era|[ée] que [ée])(?: (?:mesmo|ela|ele))?|(?:me )?(?:l[êe]|mostra)(?: (?:de novo|a[íi]|pra mim|isso|ela|ele))*|qual mesmo|como ficou|(?:repete|mostra|manda) a lista(?: de novo)?)\s*[?.!]*$
`;
/** One token that has a figure in it: a code, a dose, a number. */
const FIGURE = pattern('i')`
  ^(?:(?:${TAKES_BACK}|corrige|corrigindo|mudou|mudaram|errado)[,:]? )*(?:(?:[ée]|eh|s[ãa]o|era|o certo [ée]|agora(?: [ée]| t[áa](?: com)?)?|[ée] agora|mudou pr[ao]|mudaram pr[ao]) )?(?<value>(?=\S*\d)[a-zà-ÿ\d][^\s,?]*(?: ?(?:mg|ml|mcg|kg|g|cm|m|gotas))?)[.!]*$
`;
const COUNTED = pattern('i')`
  ^${OPENS}(?:(?:s[ãa]o|foram|[ée]|era|eram|leva|vai|p[õo]e|coloca) )?(?<count>\d{1,3}|uma?|dois|duas|tr[êe]s|quatro|cinco|seis) (?:de )?(?<noun>[a-zà-ÿ]{3,}(?: de [a-zà-ÿ]{3,})?)(?:,? (?:e )?n[ãa]o \d{1,3})?[.!]*$
`;
const TIMES = piece`
  (?:de manh[ãa]|[àa] noite|de noite|[àa] tarde|de tarde|em jejum|(?:antes|depois) d[aeo] [a-zà-ÿ]+|antes de dormir|ao deitar|ao acordar|
  (?:\d|uma?|duas|dois|tr[êe]s)(?: (?:vez(?:es)?|comprimidos?|c[áa]psulas?|gotas?))? (?:por|ao) dia|de \d{1,2} em \d{1,2}(?: ?h| horas)?|(?:\d{1,2}|uma?|dois|duas) (?:comprimidos?|c[áa]psulas?|gotas)(?: [a-zà-ÿ ]{3,20})?|todo dia|dia sim,? dia n[ãa]o)
`;
const MEDICINE = pattern('i')`^${OPENS}(?:[ée] |toma |el[ea] toma )?(?<more>${TIMES}(?: e ${TIMES})?)[.!]*$`;
const DOSED = pattern(
  'i',
)`^e (?:o |a )?(?<more>[a-zà-ÿ]{4,}(?: [a-zà-ÿ]+)? \d{1,4} ?(?:mg|ml|mcg|g|ui|gotas)(?: .{3,30})?)[.!]*$`;
const RECIPE = pattern('i')`
  ^${OPENS}(?<more>(?:uns )?\d{1,3} ?(?:min|minutos|horas?|h)(?: (?:no|de) (?:forno|fogo|fog[ãa]o|geladeira|airfryer|micro-?ondas)(?: [a-zà-ÿ]+)?)?|(?:n?o )?forno (?:[ée] |a |pr[ée]-?aquecido(?: a)? |m[ée]dio |em )?\d{2,3}(?: ?(?:graus|°c?|º))?(?: por \d{1,3} ?(?:min|minutos|h|horas?))?|rende .{3,30}|assa .{3,30})[.!]*$
`;
/** Of who is in a note, with a number to call. */
const PERSON = pattern('i')`
  ^${OPENS}(?<more>(?:o nome (?:del[ea] )?[ée]|(?:el[ea] )?se chama) [a-zà-ÿ ]{2,30}|(?:el[ea] )?(?:cobra|atende|trabalha|mora|fica|s[óo] atende|aceita) [^?]{2,40}|(?:é )?indica[çc][ãa]o d[aeo] [a-zà-ÿ ]{2,25}|(?:a|o) [a-zà-ÿ]{2,}(?: [a-zà-ÿ]+)? (?:que )?indicou)[.!]*$
`;
const WHOSE = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )*(?:(?:é|eh|essa [ée]|esse [ée]|isso [ée]|essa [ée] a|esse [ée] o) )?(?<more>d[ao] (?:minha |meu )?[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)[.!]*$
`;
/** "A Mariana também não", of what is told of somebody. */
const PERSON_TOO =
  /^(?:e )?(?<more>(?:[oa] )?\p{Lu}\p{L}+(?: (?:e|d[aeo]) (?:[oa] )?\p{Lu}\p{L}+)? (?:também|tb|tbm)(?: não| nao)?)[.!]*$/u;
/** Letters and figures mixed, or too many figures for a price. */
const ATTRIBUTE = pattern('i')`
  ^e (?<more>[oa] [a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]+)? (?:[ée] )?(?:(?=\S*\d)(?=\S*[a-zà-ÿ])[a-zà-ÿ\d][^\s,?]{3,}|\d[\d.\-/ ]{6,}))[.!]*$
`;

/** Where films are seen. */
export const PLATFORM = piece`
  (?:netflix|hbo(?: ?max)?|max|prime(?: video)?|amazon|disney(?: ?plus|\+)?|globoplay|apple(?: ?tv)?|star(?: ?plus|\+)?|paramount(?: ?plus|\+)?|youtube|mubi|cinema|telecine|globo)
`;
const ON = pattern('i')`
  ^(?:(?:e|ah),? )*(?:(?:el[ea] )?(?:é|t[áa]|est[áa]|tem|passa|vi que tem|saiu|vai passar) )?(?<told>n[oa]s? ${PLATFORM})[.!]*$
`;
const BY_WHOM = pattern('i')`
  ^(?:(?:e|ah|foi),? )*(?<told>(?:indica[çc][ãa]o d[aeo]|dica d[aeo]|quem indicou foi [oa]|pra ver com|com) (?:[oa] |minha |meu )?[a-zà-ÿ]{2,}|(?:[oa] |minha |meu )?[a-zà-ÿ]{2,} (?:que )?(?:indicou|recomendou|falou bem))[.!]*$
`;
const LEFT =
  /^(?:(?:eu|j[áa]|ah),? )*(?<told>larguei|desisti|abandonei|parei no (?:meio|come[çc]o)|n[ãa]o gostei)[.!]*$/i;
const PLACE = pattern('i')`
  ^(?:(?:eu|j[áa]|agora|hoje),? )*(?:(?:t[ôo]|estou|parei|cheguei) n[oa] )?(?<told>[st]\d{1,2} ?e\d{1,3}|\d{1,2}x\d{1,3}|cap(?:[íi]tulo)?\.? \d{1,3})[.!]*$
`;
const ABOUT = pattern('i')`
  ^(?:(?:e|ah),? )*(?<told>(?:é|eh) (?:nacional|brasileir[oa]|antig[oa]|nov[oa]|curt[oa]|long[oa]|de (?:terror|com[ée]dia|a[çc][ãa]o|drama|romance|suspense|fic[çc][ãa]o|anima[çc][ãa]o|\d{4})|do ano de \d{4})|(?:vai passar|passa|estreia|estr[ée]ia|sai) [^?]{3,30}|achei (?:muito |meio |bem )?[a-zà-ÿ]{3,20})[.!]*$
`;
const SEEN =
  /^(?:(?:j[áa]|eu|a gente|mas),? )*(?:vi|assisti|vimos|assistimos)(?: el[ea])?(?: (?:n[oa] (?:cinema|tv|avi[ãa]o|celular|netflix|globo)|em casa|com [^\d?]{2,25}))(?: (?:hoje|ontem|anteontem|domingo|s[áa]bado))?[.!]*$/i;
const TENTHS = /^(?<rating>10|\d(?:[.,]\d)?) ?\/ ?10[.!]*$/;
const UNSEEN = /^(?:(?:mas|eu|é que|nao|não),? )*(?:ainda )?n[ãa]o (?:vi|assisti|li)(?: ainda)?[.!]*$/i;
const LENT = pattern(
  'i',
)`^(?:(?:e|ah|j[áa]),? )*emprestei (?:el[ea] )?(?<whom>(?:pr[ao]|para [oa]|pra minha|pro meu|ao?|à) [a-zà-ÿ]{2,}(?: [a-zà-ÿ]{3,})?)[.!]*$`;
const TOO = /^(?<title>\p{Lu}[^,?]{1,40}?),? (?:também|tambem|tb|tbm)[.!]*$/u;

const WHEN = `(?:n[ao] )?(?:todo )?(?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|dia \\d{1,2}|toda (?:${WEEKDAY_NAMES})|todo dia|s[áa]bado que vem)(?: (?:bem )?(?:cedo|cedinho|de manh[ãa]|de noite|[àa] noite|de tarde|[àa]s? \\S{1,6}))?`;
const REMINDED = new RegExp(
  `^(?:e )?(?:me )?(?:lembr[ae]|avis[ae])(?: (?:disso|del[ea]|de ver|de ler|de assistir))? (?<when>${WHEN})[.!]*$`,
  'i',
);

const ORDINALS: readonly RegExp[] = [/^primeir/i, /^segund/i, /^terceir/i, /^quart/i, /^quint/i];
const NTH = '(?<nth>primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|[úu]ltim[oa])(?: (?:item|tarefa|coisa))?';
const LINE_DONE: readonly RegExp[] = [
  pattern(
    'i',
  )`^(?:(?:j[áa]|pode|agora),? )*(?:risca|fiz|tira|apaga|feit[oa]|marca|resolvi|conclu[íi]|comprei|peguei) [oa] ${NTH}(?: (?:como )?(?:feit[oa]|j[áa]))?[.!]*$`,
  pattern(
    'i',
  )`^[oa] ${NTH} (?:j[áa] )?(?:(?:t[áa]|est[áa]|foi) )?(?:foi|feit[oa]|pront[oa]|resolvid[oa]|ok|conclu[íi]d[oa]|comprad[oa])[.!]*$`,
];
const LINE_REMINDED = new RegExp(`^(?:e )?me (?:lembr[ae]|avis[ae]) d[ao] ${NTH} (?<when>${WHEN})[.!]*$`, 'i');

/** Of "já liguei", "feito", the first letters that the past and the infinitive share. */
const DEED = /^(?:(?:j[áa]|pronto|ok),? )*(?<stem>(?!pag|vi)[a-zà-ÿ]{3})[a-zà-ÿ]*(?:ei|i|iz)(?: j[áa])?[.!]*$/i;
const A_THING = '(?:[oa]s? )?(?<thing>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2})';
const NOT_NEEDED = pattern(
  'i',
)`^(?:(?:ah|e|opa),? )*(?:(?:ainda |j[áa] )?t(?:em|enho|emos)(?: (?:ainda|j[áa]))? ${A_THING}(?: em casa| aqui| ainda)*|${A_THING.replace('thing', 'had')} (?:ainda |j[áa] )t(?:em|enho)(?: em casa)?)[.!]*$`;
const GOT = pattern(
  'i',
)`^(?:e |ah,? )?(?:[oa]s? )?(?<thing>[a-zà-ÿ]{3,}(?: [a-zà-ÿ]{2,}){0,2}?),? (?:ok|feit[oa]s?|comprad[oa]s?|peg[oa]s?|resolvid[oa]s?|j[áa] (?:foi|foram|peguei|comprei|t[áa]|tenho)|t[áa] (?:comprad|peg|feit)[oa])[.!]*$`;
const TAKEN: readonly RegExp[] = [
  pattern(
    'i',
  )`^(?:(?:e|ah),? )*(?:[oa]s? )?(?<thing>[a-zà-ÿ]{3,}(?: (?:d[aeo] )?[a-zà-ÿ]{3,})?),? (?:quem (?:leva|traz|compra|faz) [ée] )?(?<by>(?:[oa] |minha |meu )[a-zà-ÿ]{2,})(?: (?:que )?(?:leva|traz|compra|faz|vai (?:levar|trazer|comprar|fazer)|fica de (?:levar|trazer)))[.!]*$`,
  pattern(
    'i',
  )`^(?:(?:e|ah),? )*(?<by>(?:[oa] |minha |meu )[a-zà-ÿ]{2,}) (?:leva|traz|compra|faz|d[áa]|vai (?:levar|trazer|comprar|fazer|dar)|fica de (?:levar|trazer)) (?:[oa]s? )?(?<thing>[a-zà-ÿ]{3,}(?: (?:d[aeo] )?[a-zà-ÿ]{3,})?)[.!]*$`,
];
const EMPTIED = /^(?:pode )?(?:limpa|esvazia|zera)(?:r)?(?: (?:a lista|ela|tudo|a[íi]))?[.!]*$/i;
const NOUN_ALONE = '(?:[oa]s? )?[a-zà-ÿ]{3,}(?: (?:de|em) [a-zà-ÿ]{3,})?';
const THINGS = new RegExp(`^(?<things>${NOUN_ALONE}(?:(?:, | e ){1,2}${NOUN_ALONE}){0,5})[.!]*$`, 'i');
const COMPANY = pattern('i')`
  ^(?:[oa] )?(?<name>[a-zà-ÿ]{2,})(?: vai trazer| traz| vem)?,? (?:e|com|mais) (?:[oa] |um |uma )?(?<whom>(?:namorad[oa]|espos[oa]|marido|mulher|noiv[oa]|filh[oa]s?|fam[íi]lia|acompanhante|crian[çc]as|irm[ãa]o?|m[ãa]e|pai)(?: del[ea])?)[.!]*$
`;

const placeOf = (nth: string): number => ORDINALS.findIndex((form) => form.test(nth));

/** Undefined when the words say none of these. */
export function itemHalfSaid(words: string): ItemHalf | undefined {
  const text = words.trim();
  const of = (form: RegExp, name: string): string | undefined => form.exec(text)?.groups?.[name];
  if (OFF.test(text)) return { kind: 'off' };
  if (SHOWN.test(text)) return { kind: 'shown' };
  if (UNSEEN.test(text)) return { kind: 'unseen' };
  const rating = of(TENTHS, 'rating');
  if (rating !== undefined) return { kind: 'seen', rating: Number(rating.replace(',', '.')) };
  if (SEEN.test(text)) return { kind: 'seen' };
  const reminded = LINE_REMINDED.exec(text)?.groups;
  if (reminded !== undefined)
    return { kind: 'line_reminded', place: placeOf(reminded['nth'] ?? ''), when: reminded['when'] ?? '' };
  const nth = LINE_DONE.map((form) => form.exec(text)?.groups?.['nth']).find((one) => one !== undefined);
  if (nth !== undefined) return { kind: 'line_done', place: placeOf(nth) };
  const when = of(REMINDED, 'when');
  if (when !== undefined) return { kind: 'reminded', when };
  const whom = of(LENT, 'whom');
  if (whom !== undefined) return { kind: 'lent', whom };
  const place = of(PLACE, 'told');
  const told =
    of(ON, 'told') ?? (place && `parei no ${place}`) ?? of(LEFT, 'told') ?? of(ABOUT, 'told') ?? of(BY_WHOM, 'told');
  if (told !== undefined) return { kind: 'of_work', told };
  const more = of(MEDICINE, 'more') ?? of(DOSED, 'more');
  if (more !== undefined) return { kind: 'adds', of: 'medicine', more };
  const step = of(RECIPE, 'more');
  if (step !== undefined) return { kind: 'adds', of: 'recipe', more: step };
  const person = of(PERSON, 'more');
  if (person !== undefined) return { kind: 'adds', of: 'person', more: person };
  const detail = of(ATTRIBUTE, 'more') ?? of(WHOSE, 'more') ?? detailTold(text);
  if (detail !== undefined) return { kind: 'adds', of: 'anything', more: detail };
  const value = of(FIGURE, 'value');
  if (value !== undefined) return { kind: 'figure', value };
  const { count, noun } = COUNTED.exec(text)?.groups ?? {};
  if (count !== undefined) return { kind: 'counted', count, noun: noun ?? '' };
  const title = of(TOO, 'title');
  if (title !== undefined) return { kind: 'too', title };
  const alike = of(PERSON_TOO, 'more');
  if (alike !== undefined) return { kind: 'adds', of: 'alike', more: alike };
  if (EMPTIED.test(text)) return { kind: 'emptied' };
  const had = of(NOT_NEEDED, 'thing') ?? of(NOT_NEEDED, 'had');
  const got = had ?? of(GOT, 'thing');
  if (got !== undefined) return { kind: 'not_needed', thing: got };
  const taken = TAKEN.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (taken !== undefined)
    return { kind: 'taken', thing: taken['thing'] ?? '', by: (taken['by'] ?? '').replace(/^[oa] /i, '') };
  const { name, whom: beside } = COMPANY.exec(text)?.groups ?? {};
  if (name !== undefined) return { kind: 'company', name, whom: beside ?? '' };
  const stem = of(DEED, 'stem');
  if (stem !== undefined) return { kind: 'deed', stem };
  const things = of(THINGS, 'things');
  return things === undefined ? undefined : { kind: 'things', things };
}
