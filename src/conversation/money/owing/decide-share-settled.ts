// "A Bia já me pagou", "o Léo também", behind “dividimos em 4”: only the person's own part is recorded, so that what the others give
// back changes nothing.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { named } from '../../../finance/replies/entry-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { personMeant } from '../../focus/person-meant.ts';
import { phrases } from '../../replies/phrases.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { decideRecord } from '../entry/decide-record.ts';
import { valueSaid } from '../value-said.ts';

const GAVE = pattern('i')`
  ^(?:(?:e|a[íi]|agora|ah),? )*(?:[oa]s? |todo mundo|tod[oa]s |o pessoal|a galera)?(?<who>(?!eu |ningu)[a-zà-ÿ]{2,}(?: e (?:[oa] )?[a-zà-ÿ]{2,})? )?(?:
    (?:j[áa] )?(?:me )?(?:j[áa] )?(?:fez o pix|mandou o pix|pagou|pagaram|passou|passaram|mandou|mandaram|acertou|acertaram)(?: (?:os )?(?<value>${TYPED_AMOUNT}))?(?: (?:a parte|[oa]) del[ea]s?| no pix| hoje| tudo| d[ao] [a-zà-ÿ]{3,20})*|
    (?:tamb[ée]m|tb|tbm)(?: (?:j[áa] )?(?:me )?(?:pagou|mandou))?
  )[.!]*$
`;
const DIVIDED =
  /(?<![a-zà-ÿ])(?:divid|rach)[a-zà-ÿ]+(?![a-zà-ÿ]).{0,20}(?:\d|dois|tr[êe]s|quatro|cinco|gente|todos|n[óo]s)|(?<![a-zà-ÿ])(?:[ée]ramos|somos|fomos)(?: em)? \d|(?<![a-zà-ÿ])(?:cada|minha parte)(?![a-zà-ÿ])/i;
/** Messages since it was divided. */
const MOST_SINCE = 4;

/** "Já mandei minha parte pra Ju": what is owed to her, or was recorded as one's own part. */
const GAVE_OWN = pattern('i')`
  ^(?:(?:e|a[íi]|ah|eu|pronto),? )*(?:j[áa] )?(?:mandei|paguei|passei|transferi|pixei|acertei|dei|fiz o pix d[ae])(?: a)? minha parte(?: (?<to>pr[ao]|para|com)(?: [oa])? (?:minha |meu )?(?<who>[a-zà-ÿ]{2,}))?(?: no pix| hoje| agora)*[.!]*$
`;

function gaveOwn(
  { to, who }: Readonly<Record<string, string | undefined>>,
  situation: Situation,
): Decision | undefined {
  const { lastEntry: last, owed, wroteLast } = situation.loaded;
  const all = owed();
  const name = who === undefined ? (last?.counterpart ?? '') : personMeant(who, situation);
  const debt =
    all.find((one) => sameName(one.name, name)) ?? (who === undefined && all.length === 1 ? all[0] : undefined);
  // Their part of what the person paid waits still: this is of another purchase.
  if (debt === undefined && last?.kind === 'despesa' && last.receivable === 0 && wroteLast())
    return say(phrases.onlyOwnShare(`${reais(last.cents)} em ${named(last)}`));
  if (debt === undefined && (name === '' || to === undefined)) return undefined;
  const told = reworded(
    situation,
    debt?.cents === undefined
      ? `paguei ${to === 'pro' ? 'o' : 'a'} ${name}`
      : `paguei ${reais(debt.cents)} pra ${debt.name}`,
  );
  return told.understanding.intent === 'lancamento' ? decideRecord(told.understanding.slots, told) : undefined;
}

/** Undefined when somebody owes a part of it by name, or it was not divided lately. */
export function decideShareSettled(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const own = GAVE_OWN.exec(text.trim())?.groups;
  if (own !== undefined) return gaveOwn(own, situation);
  const { lastEntry: last, receivables, spoken } = loaded;
  const { who = '', value } = GAVE.exec(text.trim())?.groups ?? {};
  if (!GAVE.test(text.trim()) || last?.kind !== 'despesa' || last.status !== 'paga' || last.receivable > 0)
    return undefined;
  // The purchase, or what was said of it.
  const told = spoken().slice(-MOST_SINCE);
  const since = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ ran }) => ran.includes('record_transaction')),
    ),
  );
  if (!since.some((one) => DIVIDED.test(one.text)) || receivables().some(({ name }) => sameName(name, who)))
    return undefined;
  if (value !== undefined && valueSaid(value, situation) !== last.cents) return undefined;
  return say(phrases.onlyOwnShare(`${reais(last.cents)} em ${named(last)}`));
}
decideShareSettled.says = [GAVE, GAVE_OWN];
