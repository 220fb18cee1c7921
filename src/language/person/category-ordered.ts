// Category rules taught by an order or in two clauses: "Casa do Confeiteiro joga sempre em mercado", "bar do zé é rango, não é lazer, grava".

import { CATEGORIES, type Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import type { Taught } from './category-taught.ts';

/** Verbs of assigning: "trata como", "bota em", "cai sempre em", "deve ser sempre", "pode considerar ... como". */
const FILES =
  /^(?:(?:entr|fic|cont)am|vao|caem|trat[ae]|bot[ae]|poe|ponha|coloc[ae]|jog[ae]|lanc[ae]|classific[ae]|classificar|considera|considere|considerar|conta|entra|entrar|vai|cai|fica|marca|registra|ser|e|=)$/;
/** Words that make it a permanent rule instead of a change of one entry. */
const ALWAYS =
  /\b(?:sempre|toda vez|quando|(?:tudo|o) que for|grava|memoriza|aprende|decora|pra sempre|(?:daqui|de agora|de hoje) (?:pra|por|em) (?:frente|diante)|considera|considerar|considere|trata|trate|classifica|deve|devem)\b|^(?:coloca|bota|poe|marca) .* d[oaei]s? .* como [a-z]+$/;
const ONE_ENTRY =
  /\b(?:ess[ea]|aquel[ea]|est[ea]|que (?:eu )?(?:lancei|botei|paguei|gastei|mandei)|hoje|ontem|ultim[oa]|muda|troca|corrige)\b/;

function categoryAt(r: Reading, i: number): Category | undefined {
  const slug = r.norm(i) as Category;
  if (CATEGORIES.includes(slug)) return slug;
  const entry = r.units[i]?.entry;
  const sense = entry?.out ?? entry?.in;
  return sense === undefined ? undefined : sense.category;
}

/** A negated category: "n é lazer", "não, não entra em pets". */
function isDenied(r: Reading, i: number): boolean {
  for (let k = i - 1; k >= i - 3; k--) {
    if (r.units[k]?.kind === 'punct') return false;
    if (r.is(k, 'not')) return true;
  }
  return false;
}

/** Without a verb, the category's own name at the end: "Pediatra sempre em saúde". */
const alwaysIn = (r: Reading, i: number): boolean =>
  r.norm(i) === 'sempre' && /^(?:em|n[oa]|como)$/.test(r.norm(i + 1)) && i + 3 === r.tail && r.is(i + 2, 'cat_name');

/** The merchant and category taught; undefined otherwise. */
export function categoryOrdered(r: Reading): Taught | undefined {
  if (!r.fits(ALWAYS) || r.amounts.length > 0 || r.tail - r.head > 16 || r.fits(ONE_ENTRY)) return undefined;
  if (r.hasAny('memory_any', 'remind_me', 'why', 'diag_noun', 'concept', 'recurring_noun')) return undefined;
  let from = r.head;
  const ordered = /^(?:bota|poe|coloca|joga|lanca)$/.test(r.norm(from));
  // "quando eu falar venda do Nico", "pode considerar o Gran": the introduction is not part of the name.
  while (
    from < r.tail &&
    /^(?:quando|sempre|toda|vez|que|eu|fal(?:ar|o)|disser|digo|escrev(?:er|o)|anotar|mandar|aparecer|vier|tudo|o que|for|d[aeo]|d?aqui|agora|em|diante|pra|frente|pode|considera|considerar|considere|classifica|trata|bota|poe|lanca|grava|aprende|anota|ai|isso|coloca|:|o|a)$/.test(
      r.norm(from),
    )
  )
    from++;
  let cue = from + 1;
  while (
    cue < r.tail &&
    !FILES.test(r.norm(cue)) &&
    !r.is(cue, 'teach_cue') &&
    r.norm(cue) !== 'como' &&
    !alwaysIn(r, cue) &&
    !(ordered && /^(?:em|n[oa])$/.test(r.norm(cue)))
  )
    cue++;
  if (cue >= r.tail) return undefined;
  let found: Category | undefined;
  let named = false;
  for (let i = cue + 1; i < r.tail; i++) {
    const category = categoryAt(r, i);
    if (category === undefined || isDenied(r, i)) continue;
    const strong =
      r.is(i, 'cat_name') ||
      (/^(?:e|ser)$/.test(r.norm(i - 1)) && i - 1 >= cue) ||
      CATEGORIES.includes(r.norm(i) as Category) ||
      FILES.test(r.norm(i - 2));
    if (found !== undefined && named && !strong) continue;
    found = category;
    named = strong;
  }
  if (found === undefined || !named) return undefined;
  let end = cue;
  for (let i = from + 1; i < cue; i++)
    if (r.norm(i) === ',' || r.is(i, 'should') || /^(?:pra|para|deve|sempre|quando|agora)$/.test(r.norm(i))) {
      end = i;
      break;
    }
  if (end - from > 6) return undefined;
  const merchant = r.raw(from, end).replace(/^[oa]s? /i, '');
  return merchant === '' ? undefined : { merchant, category: found };
}
