// "Pagamento do meu MEI 76,90", "pagamento do mercado 120": what is paid for is an expense; whoever pays ("do cliente") is not.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Situation } from '../../situation.ts';

const PAYMENT = pattern('i')`
  ^(?:(?:fiz|hoje|ontem|j[áa]),? )*(?:o )?pagamento d[aeo]s? (?<mine>minha |meu )?(?<what>
    (?!(?:sal[áa]rio|client|fregu|empresa|firma|patr|chefe|trabalho|servi[çc]o|freela|bico|plant|di[áa]ria|m[êe]s|quinzena|semana)(?:[a-zà-ÿ]*)(?![a-zà-ÿ]))
    [a-zà-ÿ][a-zà-ÿ ]{1,30}?
  )(?: \([^)]{1,30}\))?[ ,:]*(?:de |foi |deu |em )?(?:r\$ ?)?\d
`;

/** The draft unchanged unless it came out as income and what is paid for has a category of spending. */
export function paymentOf(draft: Draft, text: string, read: Situation['read']): Draft {
  if (draft.kind !== 'receita' || draft.pending === true) return draft;
  const { what, mine } = PAYMENT.exec(text.trim())?.groups ?? {};
  const bought = what === undefined ? undefined : read(`gastei 10 com ${what}`);
  if (bought?.intent !== 'lancamento' || what === undefined) return draft;
  const { category } = bought.slots;
  if (category === undefined && mine === undefined) return draft;
  const { counterpart: _, ...rest } = draft;
  return { ...rest, kind: 'despesa', category: category ?? 'outros', description: what };
}
