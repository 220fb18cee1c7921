// "A Carla cancelou e pediu os 30 de volta, devolvi": what had come in went back, and nothing more is expected of it.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { recordCall } from '../entry/record-call.ts';
import { valueSaid } from '../value-said.ts';

const GAVE_BACK = pattern('i')`
  ^${AND}(?:[oa] )?(?<who>(?!(?:eu|ele|ela|quem)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: d[aeo] [a-zà-ÿ]{2,}| [a-zà-ÿ]{3,})??) (?:(?<gone>(?:cancelou|desistiu|desmarcou)(?: comigo)?),?|(?:devolveu|trouxe de volta) [oa]s? (?<item>[a-zà-ÿ]{3,20}),?|(?<off>(?:cancelou|desistiu|desmarcou),? (?:e )?)?
  (?:me )?pediu (?:[oa]s? )?(?:(?<value>${TYPED_AMOUNT}) |(?:dinheiro|valor|sinal|pix|grana) )?(?:del[ea] |tudo )?de volta,?)
  [ ](?:e |a[íi] )?(?:eu )?(?:j[áa] )?(?:devolvi|mandei|dei|paguei)(?: (?:tudo|o dinheiro|os (?<those>${TYPED_AMOUNT})|pr[ao] el[ea]|no pix|hoje))*[.!]*$
`;

/** Undefined when nothing came from whoever is named. */
export function decideGaveBack(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone } = situation;
  const { who, gone: left, off = left, item, those, value = those } = GAVE_BACK.exec(text.trim())?.groups ?? {};
  if (who === undefined) return undefined;
  const theirs = loaded
    .entries({ words: who })
    .filter(({ kind, counterpart }) => kind === 'receita' && folded(counterpart).includes(folded(who)));
  const sold = item === undefined ? [] : loaded.entries({ words: item }).filter(({ kind }) => kind === 'receita');
  const came = [...theirs, ...sold].find(({ status }) => status === 'paga');
  const cents = value === undefined ? came?.cents : valueSaid(value, situation);
  if (came === undefined || cents === undefined) return undefined;
  const { counterpart } = came;
  const of = item === undefined ? '' : ` de ${item}`;
  const date = localDate(asking.said, zone);
  const back = recordCall({
    kind: 'despesa',
    description: `devolução${of}`,
    category: 'outros',
    counterpart,
    cents,
    date,
  });
  const waits = off === undefined ? [] : theirs.filter(({ status }) => status === 'pendente').map(({ id }) => id);
  const gone: readonly ToolCall[] =
    waits.length === 0 ? [] : [{ tool: 'remove_transaction', args: { pointer: { ids: waits } } }];
  return run(back, ...gone);
}
decideGaveBack.says = [GAVE_BACK];
