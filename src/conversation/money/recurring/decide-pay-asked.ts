// "Qual é o meu salário?", "quanto eu ganho?": what is kept as coming in every month, though nothing of it came yet.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { factWords } from '../../../finance/replies/told-reply.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { phrases } from '../../replies/phrases.ts';
import type { Situation } from '../../situation.ts';
import { askLedger } from '../questions/ask-ledger.ts';

const PAY_ASKED = pattern('u')`
  ^(?:e )?(?:qual|quanto|de quanto)(?: que)?(?: e)?(?: mesmo)? (?:o |a )?(?:valor d[oa] )?(?:meu|minha) (?:
    salario|ordenado|renda|aposentadoria
  )(?: (?:mensal|fix[oa]|liquid[oa]))?[?!. ]*$
`;
const EARNS =
  /^(?:e )?quanto (?:e que |que )?(?:eu )?(?:(?:disse|falei|contei) que )?(?:eu )?(?:ganho|recebo)(?: de (?:salario|renda))?(?: (?:por|todo|ao) mes)?[?!. ]*$/u;

/** Undefined when no such income is kept: then what came in answers. */
export function decidePayAsked({ text, loaded }: Situation): Decision | undefined {
  const said = folded(text).trim();
  if (!PAY_ASKED.test(said) && !EARNS.test(said)) return undefined;
  const comesIn = loaded.recurring().some(({ value }) => value.kind === 'receita' && value.usual !== true);
  if (comesIn) return askLedger({ op: 'recurring_list', type: 'income' });
  const usual = loaded.recurring().find(({ value }) => value.kind === 'receita' && value.usual === true)?.value.cents;
  const gross = loaded.ownFacts().find(({ key }) => key === 'gross');
  if (usual === undefined && gross === undefined) return undefined;
  const told = usual === undefined ? [] : [`entram ${reais(usual)} por mês`];
  return say(phrases.toldOfPay([...told, ...(gross === undefined ? [] : [factWords(gross)])].join(', e ')));
}
decidePayAsked.says = [PAY_ASKED, EARNS];
