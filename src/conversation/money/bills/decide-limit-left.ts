// "Meu limite é 2500, quanto sobra?": the card's limit told, and what is left of it asked.

import { pattern } from '../../../domain/pattern.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { decideAccount } from '../decide-told.ts';

const TOLD_AND_ASKED = pattern('i')`
  ^(?:o |e )?(?:meu )?limite(?<card> (?:d[oe]|n[oa]) (?:meu )?(?:cart[ãa]o ?)?[a-zà-ÿ\d ]{0,20}?)? ?
  (?:é|eh|e|t[áa] em|est[áa] em|foi pra|agora é)(?: de)? (?<value>(?:r\$ ?)?\d[\d.,]*(?: ?mil)?(?: reais)?)
  (?: (?:no|do) cart[ãa]o)? ?[,;.]? (?:e )?(?:quanto|qto|qnt) (?:que )?(?:eu )?(?:ainda )?(?:me )?
  (?:sobra|sobrou|resta|restou|tenho|falta|posso gastar|d[áa] pra gastar|t[áa] livre|tem livre)[^?]{0,25}\s*[?!.]*$
`;

/** Both in one turn: the limit is told, then the question answered with it. */
export function decideLimitLeft({ text, read }: Situation): Decision | undefined {
  const { card = ' do cartão', value } = TOLD_AND_ASKED.exec(text.trim())?.groups ?? {};
  const said = value === undefined ? undefined : read(`limite${card} é ${value}`);
  if (said?.intent !== 'account_set') return undefined;
  const told = decideAccount({ ...said.slots, kind: 'card' });
  const { account } = said.slots;
  if (told.do !== 'run_tool') return told;
  const question = { op: 'card_limit' as const, ...(account === undefined || account === 'cartao' ? {} : { account }) };
  return run(told.calls[0], ...told.calls.slice(1), { tool: 'query_ledger', args: { question } });
}
decideLimitLeft.says = [TOLD_AND_ASKED];
