// What half a sentence right behind a reminder says of it: "uma hora antes", "e dia 9 da água", "era a água", "cancelaram".
// Read from the words alone; decide-half-said.ts carries it out.

import { pattern, piece } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from '../wording/calendar-words.ts';
import { countSaid, spelledCounts } from '../wording/counts.ts';
import { TAKES_BACK } from '../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../wording/typed-amount.ts';

export type HalfSaid =
  /** It does not happen. */
  | { readonly kind: 'off' }
  /** It moves, and to when is not told. */
  | { readonly kind: 'moves' }
  /** By so many minutes, or whole days; ahead is negative. */
  | { readonly kind: 'shifts'; readonly minutes: number; readonly days: number }
  /** The same of another thing; `art`: 'o' or 'a'; `whose`: it is said as of somebody's, 'a do Pedro'. */
  | {
      readonly kind: 'another';
      readonly art: string;
      readonly thing: string;
      readonly whose: boolean;
      /** Of a person who is only named, 'a Bruna'. */
      readonly bare: boolean;
      readonly moment?: string;
    }
  /** Of that thing, and not of the one told. */
  | { readonly kind: 'instead'; readonly art: string; readonly thing: string }
  /** 'do Pedro'. */
  | { readonly kind: 'whose'; readonly of: string }
  /** As typed; `of`: what it is said of, `bare`: it is all that is said. */
  | {
      readonly kind: 'costs';
      readonly value: string;
      readonly of?: string | undefined;
      readonly bare?: true | 'amends';
    }
  | { readonly kind: 'paid'; readonly value: string };

const OPENS = `(?:(?:${TAKES_BACK}|ah|aff|putz|poxa|olha|e|oi|ent[ãa]o|mas),? )*`;
/** "A secretária ligou e", "ela": who tells it, and not what it is of. */
export const BY_WHOM = piece`
  (?:(?:[oa] )?(?:secret[áa]ria|coordena[a-zà-ÿ]+|diretora?|professora?|chefe|gerente|m[ée]dic[oa]|doutora?|dra?\.?|escola|cl[íi]nica|mo[çc]a|mulher|recepcionista|atendente|recep[çc][ãa]o|pessoal|rapaz|cara)(?: d[aeo]s? [a-zà-ÿ]+)? )?
  (?:(?:me )?(?:ligou|ligaram|avisou|avisaram|disse|falou|mandou mensagem),? (?:e |que |a[íi] |dizendo que )?)?(?:el[ea]s? )?
`;

const OFF = pattern('i')`
  ^${OPENS}(?:
    ${BY_WHOM}(?:cancelaram|desmarcaram|cancelou|desmarcou|desmarquei|cancelei|suspenderam|suspendeu)|
    (?:isso |el[ea] )?foi (?:cancelad|desmarcad|suspens)[oa]|(?:isso |el[ea] )?n[ãa]o vai (?:mais )?(?:ter|rolar|acontecer)(?: mais)?|
    cancelad[oa]|desmarcad[oa]|suspens[oa]|(?:esquece|deixa) ess[ea]|n[ãa]o vou mais|(?:(?:deixa(?: pra l[áa])?|esquece),? )?n[ãa]o (?:precisa|quero)(?: mais)?(?: (?:avisar|lembrar|disso))?|(?:pode )?cancela(?:r)?(?: (?:isso|ess[ea]|el[ea]))?|furou|miou
  )(?: (?:agora|hoje|comigo|em cima da hora))?[.!]*$
`;

const MOVES = pattern('i')`
  ^${OPENS}(?:
    (?:um pouco )?(?:bem |mais )(?:cedo|cedinho|tarde|tardinho)(?:,? [^\d?]{3,25})?|cedo(?:,? [^\d?]{3,25})?|
    (?:isso |el[ea] )?foi (?:adiad|remarcad|transferid)[oa]|${BY_WHOM}(?:adiaram|adiou|remarcaram|remarcou|mudaram|mudou)(?: (?:de dia|o dia|de hora|a hora|o hor[áa]rio|de novo))?|
    (?:vou|vai|preciso|tenho que) (?:remarcar|adiar)(?: (?:isso|el[ea]))?
  )[.!]*$
`;

const UNITS = 'horas?|h|min|minutos?|minutinhos?|dias?|semanas?';
const LATER = '(?:adi(?:a|e|ou|aram)|atras(?:a|e|ou|aram)|empurr(?:a|e|ou|aram))';
const SOONER = '(?:antecip(?:a|e|ou|aram)|adiant(?:a|e|ou|aram))';
const SHIFTS = pattern('i')`
  ^${OPENS}(?:${BY_WHOM}(?:(?<later>${LATER})|(?<sooner>${SOONER}))(?: (?:isso|ess[ea]))?(?: (?:em|por|pra daqui a?))? )?
  (?:(?<half>meia)|(?<count>\d{1,2}|${spelledCounts(1, 12)}|quinze|trinta)) ?(?<unit>${UNITS})(?<more> e meia)?
  (?: (?:(?<ahead>antes|mais cedo)|(?<behind>depois|mais tarde|(?:mais )?pra frente)))?[.!]*$
`;
/** By the first letter of the unit. */
const MINUTES: Readonly<Record<string, number>> = { h: 60, m: 1 };
const DAYS: Readonly<Record<string, number>> = { d: 1, s: 7 };

const NO_NOUN = piece`
  (?!(?:d[aeo]s?|pr[ao]s?|com|hora|dia|mesm[oa]|manh[ãa]|tarde|noite|semana|m[êe]s|ano|gente|que|qual|outr[oa]|mais|[uú]ltim[oa]|primeir[oa])(?![a-zà-ÿ]))
`;
const THING = piece`${NO_NOUN}[a-zà-ÿ]{2,}(?: (?:d[aeo]s? )?(?!(?:dia|n[ao]|[àa]s?|tamb[ée]m|tb|é|eh|vai|fica|amanh[ãa]|hoje)(?![a-zà-ÿ]))(?:[a-zà-ÿ]{2,}|[A-Z](?![a-zà-ÿ]))){0,2}?`;
const DAY = piece`
  (?:n[ao] )?(?:hoje|(?:depois de )?amanh[ãa]|(?:${WEEKDAY_NAMES})(?:[- ]feira)?(?: que vem)?|(?:todo )?dia \d{1,2}(?:\/\d{1,2})?|\d{1,2}\/\d{1,2})
`;
const MOMENT = piece`(?:${DAY}(?:,? (?:(?:[àa]s? )?\d{1,2}(?:h\d{0,2}|:\d{2})|(?:n[ao] |[àa] )?(?:mesm[oa]|msm) (?:hor[áa]rio|hora|hr?)(?![a-zà-ÿ])))?|[àa]s? \d{1,2}(?:h\d{0,2}|:\d{2}| horas?)?(?: da (?:manh[ãa]|tarde|noite))?)`;
const IS = '(?:,? (?:[ée]|eh|vai ser|fica|vence|cai|tem))?';
const AND = '(?:e|mais) (?:tamb[ée]m )?(?:me (?:lembra|avisa) )?';
const TOO = '(?: (?:tamb[ée]m|tb|tbm))?';

const ANOTHER: readonly RegExp[] = [
  pattern(
    'i',
  )`^${AND}(?<no>[oa] )?(?<of>d?)(?<art>[oa])s? (?<thing>${THING})(?:${IS},? (?<moment>${MOMENT}))?${TOO}[.!]*$`,
  pattern('i')`^${AND}(?<moment>${MOMENT})${IS} (?<no>[oa] )?(?<of>d?)(?<art>[oa])s? (?<thing>${THING})${TOO}[.!]*$`,
  pattern('i')`^(?<no>[oa] )(?<of>d)(?<art>[oa])s? (?<thing>${THING})${IS} (?<moment>${MOMENT})[.!]*$`,
  pattern('i')`^(?:(?<of>d?)(?<art>[oa])s? )?(?<thing>${THING}),? (?:tamb[ée]m|tb|tbm),? (?<moment>${MOMENT})[.!]*$`,
  pattern('i')`^(?<thing>${NO_NOUN}[a-zà-ÿ]{3,}),? (?<moment>dia \d{1,2})[.!]*$`,
  pattern('i')`^(?<bare>)(?<art>[oa]) (?<thing>${NO_NOUN}[a-zà-ÿ]{2,}),? (?<moment>${MOMENT})[.!]*$`,
];

const INSTEAD = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah),? )*(?:era|é|eh|(?:(?:${TAKES_BACK}),? )+[ée]) (?:pr[ao] )?(?:(?<art>[oa])s? )?(?<thing>${THING})[.!]*$
`;
const WHOSE = pattern('i')`
  ^(?:(?:ah|isso|ess[ea]),? )*(?:é|eh|era|vai ser) (?<of>(?:d[ao]|pr[ao]|para [oa]) (?:minha |meu )?${NO_NOUN}[a-zà-ÿ]{2,}(?: [a-zà-ÿ]{2,})?)[.!]*$
`;
const COSTS = pattern('i')`
  ^(?:(?:e|ah|isso|el[ea]|[oa] valor|a consulta|a conta),? )*(?:[oa] (?<of>${THING}) )?
  (?:(?:vai )?(?:custar?|cobrar?|dar)|cobrou|sai(?: por)?|(?:vai )?ficar?(?: em)?|s[ãa]o|[ée]|eh|deu|veio|valor:?)
  (?: (?:uns|umas|de))? (?<value>${TYPED_AMOUNT})(?: (?:[oa]|d[ao]) (?<behind>${THING}))?[.!]*$
`;
/** "132 reais", behind what is to be paid. */
const PRICE = new RegExp(
  `^(?:uns )?(?<value>r\\$ ?${TYPED_AMOUNT}|${TYPED_AMOUNT} ?(?:reais|conto|pila)s?)[.!]*$`,
  'i',
);
/** "Na verdade 60", behind "pagar a luz de 50". */
const PRICE_RIGHT = new RegExp(
  `^(?:(?:${TAKES_BACK}|ah),? )+(?:(?:é|eh|são|era|eram|foi|deu|fica|vai dar) )?(?<value>${TYPED_AMOUNT})[.!]*$`,
  'i',
);
const PAID = pattern('i')`
  ^(?:(?:ah|ok|pronto|e|oi),? )*(?:j[áa] )?(?:paguei|quitei|fiz|fui)(?: (?:agora|hoje|j[áa]|l[áa]|el[ea]|isso))*,? (?:(?:deu|foi|foram|saiu|ficou|custou|paguei|por|em) )*(?<value>${TYPED_AMOUNT})[.!]*$
`;
/** Less is an hour or a day. */
const LEAST_PRICE = 32;

function shiftIn(text: string): HalfSaid | undefined {
  const said = SHIFTS.exec(text)?.groups;
  if (said === undefined) return undefined;
  const { later, sooner, half, count = '', unit = '', more, ahead, behind } = said;
  if ((later ?? sooner ?? ahead ?? behind) === undefined) return undefined;
  const many = (half === undefined ? (countSaid(count.toLowerCase()) ?? 0) : 0.5) + (more === undefined ? 0 : 0.5);
  const sign = sooner === undefined && ahead === undefined ? 1 : -1;
  const [letter = ''] = unit.toLowerCase();
  const of = (units: Readonly<Record<string, number>>): number => (units[letter] ?? 0) * many * sign;
  return many === 0 ? undefined : { kind: 'shifts', minutes: of(MINUTES), days: of(DAYS) };
}

function anotherIn(text: string): HalfSaid | undefined {
  const said = ANOTHER.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  const { thing, art = '', no, of, moment, bare } = said ?? {};
  const named = /^\p{Lu}/u.test(thing ?? '');
  if (thing === undefined || (bare !== undefined && !named)) return undefined;
  const whose = of === 'd' && (no !== undefined || named);
  return {
    kind: 'another',
    art: art.toLowerCase(),
    thing,
    whose,
    bare: bare !== undefined,
    ...(moment === undefined ? {} : { moment }),
  };
}

/** "E da sinvastatina também, só que às 21h". */
export const TOO_BUT =
  /(?<=^e .*),? (?:tamb[ée]m|tb|tbm)(?:,? (?:s[óo] que|mas|por[ée]m))?,? (?=(?:[àa]s? |de |n[ao] |ao |todo |dia |amanh|\d))/i;

/** Undefined when the words say none of these. */
export function halfSaid(words: string): HalfSaid | undefined {
  const text = words.trim().replace(TOO_BUT, ' ');
  if (OFF.test(text)) return { kind: 'off' };
  if (MOVES.test(text)) return { kind: 'moves' };
  const of = WHOSE.exec(text)?.groups?.['of'];
  if (of !== undefined) return { kind: 'whose', of: of.replace(/^(?:pr|para )(?=[ao])/i, 'd') };
  const { art, thing } = INSTEAD.exec(text)?.groups ?? {};
  if (thing !== undefined) return { kind: 'instead', art: (art ?? '').toLowerCase(), thing };
  const paid = PAID.exec(text)?.groups?.['value'];
  if (paid !== undefined) return { kind: 'paid', value: paid };
  const { value, of: before, behind } = COSTS.exec(text)?.groups ?? {};
  if (value !== undefined && (/[,a-zà-ÿ]/i.test(value) || Number(value.replace('.', '')) >= LEAST_PRICE))
    return { kind: 'costs', value, of: before ?? behind };
  const price = PRICE.exec(text)?.groups?.['value'];
  if (price !== undefined) return { kind: 'costs', value: price, bare: true };
  const right = PRICE_RIGHT.exec(text)?.groups?.['value'];
  if (right !== undefined) return { kind: 'costs', value: right, bare: 'amends' };
  return shiftIn(text) ?? anotherIn(text);
}
