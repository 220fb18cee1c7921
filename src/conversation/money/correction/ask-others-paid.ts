// "Foi minha mãe que pagou", of a purchase just recorded: it was none of the person's spending, which is asked. "Tira 20 que era da
// vizinha": so much of it was not.

import { pattern } from '../../../domain/pattern.ts';
import { subjectWords } from '../../../finance/replies/entry-words.ts';
import { askToConfirm } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TAKES_BACK } from '../../wording/takes-back.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { lessOf } from './less-of.ts';

const WHO = '(?:(?:[oa] )?(?:minha|meu) [a-zà-ÿ]+|[oa] [a-zà-ÿ]+|el[ea])';
const OTHERS_PAID = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas),? )*
  (?:(?<which>(?:[oa] )?(?!(?:minha|meu|n[ãa]o|mas|foi|quem)(?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?=foi|quem|[oa] |el[ea]|meu|minha))?
  (?:foi ${WHO} (?:que|quem) pagou|quem pagou(?: (?<paid>[oa] (?!minha|meu)[a-zà-ÿ][a-zà-ÿ ]{1,30}?))? foi ${WHO}|${WHO} (?:que|quem) (?:pagou|paga|vai pagar)|(?:(?:[oa] )?(?:minha|meu) [a-zà-ÿ]+|el[ea]) (?:j[áa] )?pagou)
  (?: (?:tudo|isso|pra mim|na vdd|na verdade|viu))*[.!]*$
`;
/** "A bebida o João paga". */
const OF_NAME = pattern('i')`
  ^(?:(?:${TAKES_BACK}|ah|mas),? )*[oa] (?<which>[a-zà-ÿ]{3,}(?: d[aeo] [a-zà-ÿ]{3,})?),? ${WHO} (?:paga|vai pagar|pagou)[.!]*$
`;
const NOT_MINE = pattern('i')`
  ^${AND}(?:tira|desconta|abate|diminui) (?<value>${TYPED_AMOUNT})
  (?: (?:disso|da[íi]|dess[ea]|d[oa] [a-zà-ÿ]+))?,? (?:que|porque|pois) (?:
    n[ãa]o (?:era|foi|é) meu|
    (?:era|eram|é|foi|foram) (?:d[aeo]|pr[ao]|(?:da|do)? ?(?:minha|meu)) ?.+
  )$
`;

/** Undefined when the last entry is no purchase. */
export function askOthersPaid(situation: Situation): Decision | undefined {
  const { text, loaded, asking } = situation;
  const paid = (OTHERS_PAID.exec(text.trim()) ?? OF_NAME.exec(text.trim()))?.groups;
  const name = (paid?.['which'] ?? paid?.['paid'])?.replace(/^[oa] /i, '');
  const [called] = name === undefined ? [] : loaded.entries({ words: name });
  const last = name === undefined ? (loaded.wroteLast() ? loaded.lastEntry : undefined) : called;
  if (last?.kind !== 'despesa') return undefined;
  const value = NOT_MINE.exec(text.trim())?.groups?.['value'];
  if (value !== undefined) {
    const less = valueSaid(value, situation);
    if (less === undefined || less >= last.cents) return undefined;
    return run(lessOf(last, less));
  }
  if (paid === undefined) return undefined;
  return askToConfirm(
    ['Então não foi gasto seu. Tiro ', { bold: subjectWords(last) }, '?'],
    { tool: 'remove_transaction', args: { pointer: { ids: [last.id] } } },
    { yes: 'Tirar', no: 'Deixa' },
    asking,
  );
}
askOthersPaid.says = [OTHERS_PAID, OF_NAME, NOT_MINE];
