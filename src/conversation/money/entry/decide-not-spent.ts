// "Sobrou 10,10 do presente", "pizza 62 por conta dele", "quero comprar uma moto de 16 mil": an amount that the person did not spend.

import { KIN } from '../../../domain/kin.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import type { Understanding } from '../../../language/understanding.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { isSomebody, personMeant } from '../../focus/person-meant.ts';
import type { Loaded } from '../../loaded.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { hardQuestion } from '../../study/hard-question-of.ts';
import { LEAST_PURCHASE } from '../../study/subjects.ts';
import { SURE } from '../../sure.ts';
import { AND } from '../../wording/openers.ts';
import { AMOUNT, turn } from '../../wording/turn.ts';
import { asTyped, TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decidePaidForMe } from '../owing/decide-paid-for-me.ts';
import { paidByOther, VALUE_LAST, WHEN } from '../owing/paid-by-other.ts';
import { agreedWith } from '../owing/sharing-agreed.ts';
import { isSold } from '../own-work/trades.ts';
import { valueSaid } from '../value-said.ts';

const LEFT_OVER = pattern('i')`
  ^(?:(?:e|ainda|a[íi]|ent[ãa]o),? )*(?:me )?sobr(?:ou|aram) (?:ainda |uns |s[óo] )?${TYPED_AMOUNT}
  (?: (?:d[aeo]s?|n[ao]) (?!(?:sal[áa]rio|m[êe]s)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,30}?)?[.!]*$
`;
const ON_OTHERS = pattern('i')`
  ^(?!.*(?:paguei|gastei))[^?]*\d[^?]*(?:,| foi| ficou)? (?:por|na) conta d(?:el[ea]s?|[ao] (?:meu|minha|pai|m[ãa]e|[a-zà-ÿ]+))[.!]*$
`;

/** A purchase only wished for, and what a lender offers: weighed, and not recorded. */
const WISHED = pattern('i')`
  ^(?:(?:eu|a gente|n[óo]s|oi),? )*(?:(?:quero|queria|queremos|pretendo)|(?:t[ôo]|tou|estou) (?:querendo|pensando em|a fim de)) comprar
  (?: [a-zà-ÿ]+){1,6},? (?:d[eo]|por|que custa|custa|de uns) (?:uns |r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?(?: reais)?[.!]*$
`;
const OFFERED = pattern('i')`
  ^${AND}[oa] (?:banco|loja|financeira|gerente|vendedora?|corretora?|concession[áa]ria)(?: me)?
  [ ](?:parcela|financia|divide|faz|fez|ofereceu|oferece) (?:em |por )?\d{1,3} ?(?:x|vezes) (?:de )?(?:r\$ ?)?\d[\d.,]*(?: reais)?[.!]*$
`;

/** "A Carol gastou 260 na feira": told of somebody else. */
const THEY_SPENT = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:el[ea] |(?:[oa] |(?:[oa] )?(?:meu |minha ))(?!client|gente|conta|luz|[áa]gua)(?:[a-zà-ÿ]{2,}) )(?:(?:gastou|torrou|comprou|abasteceu) [^?]*\d[^?]*|fez (?:[oa]s? |uma? )?(?:mercado|feira|compras?|sacol[ãa]o)[^?\d]{0,30}\d[^?]*)$
`;
/** "Ele fez o mercado, 340", whatever the rules read in it. */
const THEY_SHOPPED = /^(?:(?:e|hoje|ontem),? )*(?:el[ea]|[oa] [a-zà-ÿ]{2,}|(?:[oa] )?(?:meu|minha) [a-zà-ÿ]{2,}) fez /i;
/** "A Ju pagou a água 74": a bill of the home, which nobody pays to the one who tells it. */
const THEY_PAID = pattern('i')`
  ^(?:(?:e|hoje|ontem|j[áa]|foi),? )*(?:el[ea]|(?:[oa] |(?:[oa] )?(?:meu |minha ))(?!client|gente|conta)[a-zà-ÿ]{2,}(?: d[aeo] [a-zà-ÿ]{2,})?)
  (?: (?:j[áa]|que|quem))* pagou (?:[oa]s? )(?<bill>[^?\d]{3,40}?)(?: |, ?)(?:(?:de|deu|foi|por) )*${TYPED_AMOUNT}[.!]*$
`;
/** "A luz foi 30 a mais que a do mês passado": a difference is no price. */
const COMPARED = pattern('i')`
  ^(?!.*(?:paguei|gastei|comprei))[^\d?]{3,50} (?:foi|veio|deu|ficou|saiu|t[áa]|est[áa]|subiu) (?:uns )?${TYPED_AMOUNT} (?:a )?(?:mais|menos)(?: car[oa]| barat[oa])?
  [ ](?:d?o |d?a )?(?:que|q|d[oa]) [^\d?]{2,40}$
`;
/** "Ontem jantamos fora, 134, meu marido pagou", "gás 125 foi ele", "luz 143,90 quem pagou foi o Tiago". */
const RELATIVE = `(?:(?:[oa] )?(?:meu|minha) (?:${KIN})|el[ea]s?)`;
const OTHER = `(?:${RELATIVE}|(?:[oa] )?(?!client|fregu|inquilin|pacient|alun|eu|gente)[a-zà-ÿ]{2,12})`;
const PAID_BY_OTHER = pattern('i')`
  ^(?!.*(?:paguei|gastei|comprei|metade|divid|rach))[^?]*\d[^?]*?,? (?:mas |e )?(?:
    ${RELATIVE} (?:(?:que|quem) )?pagou|foi ${OTHER} (?:que|quem) pagou|quem pagou foi ${OTHER}|foi el[ea]
  )(?: tudo)?[.!]*$
`;
/** "O caixa só tinha nota de 100", "o leilão fechou em 120 mil": sums of the world's. */
const NO_CHANGE = turn(
  `[^\\d?]{2,40} (?:s[óo]|n[ãa]o) (?:tinha|tem|dava|d[áa]|saiu|sai) (?:notas?|c[ée]dulas?|troco|moedas?) (?:de|pra) ${AMOUNT}[^\\d?]{0,20}`,
);
const OF_NOBODY = turn(`[^\\d?]{2,40} (?:fechou|terminou|come[çc]ou|parou) em ${AMOUNT}[^\\d?]{0,20}`);
/** "Mercado foi 186 e a Carol pagou": of what a house buys, since customers pay for the rest. */
const PAID_BY_NAME = pattern('i')`
  ^(?!.*(?:paguei|gastei|comprei|metade|divid|rach|jantamos|almo[çc]amos|a gente|n[óo]s))(?<bill>[^?\d]{3,40}?)(?: (?:deu|foi|ficou|custou|de))* ${TYPED_AMOUNT}${WHEN},? (?:mas |e )?(?:el[ea]|[oa] (?!client|fregu|inquilin|pacient|alun|gente)[a-zà-ÿ]{2,12}) (?:que |quem )?pagou(?: tudo)?[.!]*$
`;
/** "O alicate custa 120": what something costs, of which nothing was bought. */
const COSTS = pattern(
  'i',
)`^(?:(?:e|mas),? )*(?:[oa] )(?<what>[a-zà-ÿ][a-zà-ÿ ]{2,25}?) (?:custa|t[áa] custando|est[áa] custando) ${TYPED_AMOUNT}[.!]*$`;
/** "Pizza ontem 90, Rafa pagou". */
const BARE_NAME = pattern(
  'i',
)`^(?!.*(?:jantamos|almo[çc]amos|a gente|n[óo]s)(?![a-zà-ÿ]))[^?\d]{3,40}${TYPED_AMOUNT}${WHEN},? (?:mas |e )?(?:[oa] )?[a-zà-ÿ]{2,12} (?:(?:que|quem) )?pagou(?: tudo)?[.!]*$`;
/** What nobody sells who tells of it. */
const OTHERS_BUY =
  /(?<![a-zà-ÿ])(?:gasolina|combust[íi]vel|ped[áa]gio|airbnb|hotel|pousada|pizza|cerveja|churrasco|uber|passage(?:m|ns)|ingressos?)(?![a-zà-ÿ])/i;
/** "Mercado 240 a Júlia", behind what another paid. */
const NAME_BEHIND = /^[a-zà-ÿ][a-zà-ÿ ]{2,25}? \d[\d.,]*,? (?:e |foi )?[oa] \p{Lu}\p{Ll}+(?: tamb[ée]m)?[.!]*$/u;
/** Bought for the house by whoever lives there. */
const HOUSE: ReadonlySet<string> = new Set(['mercado', 'alimentacao', 'saude', 'pets']);
const CONDOMINIUM = /condom[íi]nio|iptu/i;
const OURS =
  /(?<![a-zà-ÿ])(?:me(?!rc)|eu|metade|divid|rach|minha parte|pra mim|comigo|devo|devolv|paguei|pago(?!u)|vou)/i;

/** Work is paid for by customers, and rent by tenants. */
const isOfHouse = (told: readonly (Understanding | undefined)[], { trade }: Loaded): boolean =>
  told.some(
    (meant) =>
      meant?.intent === 'lancamento' &&
      (meant.slots.category === 'contas' || (trade() === undefined && HOUSE.has(meant.slots.category ?? ''))),
  );

/** Nothing of the person's, unless they share with whoever paid. */
function spentByOther(situation: Situation): Decision {
  const paid = paidByOther(situation.text);
  const who = paid === undefined ? '' : personMeant(paid.who, situation) || (agreedWith(situation.loaded)?.name ?? '');
  const agreed = who === '' ? undefined : agreedWith(situation.loaded, who);
  if (paid === undefined || agreed === undefined) return say(phrases.spentByOthers);
  const cents = valueSaid(paid.value, situation) ?? 0;
  const part = asTyped(Math.round((cents * agreed.mine) / 100));
  const shared = decidePaidForMe(
    reworded(situation, `${paid.what} ${paid.value}, quem pagou foi ${agreed.name}, devo ${part}`),
  );
  return shared ?? say(phrases.spentByOthers);
}

/** "Ela pagou 240 do mercado", of the house that is shared. */
const PAID_OF = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:[oa] )?(?<who>(?!eu |quem )[a-zà-ÿ]{2,}) (?:j[áa] )?pagou (?<value>${TYPED_AMOUNT}) (?:d[oa]|n[oa]) (?<what>(?!parte|d[íi]vida)[a-zà-ÿ]{3,20})[.!]*$
`;

function paidOfHouse(situation: Situation): Decision | undefined {
  const { who = '', value, what = '' } = PAID_OF.exec(situation.text.trim())?.groups ?? {};
  const agreed = value === undefined ? undefined : agreedWith(situation.loaded);
  if (agreed === undefined || !isSomebody(who)) return undefined;
  // A part of what the person paid is given back.
  if (situation.loaded.entries({ words: what }).some(({ receivable }) => receivable > 0)) return undefined;
  return spentByOther(reworded(situation, `${who} pagou o ${what}, ${value}`));
}

/** "Paguei com 120", behind what cost 115: the note, and its change. */
const TENDERED = pattern('i')`
  ^(?:(?:e|eu),? )*(?:paguei|dei) (?:com )?(?<note>(?:uma )?nota de )?(?<value>${TYPED_AMOUNT})(?: pra pagar)?[.!]*$
`;

function tendered({ text, loaded, read }: Situation): Decision | undefined {
  const { value, note } = TENDERED.exec(text.trim())?.groups ?? {};
  const { lastEntry: last, wroteLast } = loaded;
  if (value === undefined || (note === undefined && !/ com /i.test(text)) || last?.kind !== 'despesa' || !wroteLast())
    return undefined;
  const cents = valueSaid(value, { read });
  if (cents === undefined || cents <= last.cents) return undefined;
  return say({
    text: [`Certo: ${reais(cents)} menos ${reais(last.cents)}, troco de `, { bold: reais(cents - last.cents) }, '.'],
  });
}

/** Undefined when it may be the person's spending. */
export function decideNotSpent(situation: Situation): Decision | undefined {
  const { text, understanding, reading, read, loaded } = situation;
  const words = text.trim();
  const house = tendered(situation) ?? paidOfHouse(situation);
  if (house !== undefined) return house;
  const { intent } = understanding;
  if ((intent === 'lancamento' || intent === 'smalltalk') && (WISHED.test(words) || OFFERED.test(words))) {
    const slots = { domain: 'planejamento_financeiro', coordinator: 'planejamento', figures: reading.figures } as const;
    const question = hardQuestion(reading, slots);
    // "Quero comprar um caderno de 30".
    if (WISHED.test(words) && (question.figures.price ?? LEAST_PURCHASE) < LEAST_PURCHASE)
      return say(phrases.smallWish);
    return run({ tool: 'study_question', args: { question } });
  }
  const priced = intent === 'lancamento' ? COSTS.exec(words)?.groups?.['what'] : undefined;
  if (priced !== undefined) return say(phrases.priceOnly(priced));
  const theirs = intent === 'smalltalk' || THEY_SHOPPED.test(words);
  if (theirs && THEY_SPENT.test(words) && !OURS.test(words)) return spentByOther(situation);
  if ((intent === 'lancamento' || intent === 'edit_transaction') && COMPARED.test(words))
    return say(phrases.onlyDifference);
  const hers = OURS.test(words)
    ? undefined
    : (PAID_BY_NAME.exec(words)?.groups?.['bill'] ?? (BARE_NAME.test(words) ? paidByOther(words)?.what : undefined));
  if (VALUE_LAST.test(words) && paidByOther(words) !== undefined) return spentByOther(situation);
  if (NAME_BEHIND.test(words) && !loaded.wroteLast() && paidByOther(loaded.lastSaid ?? '') !== undefined)
    return spentByOther(situation);
  if (hers !== undefined && loaded.trade() === undefined && OTHERS_BUY.test(hers)) return spentByOther(situation);
  if (hers !== undefined && isOfHouse([read(`gastei 10 com ${hers}`)], loaded)) return spentByOther(situation);
  if (understanding.intent !== 'lancamento' || understanding.slots.type !== 'expense') return undefined;
  if (PAID_BY_OTHER.test(words) && !isSold(understanding.slots.description, loaded)) return spentByOther(situation);
  if (NO_CHANGE.test(words) || (OF_NOBODY.test(words) && understanding.confidence < SURE))
    return say(phrases.valueUnplaced);
  if (LEFT_OVER.test(words)) return say(phrases.leftOver);
  const bill = OURS.test(words) ? undefined : THEY_PAID.exec(words)?.groups?.['bill'];
  const paid = bill === undefined || understanding.confidence >= SURE ? undefined : read(`gastei 10 com ${bill}`);
  const isBill = CONDOMINIUM.test(bill ?? '') || isOfHouse([paid, understanding], loaded);
  if (paid !== undefined && isBill) return spentByOther(situation);
  // "Uber 30 na conta do Nubank" says which account, "mandei 50 na conta da Ana" where it went.
  const { account, category } = understanding.slots;
  if (account !== undefined || category === 'transferencias') return undefined;
  return ON_OTHERS.test(words) ? say(phrases.onOthers) : undefined;
}
decideNotSpent.says = [
  TENDERED,
  PAID_OF,
  VALUE_LAST,
  NAME_BEHIND,
  BARE_NAME,
  COSTS,
  THEY_SHOPPED,
  THEY_SPENT,
  THEY_PAID,
  COMPARED,
  LEFT_OVER,
  PAID_BY_OTHER,
  PAID_BY_NAME,
  NO_CHANGE,
  OF_NOBODY,
  ON_OTHERS,
  WISHED,
  OFFERED,
];
