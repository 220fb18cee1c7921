// What one number says of something sold by the piece, from the words on both sides of it. Money in centavos.

import { unaccented } from '../../domain/fold.ts';
import { pattern } from '../../domain/pattern.ts';
import { nameOf } from '../costs-told.ts';
import type { NumberBetween } from '../numbers-said.ts';
import type { NamedSum, Pace, UnitSales } from './unit-sales.ts';

export type Telling = { -readonly [Key in keyof UnitSales]: UnitSales[Key] };

export type NumberSaid = NumberBetween & {
  readonly clause: string;
  /** As typed, for what it is called. */
  readonly raw: string;
  /** The clause in front of it, where that has no number. */
  readonly before: string;
  readonly alone: boolean;
  /** Something was told before this message. */
  readonly again: boolean;
  /** It is said or known that something is sold. */
  readonly sells: boolean;
};

/** @returns whether the number has this place; what it says is put into `sales` */
type Place = (number: NumberSaid, sales: Telling) => boolean;

const PACED = '(?:por|ao|a|na|no|a cada|cada|todo|toda) (?<pace>dia|semana|mes)\\b';
const WORD = '(?!reais|mil|contos|pilas|dias|horas|meses|anos|semanas|vezes|reis)[a-z]{3,}';
const COUNT_PACED = new RegExp(`^(?: (?<unit>${WORD}s))?(?: (?:de |da |do )?${WORD}){0,2} ${PACED}`);
const COUNT_OF = new RegExp(`^ (?<unit>${WORD}s)\\b`);
const MADE = /\b(?:vend|atend|fa[cz]|fiz|entreg|produz|consig|lav|cort|costur|sa(?:em|iam))[a-z]*\b/;
/** What stands between a word and its number. */
const SO = '(?:(?:uns|umas|so|apenas|ate|mais ou menos|cerca de|pelo menos|r\\$|cada um|cada) ?)*$';
const AT_PRICE = new RegExp(`(?:\\b(?:a|por|cobr[a-z]*|preco (?:e|de|a|pra|para)|pra|para)|r\\$) ${SO}`);
const MOVED = '(?<way>sub|aument|baix|abaix|reduz)[a-z]* (?:o preco )?';
const NEW_PRICE = new RegExp(
  `\\b(?:sub|aument|baix|abaix|reduz|pass|cobr)[a-z]* (?:o preco )?(?:pra|para|a|por|de)? ?${SO}`,
);
const BY_SO_MUCH = new RegExp(`\\b${MOVED}(?:(?:em|mais) )?${SO}`);
const EACH =
  /\b(?:em )?cada\b|\bpor (?!dia|semana|mes|ano|hora|mais|menos|fora|conta|volta|cento|favor)[a-z]{4,}\b|\bpra fazer\b|\b(?:a|por) unidade\b/;
const GOES = /\b(?:descontando|tirando|gast|custo?\b|custa|custam|sai\b|saem\b|fica\b|compro|pago|leva\b|vai\b)/;
const GOODS =
  /\b(?:material|materiais|ingredientes?|insumos?|embalage(?:m|ns)|produtos?|passagem|passagens|massa|tecido|linha|pecas?|descartave(?:l|is))\b/;
const FIXED = pattern()`
  \b(?:alugue(?:l|is)|ponto|sala|cadeira|cozinha|espaco|loja|box|banca|luz|energia|gas|agua|internet|telefone|ajudante|funcionari[oa]s?|auxiliar|entregador|motoboy|
  mei|das|contador|iptu|condominio|anuncios?|gasolina|combustivel|fix[oa]s?)\b
`;
const WANTED =
  /\b(?:tirar|ganhar|fazer|faturar|lucrar|sobrar|sobre|receber|chegar (?:em|a|n?os)|viver com|ficar com|render) [^\d]*$/;
const SALARY = /\b(?:ganho|ganhamos|recebo|tiro|salario|clt|carteira|emprego|me pagam)\b[^\d]*$/;
const HERE =
  /^(?: reais)?(?: por mes)? (?:clt|de carteira|de salario|la|no (?:salao|emprego|trabalho)|na (?:empresa|loja|firma))\b/;
const PACE = /^(?: reais)?(?: (?:de|com|em) [a-z]+)? (?:por|ao|a|no|na|cada|todo|toda) (dia|semana|mes)\b/;
const KEPT_BY_OTHERS = /\b(?:taxa|maquin[a-z]+|comissao|salao|app|aplicativo|ifood|cartao|shopee|plataforma)\b/;

const goes = ({ left, clause }: NumberSaid): boolean => GOES.test(left) || GOODS.test(clause);
const paceOf = ({ right }: NumberSaid): Pace | undefined => PACE.exec(right)?.[1] as Pace | undefined;
const ofEach = (number: NumberSaid): boolean => EACH.test(number.clause) && paceOf(number) === undefined;
const namesFixed = ({ clause, before }: NumberSaid): boolean => FIXED.test(clause) || FIXED.test(unaccented(before));

const percentage: Place = ({ value, left, right, clause }, sales) => {
  if (!/^ ?(?:%|por cento)/.test(right)) return false;
  const way = BY_SO_MUCH.exec(left)?.groups?.['way'];
  if (KEPT_BY_OTHERS.test(clause)) sales.fee = value;
  else if (way !== undefined && sales.price !== undefined)
    sales.price = Math.round((sales.price * (100 + (/^(?:sub|aument)/.test(way) ? value : -value))) / 100);
  else if (/\b(?:lucr[a-z]*|margem|ganh[a-z]+|sobr[a-z]+|tirar|quero)\b/.test(clause)) {
    sales.margin = value;
    sales.onTop = /\b(?:em cima|sobre|markup)\b/.test(right);
  } else return false;
  return true;
};

const days: Place = ({ value, right }, sales) => {
  const [, ofWeek] = /^ dias?\b( (?:por|na|da) semana\b)?/.exec(right) ?? [];
  if (!/^ dias?\b/.test(right) || value > (ofWeek === undefined ? 31 : 7)) return false;
  if (ofWeek === undefined) sales.daysAMonth = value;
  else {
    sales.daysAWeek = value;
    delete sales.daysAMonth;
  }
  return true;
};

const count: Place = (number, sales) => {
  const { value, whole, left, right, clause, alone, again } = number;
  if (!whole || goes(number)) return false;
  const paced = COUNT_PACED.exec(right)?.groups;
  const of = paced?.['unit'] ?? COUNT_OF.exec(right)?.groups?.['unit'];
  const made = MADE.test(left) || /\b(?:uns|umas|mais|so|se forem|perd[a-z]+|peg[a-z]+|menos) $/.test(left);
  if (AT_PRICE.test(left) && of === undefined) return false;
  // "30 por dia", once it is known what is sold; "e se eu vender 30?".
  const bare = left.trim() === '' && sales.price !== undefined;
  const once =
    again && sales.count !== undefined && alone && MADE.test(left) && !/^ (?:reais|contos?|pila)/.test(right);
  if (!once && (paced === undefined ? !(of !== undefined && made) : !(made || bare || of !== undefined))) return false;
  const pace = paced?.['pace'] as Pace | undefined;
  const step = /\bperd|\ba menos\b|\bmenos $/.test(clause) ? -1 : again && /\bmais\b/.test(left) ? 1 : 0;
  const same = pace === undefined || pace === (sales.pace ?? 'mes');
  sales.count = step !== 0 && same && sales.count !== undefined ? Math.max(0, sales.count + step * value) : value;
  if (pace !== undefined) sales.pace = pace;
  if (of !== undefined) sales.unit = asTyped(number.raw, of);
  return true;
};

const asTyped = (raw: string, word: string): string =>
  raw.split(/[^a-zà-ÿ]+/).find((one) => unaccented(one) === word) ?? word;

const newPrice: Place = (number, sales) => {
  const { cents, left, again } = number;
  if (!again || sales.price === undefined || goes(number)) return false;
  const way = BY_SO_MUCH.exec(left)?.groups?.['way'];
  if (way === undefined && !NEW_PRICE.test(left)) return false;
  sales.price = way === undefined ? cents : sales.price + (/^(?:sub|aument)/.test(way) ? cents : -cents);
  return true;
};

const costOfEach: Place = (number, sales) => {
  const { cents, left, clause, again, alone, sells } = number;
  const plain = sells && !namesFixed(number) && paceOf(number) === undefined;
  // "Gasto 9", where it was just asked what each takes.
  const asked = again && alone && sales.costs.length === 0 && /^ ?(?:eu )?gasto [a-z ]*$/.test(left);
  if (
    !goes(number) ||
    !(ofEach(number) || GOODS.test(clause) || (plain && (asked || /\b(?:custo|custa|sai)\b/.test(left))))
  )
    return false;
  sales.costs = withSum(sales.costs, { name: nameOf(clause), cents }, again && sales.costs.length === 1);
  return true;
};

const salary: Place = (number, sales) => {
  const { cents, left, right } = number;
  const earned = SALARY.test(left) && !AT_PRICE.test(left) && !MADE.test(left);
  if (ofEach(number) || !(earned || HERE.test(right))) return false;
  sales.salary = cents;
  return true;
};

const wanted: Place = (number, sales) => {
  if (!WANTED.test(number.left) || ofEach(number)) return false;
  sales.wanted = number.cents;
  return true;
};

const fixed: Place = (number, sales) => {
  const pace = paceOf(number);
  if (!namesFixed(number) && (!goes(number) || pace === undefined)) return false;
  const sum = { name: fixedName(number), cents: number.cents, pace: pace ?? 'mes' } as const;
  sales.fixed = withSum(sales.fixed, sum, false);
  return true;
};

const price: Place = (number, sales) => {
  const { cents, left, clause, sells } = number;
  const each = ofEach(number) && (sells || MADE.test(clause));
  if (goes(number) || !(AT_PRICE.test(left) || each)) return false;
  sales.price = cents;
  return true;
};

/** In the order they are asked. */
const PLACES: readonly Place[] = [percentage, days, count, newPrice, costOfEach, salary, wanted, fixed, price];
/** Of time, and of nothing that is counted here. */
const NO_PLACE = /^ ?(?:%|por cento|dias?\b|h\b|horas?\b|anos?\b|meses\b|mes\b)/;

/** @returns whether it has a place; what it says is put into `sales` */
export const hasPlace = (number: NumberSaid, sales: Telling): boolean => {
  const at = NO_PLACE.test(number.right) ? PLACES.slice(0, 2) : PLACES;
  return at.some((place) => place(number, sales));
};

/** What has that name already is that much now. @param only whatever it is called, it is that one */
function withSum<Sum extends NamedSum>(all: readonly Sum[], sum: Sum, only: boolean): readonly Sum[] {
  const at = all.findIndex(({ name }) => name === sum.name || (only && sum.name === ''));
  const known = all[at];
  return known === undefined ? [...all, sum] : all.with(at, { ...sum, name: known.name });
}

/** 'gás e luz', 'aluguel cozinha': with the accents they were told with. */
function fixedName({ before, raw }: NumberSaid): string {
  const named = [before, raw].map((words) =>
    words
      .split(/[^a-zà-ÿ]+/)
      .filter((word) => FIXED.test(unaccented(word)))
      .join(' '),
  );
  return named.filter((one) => one !== '').join(' e ') || nameOf(raw);
}
