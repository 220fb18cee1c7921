// A short correction right after an entry: only its amount is repeated.

import type { Category } from '../categories/category.ts';
import type { Reading } from '../reading/reading.ts';
import { fold } from '../tokens/normalize.ts';
import { asks } from './asks.ts';

/** The right value after an interjection: "Peraí, foi 54". */
const STARTLED =
  /^(?:(?:perai|pera ai|pera|espera|opa|ops|oops|eita|ih|vish|nao|ah|errei|desculpa|foi mal|digo|quer dizer|alias)\/? ?,? ?)+(?:e |na verdade )?(?:foi|foram|era|eram|deu|sao|e)? ?(?:r\$ ?)?\d[\d.,]*(?: reais| contos?| pila| mangos)?(?: [.!])?$/;

/** A verb that refers to the previous entry: "foi 49,50". */
const BARE_WAS = /^(?:foi|foram|era|eram) (?:r\$ ?)?\d[\d.,]*(?: reais| contos?| pila| mangos)?(?: [.!])?$/;
/** An existing entry: "a conta de água que eu te passei", "o remédio que anotei de manhã". */
export const RECORDED =
  /\bque (?:eu )?(?:ja )?(?:te |lhe )?(?:passei|falei|mandei|anotei|lancei|registrei|coloquei|botei|disse|informei|marquei)\b/;

/** The asterisk convention of chats for corrections: "241*". */
const STARRED = /^(?:r\$ ?)?\d[\d.,]*\s*\*$/i;
/** A retraction with the new value: "perai foi 16 a quentinha", "me perdoe, eu disse errado, foi seiscentos". */
const TAKEN_BACK =
  /^(?:ah )?(?:perai|pera ai|pera|nao|errei|desculpa|desculpe|perdao|me perdoe|foi mal|minto|digo|alias|me atrapalhei|ah nao)\b.{0,40}\b(?:foi|foram|era|eram|deu|sao) /;

/** The right noun against the recorded one: "foi gnv não gasolina, 62 mesmo". */
const NOT_THAT = /^(?:foi|era) (?:[a-z]+ ){1,3}(?:,? ?e )?nao (?:foi )?[a-z]+\b/;

/** Words of retraction or checking, and function words: a sentence of only these has no new purchase. */
const AGAIN =
  'foi foram era eram deu deram ficou sao errado errada errei erro desculpa desculpe desculpas perdao putz vixe aff ops opa ih eita calma pera perai espera quis dizer falei disse conferi olhei comprovante nota desconto valor recibo cupom troco certo correto verdade melhor alias mentira mals';
const AROUND =
  'mlk parca velho senhor senhora moca dona seu na no o a os as de do da em que eu ele ela me so mesmo viu ta ok acabei ver vi aqui ali agora total reais real conto contos pila por favor tudo esse essa isso isto ai nao sim entao mas e um uma ja ah rapaz mano cara meu minha filho moco gente com sem esqueci faltou la tava estava peco foi mal bem veja pra para mim';
const TAKES_BACK = new Set(AGAIN.split(' '));
const ALLOWED = new Set([...AGAIN.split(' '), ...AROUND.split(' ')]);

/** "Ela já me deu os 60": money that came. */
const GIVEN = /\bme de(?:u|ram)\b/;

/** Only a value: "putz, 78", "olhei o comprovante: 78", "com o desconto ficou em 78". */
function saysOnlyTheValue(r: Reading): boolean {
  const { money } = r;
  if (
    money === undefined ||
    r.marked ||
    r.tokens.length > 14 ||
    r.fits(GIVEN) ||
    money.cents === r.context.lastTx?.amount_cents
  )
    return false;
  let again = r.fits(/^(?:ah |nao |entao )?(?:e|sao) (?:r\$ )?\d/);
  for (let i = 0; i < r.tokens.length; i++) {
    if (i >= money.from && i < money.to) continue;
    const token = r.tokens[i];
    if (token?.kind === 'punct' || token?.kind === 'emoji') continue;
    if (token === undefined || !ALLOWED.has(token.norm)) return false;
    if (TAKES_BACK.has(token.norm)) again = true;
  }
  return again;
}

/** "mercado não, feira", right after an entry with that name. */
function renames(r: Reading): boolean {
  const noun = r.context.lastTx?.description?.split(' ', 1)[0] ?? '';
  return (
    noun !== '' &&
    r.context.pending === undefined &&
    r.money === undefined &&
    !r.marked &&
    r.tail - r.head <= 7 &&
    new RegExp(
      `^(?:(?:ah|opa|ops|ih|eita),? )?(?:nao (?:foi|era) (?:n[oa] |o |a )?${fold(noun)}\\b.*\\b(?:foi|era|e sim|sim|mas)\\b|${fold(noun)} nao ,? ?(?:foi |era |e |sim )?[a-z]+)`,
    ).test(r.line)
  );
}

/** The new name and its category: "não foi no mercado, foi na farmácia"; undefined when the last entry is not renamed. */
export function renamedTo(r: Reading): { description: string; category?: Category } | undefined {
  if (!renames(r)) return undefined;
  let from = r.units.findLastIndex(({ norm }) => /^(?:foi|era|e sim|sim|mas|nao|,)$/.test(norm)) + 1;
  while (r.isAny(from, 'det', 'prep')) from++;
  const description = r.raw(from, r.tail).toLowerCase();
  const category = r.units[from]?.entry?.out?.category;
  return description === '' ? undefined : { description, ...(category === undefined ? {} : { category }) };
}

/** Whether a message after an entry only gives one new value or name. */
export const startled = (r: Reading): boolean => renames(r) || isRestated(r);

const isRestated = (r: Reading): boolean =>
  r.context.lastTx !== undefined &&
  r.context.pending === undefined &&
  r.amounts.length === 1 &&
  (r.fits(STARTLED) ||
    r.fits(BARE_WAS) ||
    r.fits(/\bzero a (?:mais|menos)\b/) ||
    saysOnlyTheValue(r) ||
    r.fits(NOT_THAT) ||
    STARRED.test(r.text.trim()) ||
    (r.fits(TAKEN_BACK) && r.tail - r.head <= 12 && !r.marked && !r.fits(/\b(?:paguei|gastei|comprei|recebi)\b/)));

/** The last entry's noun with a similar amount: "a skin foi 29,90" after a skin of 27,90. */
export function retells(r: Reading): boolean {
  const last = r.context.lastTx;
  if (
    last === undefined ||
    asks(r) ||
    r.amounts.length !== 1 ||
    r.money === undefined ||
    r.context.pending !== undefined
  )
    return false;
  const noun = fold(last.description?.split(' ', 1)[0] ?? '');
  const { cents } = r.money;
  return (
    r.tail - r.head <= 8 &&
    r.fits(/\b(?:foi|era|deu|custou|saiu|ficou)\b/) &&
    noun !== '' &&
    r.says(noun) &&
    cents !== last.amount_cents &&
    `${cents}`.length === `${last.amount_cents}`.length
  );
}
