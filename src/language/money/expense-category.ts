// Category classifier: explicit purpose has priority over merchant, merchant over place, and "do gato" or "do carro" over all.

import type { Category } from '../categories/category.ts';
import type { Entry } from '../lexicon/entry.ts';
import type { Reading } from '../reading/reading.ts';
import { PAST } from '../verbs/tense.ts';
import { isSurname } from './counterpart.ts';

export type CategoryReading = { readonly category: Category; readonly at: number };

const PET = new Set(
  'gato gata cachorro cachorra gatinho gatinha cachorrinho cachorrinha dog pet catioro doguinho gatos cachorros bichinho passarinho calopsita hamster'.split(
    ' ',
  ),
);
const VEHICLE = new Set('carro moto carrinho motoca fusca'.split(' '));
/** Purposes that a pet or a car does not override: presents, taxes, loans. */
const UNMOVED: ReadonlySet<Category> = new Set<Category>([
  'presentes_doacoes',
  'impostos_taxas',
  'dividas',
  'transferencias',
  'investimentos',
  'pets',
  'educacao',
]);
const EDIBLE: ReadonlySet<Category> = new Set<Category>(['alimentacao', 'lazer', 'mercado', 'compras', 'outros']);
const WASH = /^(?:lav|limp|higieniz|pint|reform|instal)/;

/** Words after which the noun gives a time, not a purchase: "uber pós plantão". */
const AFTER = new Set(['pos', 'apos', 'depois', 'antes']);

/** A possessor rather than the thing paid for: "o estacionamento do hospital". */
function hangsOnNoun(r: Reading, preposition: number): boolean {
  const sense = r.units[preposition - 1]?.entry?.out;
  return sense !== undefined && sense.role !== 'name';
}

/** Container nouns, whose complement decides the category: "garrafa de azeite". */
const HOLDERS =
  /^(?:garrafas?|macos?|molhos|copos?|potes?|pacotes?|baldes?|caixas?|saco|sacos|sacolas?|latas?|kits?|jogos?|jarras?|bandejas?|cestas?|fardos?|galao|galoes|mensalidades?|matricula|aluguel|consertos?|parcela|carrinho|frete|taxa|embalagens?|adubo|terra|conta|cirurgia|metros?|trem|trens|negocio)$/;
const PREMISES =
  /^(?:salao|barbearia|loja|lojinha|consultorio|bar|lanchonete|restaurante|padaria|barraca|banca|ponto|oficina|estudio|escritorio|box|clinica|mercadinho|quitanda)$/;
const holds = (r: Reading, i: number): boolean => {
  if (!HOLDERS.test(r.norm(i)) || !r.is(i + 1, 'prep_of')) return false;
  const sense = r.units[r.is(i + 2, 'det') ? i + 3 : i + 2]?.entry?.out;
  // "aluguel do salão": a rented workplace, not what is sold there.
  if (r.norm(i) === 'aluguel' && PREMISES.test(r.norm(r.is(i + 2, 'det') ? i + 3 : i + 2))) return false;
  return sense !== undefined && sense.role !== 'name';
};

/** "meia" as half, not as sock: "meia conta do bar", "meia pizza". */
const isHalf = (r: Reading, i: number): boolean =>
  (r.norm(i) === 'meia' &&
    (r.units[i + 1]?.entry?.out !== undefined || /^(?:noite|hora|duzia)$/.test(r.norm(i + 1)))) ||
  // "bota 30 de gasolina": a verb.
  (r.norm(i) === 'bota' &&
    i === r.head &&
    (r.units[i + 1]?.kind === 'number' || r.is(i + 1, 'here') || r.norm(i + 1) === 'que')) ||
  // "perdi a cabeça", "perdi a carona": idioms, no money lost.
  (r.norm(i) === 'perdi' && r.units[i + 1]?.kind !== 'number' && !r.is(i + 1, 'money_noun'));

/** "saiu 340 da conta pro condomínio": a bank account, not a bill. */
const isBankAccount = (r: Reading, i: number): boolean =>
  r.norm(i) === 'conta' &&
  (r.is(i - 1, 'prep') || r.is(i - 1, 'poss')) &&
  (!r.is(i + 1, 'prep_of') || r.units[i + 2]?.entry?.account !== undefined);

/** Something included in the price, after it: "75 com café". */
const isPriced = (r: Reading, i: number): boolean =>
  r.money !== undefined && r.unitOf(r.money.to - 1) === i && r.unitOf(r.money.from) > r.head;

function scoreOf(r: Reading, i: number, entry: Entry): number {
  const role = entry.out?.role;
  let score = role === 'thing' ? 20 : role === 'merchant' ? 15 : 10;
  if (isSurname(r, i) || isHalf(r, i) || (r.norm(i) === 'outros' && r.is(i - 1, 'det') && !r.is(i - 1, 'prep_in')))
    return 0;
  if (holds(r, i) || isBankAccount(r, i) || /^(?:perdi|conserto)$/.test(r.norm(i))) return 1;
  let before = i - 1;
  while (r.is(before, 'det') && !r.is(before, 'prep')) before--;
  // "a luz com multa", "multa inclusa": an additional charge.
  const along = r.is(before, 'prep_with') || /^(?:inclus[oa]|junto)$/.test(r.norm(i + 1));
  if (along && (/^(?:multa|juros|taxa|gorjeta|frete|entrega)/.test(r.norm(i)) || isPriced(r, before - 1))) score -= 12;
  if (r.is(before, 'prep_in')) score -= 6;
  else if (
    (r.is(before, 'prep_to') &&
      !(r.norm(before) === 'a' && (before === r.head || r.isVerb(before - 1, 'v_pay', PAST)))) ||
    AFTER.has(r.norm(before)) ||
    (r.is(before, 'prep_of') && AFTER.has(r.norm(before - 1)))
  )
    score -= 12;
  // "a internet do salão": at the beginning of the sentence it is an article.
  else if (r.is(before, 'prep_to')) score -= 5;
  else if (r.is(before, 'prep_of') && before > r.head && r.norm(before) !== 'de')
    score -= hangsOnNoun(r, before) && !holds(r, before - 1) ? 8 : 1;
  return score;
}

/** "água" as a drink rather than a bill, which would cost more: "água e café, 6 reais". */
const isDrunk = (r: Reading, i: number): boolean =>
  /^aguas?$/.test(r.norm(i)) &&
  r.norm(i - 2) !== 'conta' &&
  ((r.money?.cents ?? Number.POSITIVE_INFINITY) <= DEAREST_BOTTLE ||
    r.findVerb('v_buy', PAST) >= 0 ||
    /^(?:tomei|bebi)$/.test(r.norm(i - 1)));
const DEAREST_BOTTLE = 1500;
// Prepositions are ignored: "Mercado do Zé" equals "mercado Zé".
const bare = (words: string): string => words.replace(/ (?:d[aeo]s?|n[ao]s?|em|a|o) (?=\S)/g, ' ');

function personal(r: Reading, from: number, to: number): CategoryReading | undefined {
  const taught = r.context.personalWords;
  if (taught === undefined) return undefined;
  for (const { words, category } of taught) {
    const first = words.split(' ', 1)[0] ?? '';
    for (let i = from; i < to; i++)
      if (r.norm(i).startsWith(first) && ` ${bare(r.line)} `.includes(` ${bare(words)} `)) return { category, at: i };
  }
  return undefined;
}

/** Category of an expense in units [from, to); undefined when nothing indicates one. */
export function expenseCategoryIn(r: Reading, from: number, to: number): CategoryReading | undefined {
  const taught = personal(r, from, to);
  if (taught !== undefined) return taught;
  let best: CategoryReading | undefined;
  let bestScore = 0;
  let owner: Category | undefined;
  let market = -1;
  for (let i = from; i < to; i++) {
    const entry = r.units[i]?.entry;
    if (entry === undefined) continue;
    if (i > from && r.is(i - 1, 'prep')) {
      if (PET.has(r.norm(i))) owner = 'pets';
      else if (VEHICLE.has(r.norm(i)) && !r.is(i - 1, 'prep_in')) owner ??= 'transporte';
    }
    if (entry.out === undefined) continue;
    if (entry.out.category === 'mercado' && (r.is(i - 1, 'prep_in') || entry.out.role !== 'thing')) market = i;
    if (entry.out.category === 'presentes_doacoes' && entry.out.role === 'thing' && !r.is(i - 1, 'prep_to'))
      return { category: 'presentes_doacoes', at: i };
    const score = scoreOf(r, i, entry);
    if (score > bestScore) {
      bestScore = score;
      best = { category: isDrunk(r, i) ? 'alimentacao' : entry.out.category, at: i };
    }
  }
  if (best === undefined) return verbCategory(r, from, to) ?? boughtThing(r, from, to);
  if (owner !== undefined && !UNMOVED.has(best.category)) return { category: owner, at: best.at };
  if (best.category !== 'presentes_doacoes' && GIVABLE.has(best.category) && givenIn(r))
    return { category: 'presentes_doacoes', at: best.at };
  if (EDIBLE.has(best.category) && servedIn(r, from, to)) return { category: 'alimentacao', at: best.at };
  if (market >= 0 && EDIBLE.has(best.category) && !eatenAtFair(r, market, best))
    return { category: 'mercado', at: best.at };
  if (best.category === 'compras' && best.at > from) {
    for (let i = from; i < best.at; i++)
      if (WASH.test(r.norm(i)) && r.units[i]?.kind === 'word') return { category: 'moradia', at: best.at };
  }
  return best;
}

const GIVABLE: ReadonlySet<Category> = new Set<Category>([
  'vestuario',
  'compras',
  'beleza',
  'alimentacao',
  'familia',
  'lazer',
  'educacao',
]);
/** A gift: occasion and recipient, as in "camisa pro neto de natal", "perfume pra mãe, aniversário dela". */
const GIVEN =
  /\b(?:pr[oa]s?|para (?:[oa]s? )?|pra minha|pro meu) ?[a-z ]{2,24}\b(?:de |n[oa] |pel[oa] |, )?(?:natal|aniversario|niver|dia d[oa]s (?:maes|pais|namorados|avos|professores|criancas)|bodas|formatura|casamento|pascoa)\b|\b(?:natal|aniversario|niver|dia d[oa]s (?:maes|pais|namorados|avos|professores)|pascoa) (?:d[eoa]|d[oa]s) [a-z]+/;
const givenIn = (r: Reading): boolean =>
  r.fits(GIVEN) && !r.fits(/\b(?:festa|bolo|decoracao|buffet|salao|roupa pr|vestido pr|terno)\b/);

/** Prepared food, as opposed to groceries. */
const SERVED =
  /\b(?:frit[oa]s?|assad[oa]s?|grelhad[oa]s?|rechead[oa]s?|acebolad[oa]s?|na brasa|na chapa|no espeto|no prato|a milanesa|empanad[oa]s?|no almoco|na janta|no jantar|no lanche|no cafe da manha|de almoco|de lanche|(?:tapioca|cuscuz|beiju|pao|bolo|milho|sopa|caldo|peixe|frango|carne|arroz|camarao|macaxeira|mandioca|ginga|cafe) com [a-z]+|n[oa] (?:banca|barraca|barraquinha|quiosque|trailer|carrinho|tapioca|tapiocaria|lanchonete|restaurante|self service))\b/;

function servedIn(r: Reading, from: number, to: number): boolean {
  const found = r.match(SERVED);
  if (found === null) return false;
  if (r.fits(/\b(?:kg|quilos?|k|litros?|gramas?|pacotes?|duzias?|bandejas?|cartelas?|unid|fardos?|caixas?)\b/))
    return false;
  const start = r.startOf(from);
  return from === r.head || r.text.slice(start, r.endOf(to - 1)).length > 0;
}

/** Food eaten at a street market: "pastel na feira". */
function eatenAtFair(r: Reading, market: number, best: CategoryReading): boolean {
  return (
    best.category !== 'mercado' &&
    best.category !== 'outros' &&
    /^(?:feir|mercado (?:publico|municipal|central)|mercadao)/.test(r.norm(market)) &&
    market !== best.at &&
    r.is(market - 1, 'prep_in')
  );
}

/** An unknown object of a buying verb is still a purchase: "comprei um treco". */
function boughtThing(r: Reading, from: number, to: number): CategoryReading | undefined {
  const verb = r.findVerb('v_buy', PAST, from, to);
  if (verb < 0 || !r.norm(verb).startsWith('compr')) return undefined;
  for (let i = verb + 1; i < to; i++)
    if (r.units[i]?.kind === 'word' && r.units[i]?.entry === undefined) return { category: 'compras', at: i };
  return undefined;
}

const VERB_CATEGORIES: readonly [RegExp, Category][] = [
  [/^(?:almoc|jant|lanch|com[ie]|beb|tom[eo])/, 'alimentacao'],
  [/^abastec/, 'transporte'],
  [/^estacion/, 'transporte'],
  [/^viaj/, 'lazer'],
  [/^apost/, 'lazer'],
];

function verbCategory(r: Reading, from: number, to: number): CategoryReading | undefined {
  for (let i = from; i < to; i++) {
    // "tomei um calote de 300": not a drink.
    if (
      !r.is(i, 'v_consume') ||
      /^(?:calote|golpe|prejuizo|multa|emprestimo|susto|tombo)$/.test(r.norm(r.is(i + 1, 'det') ? i + 2 : i + 1))
    )
      continue;
    for (const [stem, category] of VERB_CATEGORIES) if (stem.test(r.norm(i))) return { category, at: i };
  }
  return undefined;
}
