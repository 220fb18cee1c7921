// "Troquei 100 dólares por 540": the reais may have come in or gone out, which the verb does not tell.

import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { askToChoose } from '../../ask.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { FIGURE, TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';
import { recordCall } from './record-call.ts';

const EXCHANGED = pattern('i')`
  ^(?:(?:hoje|ontem|eu),? )*(?:troquei|trocamos|cambiei) (?:uns )?${FIGURE}(?: mil)? (?<currency>
    d[óo]lar(?:es)?|euros?|libras?|pesos?|ienes?
  )(?: [a-zà-ÿ]+){0,2}? (?:por|em|e (?:deu|recebi|peguei)|deu) (?<value>${TYPED_AMOUNT})[.!]*$
`;

/** Undefined when the reais are not told. */
export function askExchanged(situation: Situation): Decision | undefined {
  const { text, asking, zone } = situation;
  const { currency = '', value = '' } = EXCHANGED.exec(text.trim())?.groups ?? {};
  const cents = currency === '' ? undefined : valueSaid(value, situation);
  if (cents === undefined) return undefined;
  const entry = { date: localDate(asking.said, zone), cents, description: `câmbio de ${currency.toLowerCase()}` };
  return askToChoose(
    'clarify_type',
    [{ bold: reais(cents) }, ` na troca de ${currency.toLowerCase()}: entraram ou saíram?`],
    [
      {
        label: 'Entraram',
        act: recordCall({ ...entry, kind: 'receita', category: 'outras_receitas' }),
      },
      {
        label: 'Saíram',
        act: recordCall({ ...entry, kind: 'despesa', category: 'outros' }),
      },
    ],
    asking,
  );
}
askExchanged.says = [EXCHANGED];
