// "Tenho 12 mil no nubank, 35 mil em cdb e 8 mil em bitcoin", "devo 200 pra Ana e 300 pro Beto": several balances or
// debts in one message, all of them saved.

import { pattern } from '../../domain/pattern.ts';
import type { ToolCall } from '../../tools/registry.ts';
import { run } from '../decided.ts';
import type { Decision } from '../decision.ts';
import type { Situation } from '../situation.ts';
import { FIGURE } from '../wording/typed-amount.ts';
import { decideAccount, decideDebt } from './decide-told.ts';

const SUM = `${FIGURE}(?: ?(?:mil|k|reais|conto|pila))*`;
const LEAD = '(?:hoje|eu|agora|e|ainda|oi|olha|ent[ãa]o)';

/** "A 2% ao mês", ", 12%". */
const RATE = '(?:,? (?:a |com juros? de |juros? de )?\\d[\\d.,]* ?%(?: (?:ao|por) m[êe]s| a\\.?m\\.?)?)?';

/** Who says "tenho" or "devo" once, the parts that may follow, and the words in which each part is read alone. */
const told = (verb: string, place: string, also = ''): { readonly whole: RegExp; readonly between: RegExp } => ({
  whole: new RegExp(
    `^(?:${LEAD},? )*${verb} (${SUM} ${place} [a-zà-ÿ][a-zà-ÿ& ]*?${also}(?:(?:, ?(?:e )?| e (?:mais )?)${SUM} ${place} [a-zà-ÿ][a-zà-ÿ& ]*?${also})+)[.!]*$`,
    'i',
  ),
  between: new RegExp(`(?:, ?(?:e )?| e (?:mais )?)(?=${SUM} ${place} )`, 'i'),
});

const BALANCES = told('tenho', '(?:n[ao]|em|de|guardad[oa]s? n[ao]|investid[oa]s? em)');
const DEBTS = told(
  '(?:devo|(?:t[ôo]|estou) devendo|tenho d[íi]vida de)',
  '(?:pr[ao]|para|n[ao]|ao?|à|com|d[aeo])',
  RATE,
);

/** The same, and "a 12" too. */
const RATE_ALONE = `(?:${RATE.slice(0, -1)}| a \\d{1,2}(?:[.,]\\d{1,2})?(?! ?%))?`;

/** "No nubank devo 3.200, no inter 1.500 e na riachuelo 800": the place first, and the verb once. */
const PLACE_FIRST = pattern('i')`
  ^(?:${LEAD},? )*(?<first>(?:n[ao]|pr[ao]|com [ao]) [a-zà-ÿ][a-zà-ÿ ]{1,24}?) (?:eu )?(?<verb>devo|t[ôo] devendo|estou devendo|tenho) (?<sum>${SUM}${RATE_ALONE})
  (?<more>(?:(?:, ?(?:e )?| e )(?:n[ao]|pr[ao]|com [ao]) [a-zà-ÿ][a-zà-ÿ ]{1,24}?,? (?:s[ãa]o |mais |devo )?${SUM}${RATE_ALONE})+)[.!]*$
`;
const NEXT_PLACE = new RegExp(
  `(?:, ?(?:e )?| e )((?:n[ao]|pr[ao]|com [ao]) [a-zà-ÿ][a-zà-ÿ ]{1,24}?),? (?:s[ãa]o |mais |devo )?(${SUM}${RATE_ALONE})`,
  'gi',
);

/** "A 12", behind a sum, is of every month. */
const BARE_RATE =
  /,? (?:a|com juros? de|juros? de) (?<percent>\d{1,2}(?:[.,]\d{1,2})?) ?%?(?: (?:ao|por) m[êe]s| a\.?m\.?)?$/i;

/** The same with the value first, as the others are told. */
function valueFirst(text: string): string {
  const { first, verb = '', sum, more = '' } = PLACE_FIRST.exec(text)?.groups ?? {};
  if (first === undefined) return text;
  const owes = !/^tenho/i.test(verb);
  const placed = (value = '', place = ''): string => {
    const rate = BARE_RATE.exec(value);
    return owes && rate !== null
      ? `${value.slice(0, rate.index)} ${place} a ${rate.groups?.['percent']}% ao mês`
      : `${value} ${place}`;
  };
  const others = [...more.matchAll(NEXT_PLACE)].map(([, place, value]) => placed(value, place));
  return `${owes ? 'devo' : 'tenho'} ${[placed(sum, first), ...others].join(', ')}`;
}

/** Of no bank in particular. */
const IN_BANK = /\b(?:no banco|em banco)$/i;

function balanceIn(part: string, { read }: Situation): Decision | undefined {
  const meant = read(`tenho ${part.replace(IN_BANK, 'na conta')}`);
  return meant.intent === 'account_set' && meant.slots.balance_cents !== undefined
    ? decideAccount(meant.slots)
    : undefined;
}

function debtIn(part: string, { read, readingOf }: Situation): Decision | undefined {
  const words = `devo ${part}`;
  const meant = read(words);
  return meant.intent === 'debt_set' && meant.slots.amount_cents !== undefined
    ? decideDebt(meant.slots, readingOf(words))
    : undefined;
}

/** @returns undefined unless every part of the message is a balance, or every part a debt */
export function decideBalances(situation: Situation): Decision | undefined {
  const text = valueFirst(situation.text.trim());
  const balances = BALANCES.whole.exec(text)?.[1]?.split(BALANCES.between);
  const parts = balances ?? DEBTS.whole.exec(text)?.[1]?.split(DEBTS.between);
  if (parts === undefined) return undefined;
  const calls = parts.flatMap((part): readonly ToolCall[] => {
    const decision = (balances === undefined ? debtIn : balanceIn)(part.trim(), situation);
    return decision?.do === 'run_tool' ? decision.calls : [];
  });
  const [first, ...rest] = calls;
  return first === undefined || calls.length !== parts.length ? undefined : run(first, ...rest);
}
decideBalances.says = [BALANCES.whole, DEBTS.whole, PLACE_FIRST];
