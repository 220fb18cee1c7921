// "Paguei a conta, 180, mas o Marcos me devolveu metade": what was paid, and the half that came back. "Aluguel 2.100, eu pago metade e o
// Caio metade": only the half of one's own. "A namorada me devolveu metade", behind what was paid with her: the half of that.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';

/** Entries looked through for one with that person. */
const MOST_LAST = 5;

const HALF_BACK = pattern('i')`
  ^(?<paid>.*\S)[,;.]? (?:e|mas|s[óo] que|a[íi]|depois) (?:depois )?(?:[oa] |meu |minha )*
  (?<who>(?!(?:ele|ela|que|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}) (?:j[áa] )?me (?:
    devolveu|pagou|deu|passou|mandou|pixou|transferiu|acertou
  ) (?:a )?metade(?: (?:d[eo]l[ea]|disso|da conta|no pix|hoje))*[.!]*$
`;

const HALF_EACH = pattern('i')`
  ^(?<paid>[^?]*\d[^?]*?)[,;.]? eu (?:pago|paguei|dei|fico com) (?:a )?metade,? (?:e )?(?:[oa] |meu |minha )*[a-zà-ÿ]{2,} (?:
    (?:paga|pagou|deu|d[áa]|fica com|pagam) )?(?:a )?(?:outra )?metade[.!]*$
`;

const HALF_OF_LAST = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]|depois|hoje|ontem),? )*(?:[oa] |meu |minha )*(?<who>(?!(?:que|quem|algu[ée]m)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}) (?:
    j[áa] 
  )?me (?:devolveu|pagou|deu|passou|mandou|pixou|transferiu|acertou) (?:a )?metade(?:
     (?:d[eo]l[ea]|disso|da conta|no pix|hoje|do valor|n[ao] (?:hora|pix))
  )*[.!]*$
`;

/** Undefined when that person owes something, which is then settled, or nothing was paid just before. */
function halfOfLast(words: string, { loaded, asking, zone }: Situation): Decision | undefined {
  const said = HALF_OF_LAST.exec(words)?.groups?.['who'];
  if (said === undefined) return undefined;
  const pronoun = /^el[ea]$/i.test(said);
  const who = pronoun ? undefined : folded(properName(said));
  const isWith = ({ counterpart }: Lancamento): boolean => who !== undefined && folded(counterpart) === who;
  if (loaded.receivables().some(({ name }) => who === undefined || folded(name) === who)) return undefined;
  const last = loaded.entries({ last: MOST_LAST, kind: 'despesa' }).find(isWith) ?? loaded.lastEntry;
  if (last === undefined || last.kind !== 'despesa' || last.status === 'pendente') return undefined;
  const paid = { ...last, date: localDate(asking.said, zone) };
  return run(recordCall(halfBack(paid, pronoun ? last.counterpart : properName(said))));
}

type Paid = Pick<Lancamento, 'cents' | 'description' | 'date'>;

/** @param who '' when nobody is named */
const halfBack = ({ cents, description, date }: Paid, who: string): Draft => ({
  kind: 'receita',
  category: 'reembolso',
  description,
  date,
  cents: Math.floor(cents / 2),
  ...(who === '' ? {} : { counterpart: who }),
});

/** Undefined unless the first part is one complete purchase. */
export function decideHalfBack(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const behind = halfOfLast(words, situation);
  if (behind !== undefined) return behind;
  const own = HALF_EACH.exec(words)?.groups?.['paid'];
  const { paid = own, who } = HALF_BACK.exec(words)?.groups ?? {};
  if (paid === undefined) return undefined;
  const plain = reworded(situation, paid);
  const { intent, slots } = plain.understanding;
  if (intent !== 'lancamento' || slots.missing !== undefined || slots.items !== undefined) return undefined;
  const [draft, ...others] = draftsOf(slots, plain);
  if (draft?.kind !== 'despesa' || draft.cents === undefined || others.length > 0) return undefined;
  const { cents, date, description = 'conta' } = draft;
  return who === undefined
    ? run(recordCall({ ...draft, cents: Math.ceil(cents / 2) }))
    : run(recordCall(draft, halfBack({ cents, date, description }, properName(who))));
}
decideHalfBack.says = [HALF_BACK, HALF_EACH, HALF_OF_LAST];
