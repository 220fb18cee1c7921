// "Vendi a bicicleta por 600, recebi 200 e o resto dia 10": one paid entry, and one pending for the rest.

import type { Draft } from '../../../finance/draft.ts';
import { reais } from '../../../finance/money.ts';
import { partPaid } from '../../../language/money/part-paid.ts';
import { askToChoose } from '../../ask.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Situation } from '../../situation.ts';
import { turned } from '../own-work/by-trade.ts';
import { isSold, isTrade, isWork } from '../own-work/trades.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import { recordCall } from './record-call.ts';

/** In characters: in a longer message it is unclear which amount is part of which. */
const LONGEST = 160;

/** "Eu paguei 200 e o Caio o resto": nothing waits. */
const OTHER_PAID_REST =
  /\d[^\d]* (?:e|mas) (?:[oa]|meu|minha) [a-zà-ÿ]+ (?:pagou |deu |completou |inteirou |com )?o (?:resto|restante)/i;

/** Undefined when the message does not say what of the price was paid. */
export function decidePartPaid(situation: Situation): Decision | undefined {
  const { text, reading } = situation;
  if (text.length > LONGEST || OTHER_PAID_REST.test(text) || !/\d/u.test(text)) return undefined;
  const items = partPaid(reading);
  if (items === undefined) return undefined;
  const drafts = draftsOf({ items: [...items] }, situation);
  const job = drafts.every(
    ({ kind, category, description = '' }) => kind === 'despesa' && (category === 'moradia' || isWork(description)),
  );
  return job && AGREED.test(text.trim()) ? askWhoseJob(drafts, situation) : keepOrAsk(drafts, situation);
}

/** "Fechei uma reforma por 3.800, metade agora": the person's own work, or work they pay for. */
const AGREED = /^(?:(?:e|hoje|ontem|eu),? )*(?:fechei|fechamos|combinei|acertei|peguei) (?!com )/i;

function askWhoseJob(drafts: readonly Draft[], situation: Situation): Decision {
  const { loaded, asking } = situation;
  const [first] = drafts;
  const mine = drafts.map((draft) => turned(draft, 'in'));
  if (isTrade(loaded) || isSold(first?.description, loaded)) return run(recordCall(...mine));
  return askToChoose(
    'clarify_type',
    [
      { bold: reais(drafts.reduce((sum, { cents = 0 }) => sum + cents, 0)) },
      ` de ${first?.description ?? 'serviço'}: você vai receber ou pagar?`,
    ],
    [
      { label: 'Vou receber', act: recordCall(...mine) },
      { label: 'Vou pagar', act: recordCall(...drafts) },
    ],
    asking,
  );
}
