// "Qual é o meu salário?", "quanto eu ganho?": what is kept as coming in every month, though nothing of it came yet.

import { folded } from '../../../domain/fold.ts';
import { listed } from '../../../domain/listed.ts';
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

/** "Quanto a gente ganha junto?": of all who bring something home. */
const OURS = pattern('u')`
  ^(?:e )?quanto (?:e que |que )?(?:(?:a gente|nos(?: dois| duas)?|os dois|as duas|eu e .{2,25}) )?(?:ganha|ganhamos|recebe|recebemos)
  (?: (?:juntos?|juntas|somando|ao todo|no total|os dois|por mes|todo mes))*[?!. ]*$
`;

function ours({ loaded }: Situation): Decision | undefined {
  const all = loaded.recurring().filter(({ value }) => value.kind === 'receita' && value.every === 'monthly');
  const sum = all.reduce((cents, { value }) => cents + (value.cents ?? 0), 0);
  if (all.length < 2) return undefined;
  const each = all.map(({ value }) => `${reais(value.cents ?? 0)} de ${value.description}`);
  return say({ text: ['Juntos, ', { bold: `${reais(sum)} por mês` }, `: ${listed(each)}.`] });
}

/** Undefined when no such income is kept: then what came in answers. */
export function decidePayAsked(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const said = folded(text).trim();
  if (OURS.test(said)) return ours(situation);
  if (!PAY_ASKED.test(said) && !EARNS.test(said)) return undefined;
  const comesIn = loaded.recurring().some(({ value }) => value.kind === 'receita' && value.usual !== true);
  if (comesIn) return askLedger({ op: 'recurring_list', type: 'income' });
  const usual = loaded.recurring().find(({ value }) => value.kind === 'receita' && value.usual === true)?.value.cents;
  const gross = loaded.ownFacts().find(({ key }) => key === 'gross');
  if (usual === undefined && gross === undefined) return undefined;
  const told = usual === undefined ? [] : [`entram ${reais(usual)} por mês`];
  return say(phrases.toldOfPay([...told, ...(gross === undefined ? [] : [factWords(gross)])].join(', e ')));
}
decidePayAsked.says = [PAY_ASKED, EARNS, OURS];
