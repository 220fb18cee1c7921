// "Separei 180 pra luz": money kept for a bill is neither spent nor a goal, so the bill is offered as one to pay.

import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { askToConfirm } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from '../entry/drafts-of.ts';
import { recordCall } from '../entry/record-call.ts';

const SET_ASIDE = pattern('i')`
  ^(?:(?:hoje|ontem|j[áa]|eu),? )*(?:separei|juntei|reservei|guardei|deixei separad[oa]s?|separamos|guardamos) (?<value>
    ${TYPED_AMOUNT}
  ) (?:pr[ao]s?|para(?: [oa]s?)?) (?:pagar )?(?:[oa]s? )?(?<bill>
    (?:
      conta|boleto|mensalidade|parcela|presta[çc][ãa]o|luz|energia|[áa]gua|g[áa]s|aluguel|internet|condom[íi]nio|
      telefone|iptu|ipva
    )(?![a-zà-ÿ])(?: d[aeo]s? [a-zà-ÿ ]{2,25})?
  )[.!]*$
`;

/** Undefined when the bill is the name of a goal. */
export function askSetAside(situation: Situation): Decision | undefined {
  const { text, loaded, asking } = situation;
  const { value, bill } = SET_ASIDE.exec(text.trim())?.groups ?? {};
  if (value === undefined || bill === undefined) return undefined;
  if (loaded.goals().some(({ key }) => key === bill.toLowerCase())) return undefined;
  const told = reworded(situation, `tenho que pagar ${bill}, ${value}`);
  const { intent, slots } = told.understanding;
  if (intent !== 'lancamento') return undefined;
  const [draft]: readonly Draft[] = draftsOf(slots, told);
  if (draft?.cents === undefined || draft.description === undefined) return undefined;
  return askToConfirm(
    [{ bold: reais(draft.cents) }, ` separados para ${draft.description}. Anoto como conta a pagar?`],
    recordCall({ ...draft, pending: true }),
    { yes: 'Anotar a pagar', no: 'Só separei' },
    asking,
  );
}
askSetAside.says = [SET_ASIDE];
