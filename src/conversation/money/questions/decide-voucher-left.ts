// "Quanto tem no vale?", "quanto sobrou do VR?": what came in as meal or food vouchers, less what was paid with them.

import { folded } from '../../../domain/fold.ts';
import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';

const VOUCHER = '(?:v[ar]|vale|vale (?:alimentacao|refeicao)|ticket)';
const ASKED = pattern('u')`
  ^(?:e |mas |agora )*(?:
    (?:quanto|qto) (?:que )?(?:eu )?(?:ainda )?(?:tem|tenho|sobra|sobrou|resta|restou|falta|da)(?: ainda)? (?:n[oa]|d[oa])(?: meu)? ${VOUCHER}|
    (?:qual (?:e |o )*)?(?:o )?saldo d[oa](?: meu)? ${VOUCHER}
  )(?: ainda| agora| esse mes)*[?!. ]*$
`;
const IS_VOUCHER = /^(?:vale\b|v[ar]\b|ticket\b)/u;
/** Of the newest entries. */
const MOST = 500;

const sumOf = (entries: readonly Lancamento[]): number => entries.reduce((sum, { cents }) => sum + cents, 0);

/** Undefined when no voucher came in. */
export function decideVoucherLeft({ text, loaded }: Situation): Decision | undefined {
  if (!ASKED.test(folded(text).trim())) return undefined;
  const paid = loaded.entries({ last: MOST }).filter(({ status }) => status === 'paga');
  const came = paid.filter(({ kind, description }) => kind === 'receita' && IS_VOUCHER.test(folded(description)));
  if (came.length === 0) return undefined;
  const spent = sumOf(paid.filter(({ kind, method }) => kind === 'despesa' && method === 'vale'));
  const left = sumOf(came) - spent;
  return say({
    text: [
      left < 0 ? 'O vale passou ' : 'No vale sobram ',
      { bold: reais(Math.abs(left)) },
      `: entraram ${reais(sumOf(came))} e saíram ${reais(spent)} nele.`,
    ],
  });
}
decideVoucherLeft.says = [ASKED];
