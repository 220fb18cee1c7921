// Scores the words of an entry as evidence of its category, by kind of word and by how it is mentioned.

import type { Category } from '../categories/category.ts';
import type { CategorySense, Entry } from '../lexicon/entry.ts';
import type { Reading } from '../reading/reading.ts';
import { startsUpper } from '../tokens/token-shapes.ts';
import { PAST } from '../verbs/tense.ts';
import { isSpot, MENTIONS, mentionOf } from './category-mention.ts';
import { isSurname, skipDeterminers } from './counterpart.ts';
import { isToldAside } from './told-aside.ts';
import { verbCategoryAt } from './verb-category.ts';

export type CategoryReading = { readonly category: Category; readonly at: number };

/** Container nouns, whose complement decides the category: "garrafa de azeite". */
const HOLDERS =
  /^(?:fatura|garrafas?|macos?|molhos|copos?|potes?|pacotes?|baldes?|caixas?|sacos?|sacolas?|latas?|kits?|jogos?|jarras?|bandejas?|cestas?|fardos?|galao|galoes|mensalidades?|matricula|aluguel|consertos?|parcela|carrinho|frete|taxa|embalagens?|adubo|terra|conta|cirurgia|metros?|trem|trens|negocio|honorarios?|lavagem|limpeza|tecnic[oa]|montagem|manutencao)$/;
const PREMISES =
  /^(?:salao|barbearia|loja|lojinha|consultorio|bar|lanchonete|restaurante|padaria|barraca|banca|ponto|oficina|estudio|escritorio|box|clinica|mercadinho|quitanda)$/;
const holds = (r: Reading, i: number): boolean => {
  if (!r.is(i + 1, 'prep_of') || !HOLDERS.test(r.norm(i))) return false;
  const sense = r.units[skipDeterminers(r, i + 2)]?.entry?.out;
  // "aluguel do salão": a rented workplace, not what is sold there.
  if (r.norm(i) === 'aluguel' && PREMISES.test(r.norm(r.is(i + 2, 'det') ? i + 3 : i + 2))) return false;
  return sense !== undefined && (sense.role !== 'name' || r.norm(i) === 'conta');
};

/** "meia" as half, not as sock: "meia conta do bar", "meia pizza". */
export const isHalf = (r: Reading, i: number): boolean =>
  (r.norm(i) === 'meia' &&
    (r.units[i + 1]?.entry?.out !== undefined ||
      r.is(i - 1, 'v_pay') ||
      /^(?:noite|hora|duzia)$/.test(r.norm(i + 1)))) ||
  // "bota 30 de gasolina": a verb.
  (r.norm(i) === 'bota' &&
    i === r.head &&
    (r.unitOf(r.money?.from ?? 0) === i + 1 ||
      r.is(i + 1, 'here') ||
      /^(?:que|uma?|mais|n[oa]|tambem|iss[oe]|ess[ea])$/.test(r.norm(i + 1)))) ||
  // "perdi a cabeça", "perdi a carona": idioms, no money lost.
  (r.norm(i) === 'perdi' && r.units[i + 1]?.kind !== 'number' && !r.is(i + 1, 'money_noun'));

/** "saiu 340 da conta pro condomínio": a bank account, not a bill. */
const isBankAccount = (r: Reading, i: number): boolean =>
  r.norm(i) === 'conta' &&
  r.isAny(i - 1, 'prep', 'poss') &&
  (!r.is(i + 1, 'prep_of') || r.units[i + 2]?.entry?.account !== undefined);

/** "tirei 50 da carteira", "paguei com a carteira": where the money came from, unlike "uma carteira 50". */
const isWallet = (r: Reading, i: number): boolean =>
  r.norm(i) === 'carteira' && (/^[dn]a$/.test(r.norm(i - 1)) || (r.norm(i - 1) === 'a' && r.is(i - 2, 'prep')));

/** "no mercado pra casa": a beneficiary, not a household item. */
const isHome = (r: Reading, i: number): boolean => r.norm(i) === 'casa' && r.is(i - 1, 'prep_to');

/** "Almocei com a sogra": who came along, and not for whom it was. */
const isCompany = (r: Reading, i: number): boolean =>
  r.is(i, 'kin') && (r.is(i - 1, 'prep_with') || (r.isAny(i - 1, 'det', 'poss') && r.is(i - 2, 'prep_with')));

/** "No domingo de Páscoa, 200 de almoço": when it was. */
const isDay = (r: Reading, i: number): boolean =>
  r.past.some(({ from, to }) => r.unitOf(from) <= i && i < r.unitOf(to));

const STRENGTH = { thing: 20, merchant: 15, name: 10 } as const;

function scoreOf(r: Reading, i: number, entry: Entry): number {
  if (isSurname(r, i) || isHalf(r, i) || isCalled(r, i) || isSpot(r, i) || isWallet(r, i)) return 0;
  // "Gastei minha mesada em maquiagem": where the money came from.
  if (r.norm(i) === 'mesada' && r.is(i - 1, 'poss') && r.is(i - 2, 'v_spend')) return 0;
  if (/^(?:juros|multa)$/.test(r.norm(i)) && /^(?:sem|com)$/.test(r.norm(i - 1)))
    return r.norm(i - 1) === 'sem' ? 0 : 1;
  if (r.norm(i) === 'outros' && r.is(i - 1, 'det') && !r.is(i - 1, 'prep_in')) return 0;
  if (
    holds(r, i) ||
    isBankAccount(r, i) ||
    isHome(r, i) ||
    isDay(r, i) ||
    isCompany(r, i) ||
    EMPTY.test(r.norm(i)) ||
    isToldAside(r, i)
  )
    return 1;
  // A name that is all there is still counts: "gastei 300 com mercado".
  return Math.max(1, STRENGTH[entry.out?.role ?? 'name'] - MENTIONS[mentionOf(r, i, (at) => holds(r, at))]);
}

/** Nouns that leave the choice to any other word. */
const EMPTY = /^(?:fatura|perdi|conserto|racha|brecho|bazar|passeador)$/;

/** A pet or person named after a food: "banho da Mel". */
export const isCalled = (r: Reading, i: number): boolean =>
  i > r.head &&
  r.norm(i - 1) !== 'de' &&
  r.isAny(i - 1, 'det', 'prep_of', 'prep_to', 'prep_with') &&
  /^(?:mel|mingau|pipoca|amora|pacoca|farofa|bolota|cacau|canela|jujuba)$/.test(r.norm(i)) &&
  startsUpper(r.tokens[r.units[i]?.from ?? 0]?.raw ?? '') &&
  !r.shouted;

/** Nouns whose category depends on the price, in cents. */
const BY_PRICE: readonly {
  readonly noun: RegExp;
  readonly fits: (cents: number) => boolean;
  readonly category: Category;
}[] = [
  // A ferry costs less than a boat of sushi.
  { noun: /^barca$/, fits: (cents) => cents < 3000, category: 'transporte' },
  // A journey rather than the way to work.
  { noun: /^passagens$/, fits: (cents) => cents < 4000, category: 'transporte' },
  { noun: /^passage(?:m|ns)$/, fits: (cents) => cents >= 15_000, category: 'lazer' },
];
const TO_WORK = /\b(?:mes|semana|trabalho|servico|escola|faculdade|facul|curso|mensal)\b/;

function categoryAt(r: Reading, i: number, { category }: CategorySense): Category {
  if (isDrunk(r, i)) return 'alimentacao';
  // "Crédito 15 no celular": what is spoken with it.
  if (
    /^(?:celular|chip|telefone)$/.test(r.norm(i)) &&
    r.fits(/\bcreditos? (?:de )?(?:r\$ ?)?\d\S* (?:reais )?(?:n[oa]|pr[oa]) /)
  )
    return 'contas';
  const cents = r.money?.cents;
  if (cents === undefined) return category;
  const priced = BY_PRICE.find(({ noun, fits }) => fits(cents) && noun.test(r.norm(i)));
  return priced === undefined || r.fits(TO_WORK) ? category : priced.category;
}

/** "água" as a drink rather than a bill, which would cost more: "água e café, 6 reais". */
const isDrunk = (r: Reading, i: number): boolean =>
  /^aguas?$/.test(r.norm(i)) &&
  r.norm(i - 2) !== 'conta' &&
  ((r.money?.cents ?? Number.POSITIVE_INFINITY) <= DEAREST_BOTTLE ||
    r.findVerb('v_buy', PAST) >= 0 ||
    /^(?:tomei|bebi)$/.test(r.norm(i - 1)));
const DEAREST_BOTTLE = 1500;

/** The category with the strongest evidence, and the units of a market and of a gift word, -1 without one. */
type Evidence = { readonly best: CategoryReading | undefined; readonly market: number; readonly gift: number };

/** Among equally strong words, the most frequent category wins, then the first: "tinta e descolorante pra fazer o cabelo". */
export function evidenceIn(r: Reading, from: number, to: number): Evidence {
  let market = -1;
  let best: CategoryReading | undefined;
  let bestScore = 0;
  const spoken: (CategoryReading & { readonly score: number })[] = [];
  for (let i = from; i < to; i++) {
    const { entry, from: at = 0 } = r.units[i] ?? {};
    const verb = verbCategoryAt(r, i);
    if (verb !== undefined) spoken.push({ category: verb[1], at: i, score: verb[2] });
    // The centavos of "21 e 99" are no ride app.
    if (entry?.out === undefined || r.amounts.some((one) => one.from <= at && at < one.to)) continue;
    if (entry.out.category === 'mercado' && (r.is(i - 1, 'prep_in') || entry.out.role !== 'thing')) market = i;
    const score = scoreOf(r, i, entry);
    if (entry.out.category === 'presentes_doacoes' && score >= STRENGTH.thing - 1 && !OCCASION.test(r.norm(i)))
      return { best, market, gift: i };
    spoken.push({ category: categoryAt(r, i, entry.out), at: i, score });
  }
  const votes = new Map<Category, number>();
  for (const { category, score } of spoken) if (score >= PLAIN) votes.set(category, (votes.get(category) ?? 0) + 1);
  for (const word of spoken) {
    const more = best !== undefined && (votes.get(word.category) ?? 0) > (votes.get(best.category) ?? 0);
    if (word.score < bestScore || (word.score === bestScore && !more)) continue;
    bestScore = word.score;
    best = word;
  }
  return { best, market, gift: -1 };
}
/** Minimum score of a word that is more than a purpose or a time. */
const PLAIN = 12;

/** Occasions and places of presents and donations where other things are bought too: "pão de queijo depois da missa". */
const OCCASION =
  /^(?:igreja|missa|culto|niver|pascoa|padre|pastor|novena|santuario|basilica|crisma|batizado|terreiro|umbanda|candomble|cirio|mosteiro|convento|assembleia|promessa|campanha|cha .*)$/;
