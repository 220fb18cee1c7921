// "Guardei 200", then "pra viagem": what it was put by for, told behind.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { removed } from '../entry/decide-parts-told.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';

const FOR = pattern('i')`
  ^(?:(?:e|é|eh|foi|isso|ah),? )*(?<what>(?:pr[ao]s?|para [ao]s?|para) (?!mim|isso|depois|l[áa](?![a-zà-ÿ]))[a-zà-ÿ][a-zà-ÿ ]{2,30}?)[.!]*$
`;

/** Undefined unless something was just put by, for nothing that was told. */
export function decidePutFor(situation: Situation): Decision | undefined {
  const { lastEntry: last, wroteLast, lastEntries } = situation.loaded;
  const what = FOR.exec(situation.text.trim())?.groups?.['what'];
  if (what === undefined || last?.kind !== 'investimento' || last.to === '' || lastEntries().length > 1)
    return undefined;
  if (!wroteLast() || last.description.startsWith('meta ')) return undefined;
  const told = reworded(situation, `guardei ${reais(last.cents)} ${what}`);
  if (told.understanding.intent !== 'lancamento') return undefined;
  const [draft, ...others] = draftsOf(told.understanding.slots, told);
  if (draft?.kind !== 'investimento' || others.length > 0) return undefined;
  return run(removed(last), recordCall({ ...draft, date: last.date }));
}
decidePutFor.says = [FOR];
