// "Quando termina a tv?", "antecipei 2 parcelas": of a purchase in instalments told some time ago, by its name or as the only one there is.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { reais } from '../../../finance/money.ts';
import { parcelasOf } from '../../../finance/parcelas.ts';
import { dayWords } from '../../../finance/replies/day-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { countSaid, spelledCounts } from '../../wording/counts.ts';
import { AND } from '../../wording/openers.ts';
import { doneIn } from '../owing/decide-pays-monthly.ts';

const ENDS = pattern('i')`
  ^${AND}(?:at[ée] )?quando (?:(?:que|é|eu|vou|vai|ainda) )*(?:(?:termin|acab)(?:a|am|o|ar)|pago|quito|vai)(?: (?:de pagar|as parcelas|a [úu]ltima(?: parcela)?))* d?[oa]s? (?:meu |minha )?(?<name>[a-zà-ÿ][a-zà-ÿ ]{1,30}?)\s*[?.!]*$
`;
const AHEAD = pattern('i')`
  ^${AND}(?:(?:hoje|j[áa]|eu) )*(?:antecip|adiant)(?:ei|amos) (?:as )?(?:[úu]ltimas )?(?<count>\d{1,2}|${spelledCounts(1, 12)}) parcelas?(?: del[ea])?(?: hoje)?[.!]*$
`;
const MANY = 200;
const inParcels = ({ kind, parcelas, status }: Lancamento): boolean =>
  kind === 'despesa' && parcelas > 1 && status === 'paga';

/** Undefined when nothing bought in instalments is meant. */
export function decideParcelsNamed(situation: Situation): Decision | undefined {
  const { loaded, asking, zone } = situation;
  const text = situation.text.trim();
  const { count } = AHEAD.exec(text)?.groups ?? {};
  if (count !== undefined) {
    const bought = loaded.entries({ last: MANY }).filter(inParcels);
    const { lastEntry: last } = loaded;
    const one = last !== undefined && inParcels(last) ? last : bought.length === 1 ? bought[0] : undefined;
    if (one === undefined) return undefined;
    return run({
      tool: 'bring_forward',
      args: { words: one.description, ...withoutUndefined({ count: countSaid(count) }) },
    });
  }
  const { name } = ENDS.exec(text)?.groups ?? {};
  const one = name === undefined ? undefined : loaded.called(name).entries.find(inParcels);
  const today = localDate(asking.said, zone);
  if (one === undefined) {
    const debt = name === undefined ? undefined : loaded.owed().find((owed) => sameName(owed.name, name));
    return debt?.parcelaCents === undefined ? undefined : doneIn(debt, debt.parcelaCents, situation);
  }
  const ahead = loaded
    .entries({ last: MANY })
    .reduce((sum, { kind, of, parcelas }) => (kind === 'antecipacao' && of === one.id ? sum + parcelas : sum), 0);
  const all = parcelasOf(one).slice(0, one.parcelas - ahead);
  const last = all.at(-1);
  if (last === undefined) return undefined;
  const left = all.filter(({ date }) => date > today);
  return say({
    text: [
      { bold: one.description },
      left.length === 0
        ? ` já terminou: a última parcela foi ${dayWords(last.date, today)}.`
        : `: a última parcela é em ${dayWords(last.date, today)}. Faltam ${left.length}, ${reais(left.reduce((sum, { cents }) => sum + cents, 0))}.`,
    ],
  });
}
decideParcelsNamed.says = [ENDS, AHEAD];
