// "Na verdade 6000", "cancela", "me lembra dia 10": forms of half a sentence that are said behind several kinds of things told.

import { pattern } from '../../domain/pattern.ts';
import { WEEKDAY_NAMES } from './calendar-words.ts';
import { TAKES_BACK } from './takes-back.ts';
import { TYPED_AMOUNT } from './typed-amount.ts';

export type Groups = Readonly<Record<string, string | undefined>>;
/** What half a sentence says of one kind of thing told, and the whole of it; undefined where the thing lacks what it takes. */
export type Half<Told> = readonly [RegExp, (told: Told, said: Groups) => string | undefined];

export const OPENS = `(?:(?:${TAKES_BACK}|ah|e|mas|agora|pronto|hoje|putz),? )*`;
export const VALUE = `(?<value>${TYPED_AMOUNT})`;
export const IS_NOW = pattern('i')`
  ^${OPENS}(?:(?:(?:aumenta|diminui|sobe|baixa|muda|passa|corrige|coloca|bota|p[õo]e)(?: (?:isso|el[ea]))? )?(?:pr[ao]|para)|é|eh|s[ãa]o|foram|foi|era|eram|fica|ficou|deu|veio|custa)(?: (?:em|de|uns))? ${VALUE}(?: (?:na verdade|agora))?[.!]*$
`;
export const IN_FACT = pattern('i')`^(?:(?:${TAKES_BACK}),? )+(?:[ée] |s[ãa]o )?${VALUE}[.!]*$`;
export const OFF = pattern('i')`
  ^${OPENS}(?:(?:pode )?(?:cancela|tira|apaga|remove|exclui)(?:r)?(?: (?:isso|ess[ea]|el[ea]))?|cancelei|desisti(?: (?:disso|dela|da meta|da viagem))?|n[ãa]o (?:tenho|quero|vou|precisa)(?: mais)?(?: n[ãa]o)?)[.!]*$
`;
export const PAID =
  /^(?:(?:e|hoje|pronto|já|ja|agora),? )*(?:paguei|quitei|acertei|dei(?= esse| o desse))(?: (?:tudo|já|ja|hoje|ela|ele|isso|agora|adiantad[oa]|esse mês|o desse mês))*[.!]*$/i;
export const DAYS_AHEAD =
  /^(?:e )?(?:me )?(?:avis[ae]|lembr[ae])(?: (?:disso|também|tb))? (?<ahead>(?:um|dois|tr[êe]s|\d{1,2}) dias?|uma semana|(?:na )?v[ée]spera)(?: antes)?[.!]*$/i;
export const REMIND = pattern('i')`
  ^(?:e )?me (?:lembr[ae]|avis[ae])(?: (?:disso|de pagar|de guardar|de juntar|del[ea]|nesse dia|no dia))?(?: (?<when>(?:no |n[ao] )?(?:todo )?(?:dia \d{1,2}|(?:${WEEKDAY_NAMES})(?:[- ]feira)?|amanh[ãa]|hoje)(?: [àa]s? \S{1,6})?|toda (?:semana|${WEEKDAY_NAMES})))?[.!]*$
`;

/** "Vai aumentar pra 450 em janeiro", "ele quer passar pra 70": a price to come. */
export const RISES = pattern('i')`
  ^${OPENS}(?:(?:el[ea]|isso|l[áa]),? )?(?:(?:vai|v[ãa]o|quer|querem) )?(?:s[uo]b|aument|pass|baix|reajust)[a-zà-ÿ]+(?: (?:de )?${TYPED_AMOUNT})? (?:pr[ao]|para) ${VALUE}(?<from>,? (?:a partir d|em |n?o |m[êe]s|semana|ano|agora).{0,25}?)?[.!]*$
`;
export const rises = (description: string, { value, from = '' }: Groups): string =>
  `${description} subiu pra ${value}${from}`;
