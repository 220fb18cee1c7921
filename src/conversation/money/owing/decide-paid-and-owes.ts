// "A Ana pagou 100, ficou faltando 20": a part came in, and the rest of it waits.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { PAID_NOW } from '../../wording/ways-of-paying.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const PAID_AND_OWES = pattern('i')`
  ^(?:(?:e|a[íi]|hoje|ontem),? )*(?:[oa] )?(?:minha |meu )?(?<who>
    (?:(?:seu|dona|tio|tia|cliente) )?(?!(?:eu|ele|ela|eles|elas|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: (?!me |j[áa] |s[óo] )[a-zà-ÿ]{2,})?
  ) (?:j[áa] |s[óo] )*(?:me )?(?:pagou|deu|mandou|acertou|passou) (?:s[óo] )?(?<paid>${TYPED_AMOUNT})${PAID_NOW}
  ,? (?:e |mas |a[íi] )?(?:el[ea] )?(?:ainda )?(?:ficou |ficaram |t[áa] |est[áa] )?(?:me )?
  (?:devendo|deve|faltando|faltou|faltaram|faltam?|restou|restam?) (?<left>${TYPED_AMOUNT})(?: (?:pra|para) .{3,20})?[.!]*$
`;

/** "O vizinho tava me devendo 80 e pagou 50": the whole, and the part. */
const OWED_AND_PAID = pattern('i')`
  ^(?:(?:e|a[íi]|hoje|ontem),? )*(?:[oa] )?(?:minha |meu )?(?<who>(?:(?:seu|dona|tio|tia|cliente) )?(?!(?:eu|ele|ela|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}) (?:que )?
  (?:me dev(?:ia|e)|(?:tava|estava|t[áa]|est[áa]) me devendo) (?<whole>${TYPED_AMOUNT})(?: d[aeo] [a-zà-ÿ ]{2,25}?)?,? (?:e |mas )?(?:j[áa] |s[óo] |me )*(?:pagou|deu|mandou|acertou|devolveu|passou) (?:s[óo] )?(?<paid>${TYPED_AMOUNT})
  ${PAID_NOW}[.!]*$
`;

/** Undefined when the words tell of no two amounts. */
export function decidePaidAndOwes(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const { who, paid, left, whole } = (PAID_AND_OWES.exec(words) ?? OWED_AND_PAID.exec(words))?.groups ?? {};
  if (who === undefined) return undefined;
  const cents = valueSaid(paid ?? '', situation);
  const all = whole === undefined ? undefined : valueSaid(whole, situation);
  const rest = all === undefined ? valueSaid(left ?? '', situation) : all - (cents ?? 0);
  if (cents === undefined || rest === undefined || rest < 0) return undefined;
  const { loaded, asking, zone } = situation;
  const name = folded(who);
  const due = loaded
    .bills()
    .find((one) => one.kind === 'receita' && one.cents === cents + rest && folded(one.counterpart).includes(name));
  if (due !== undefined) return run({ tool: 'settle_split', args: { counterpart: due.counterpart, cents } });
  const counterpart = properName(who);
  const came: Draft = {
    ...{ kind: 'receita', category: 'outras_receitas', description: counterpart, counterpart },
    ...{ cents, date: localDate(asking.said, zone) },
  };
  return run(rest === 0 ? recordCall(came) : recordCall(came, { ...came, cents: rest, pending: true }));
}
decidePaidAndOwes.says = [PAID_AND_OWES, OWED_AND_PAID];
