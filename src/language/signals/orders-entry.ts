// Orders to record an entry, amount first and then its purpose: "põe 80 de gasolina", "registra uma despesa de 320 com o mecânico", "marca aí: 12,50
// de pão".

import { oncePerReading } from '../reading/once-per-reading.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from './asks.ts';
import { isUnreal } from './unreal.ts';

/** Words allowed before the amount, or before the thing of "registra aí gás de 150". */
const ORDER =
  /^(?:(?:e|oi|opa|ei|entao|agora|por favor|pf|tambem|pode|da pra) ,? ?)*(?:me )?(?:anot[ae]r?|registr[ae]r?|lanca?r?|lance|bot[ae]r?|poe|ponha|coloca?r?|coloque|marca?r?|marque|(?:adicion|acrescent|som)[ae]r?|inclu[ia]r?|joga)(?: (?:ai|la|mais|tambem|pra mim|por favor|pf|outr[oa]))* ?[:,]? ?(?:(?:um |uma |o |a |mais um |mais uma |outr[oa] )?(gasto|despesa|saida|compra|pagamento|custo)s?(?: (?:nova?|novo|extra))? ?[:,]? ?)?(?:de |uns )?$/;

/** Lists, reminders, limits and goals also take numbers. */
const ELSEWHERE = [
  'memory_any',
  'remind_me',
  'budget_noun',
  'goal_noun',
  'goal_cue',
  'repeat_cue',
  'invoice_noun',
  'hypothetical',
] as const;

/** In centavos; a smaller bare number may be a quantity: "põe 2 de leite". */
const MOST_COUNTED_CENTS = 400;

function isCount(r: Reading): boolean {
  const { money } = r;
  return money !== undefined && !money.marked && money.cents <= MOST_COUNTED_CENTS && money.cents % 100 === 0;
}

export const ordersEntry = oncePerReading((r) => {
  if (!r.hasAny('v_keep', 'v_put', 'v_total')) return false;
  const [amount] = r.amounts;
  if (amount === undefined || amount !== r.money) return false;
  const at = r.unitOf(amount.from);
  const thing = r.norm(at - 1) === 'de' && r.is(at - 2, 'cat') ? r.units[at - 2] : undefined;
  const order = ORDER.exec(`${r.words(0, thing?.from ?? amount.from)} `);
  if (order === null || isCount(r)) return false;
  const isNamed = order[1] !== undefined;
  return (
    (isNamed || thing !== undefined || (r.is(r.unitOf(amount.to), 'prep') && r.hasAny('cat', 'merchant'))) &&
    !r.hasAny(...ELSEWHERE) &&
    r.url === undefined &&
    !asks(r) &&
    !isUnreal(r)
  );
});
