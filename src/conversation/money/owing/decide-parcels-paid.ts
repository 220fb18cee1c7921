// "Paguei a primeira", "já paguei 10 de 60", of a debt with parcels: so many of them are paid.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Owed } from '../../../finance/towards-debt.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { recordCall } from '../entry/record-call.ts';
import { debtPayment } from './debt-payment.ts';

/** "Paguei a primeira", "paguei a desse mês", of a debt with parcels. */
const NTH = '(?:primeira|segunda|terceira|quarta|quinta|[úu]ltima|pr[óo]xima|outra)';
const ONE_PAID = pattern('i')`
  ^(?:(?:e|a[íi]|eu|hoje|ontem|j[áa]|pronto|ok),? )*(?:j[áa] )?paguei (?:(?:a|essa|esta|mais) )?(?:
    ${NTH}(?: parcela| presta[çc][ãa]o)?|(?:parcela|presta[çc][ãa]o)?(?: ?d?(?:esse|este|o) m[êe]s| de hoje)|uma(?: parcela| presta[çc][ãa]o)?|parcela|presta[çc][ãa]o
  )(?: (?:hoje|ontem|no pix|j[áa]|pr[ao] (?:minha |meu )?[a-zà-ÿ]{2,}))*[.!]*$
`;
/** "Já paguei 10 de 60". */
const SO_MANY_PAID = pattern('i')`
  ^(?:(?:e|eu|mas),? )*(?:j[áa] )?(?:paguei|foram|foi) (?<paid>\d{1,3}) (?:parcelas? )?d[aeo]s? (?<of>\d{2,3})(?: parcelas| meses)?[.!]*$
`;

/** The debt that is talked about: the one told or paid last, or the only one with parcels. */
function inParcels({ loaded }: Situation): Owed | undefined {
  const key = loaded.done?.debt ?? folded(loaded.lastEntry?.category === 'dividas' ? loaded.lastEntry.counterpart : '');
  const all = loaded.owed().filter(({ parcelaCents }) => parcelaCents !== undefined);
  return all.find((one) => one.key === key) ?? (all.length === 1 && loaded.bills().length === 0 ? all[0] : undefined);
}

function oneParcelPaid(situation: Situation): Decision | undefined {
  const debt = ONE_PAID.test(situation.text.trim()) ? inParcels(situation) : undefined;
  if (debt?.parcelaCents === undefined) return undefined;
  const date = localDate(situation.asking.said, situation.zone);
  return run(recordCall(debtPayment(debt.name, Math.min(debt.cents, debt.parcelaCents), date)));
}

/** Of the debt just told, or of what repeats every month: so many are paid. */
function soManyPaid(situation: Situation): Decision | undefined {
  const { loaded, text } = situation;
  const { paid, of } = SO_MANY_PAID.exec(text.trim())?.groups ?? {};
  const [done, parcelas] = [Number(paid), Number(of)];
  if (paid === undefined || done >= parcelas) return undefined;
  const debt = inParcels(situation);
  if (debt?.parcelas === parcelas) return run({ tool: 'parcelas_paid', args: { words: debt.name, paid: done } });
  const each = loaded.recurring().find(({ key }) => key === loaded.done?.recurring)?.value;
  if (each?.cents === undefined || each.kind !== 'despesa' || each.every !== 'monthly') return undefined;
  const value = {
    name: each.description,
    cents: each.cents * parcelas,
    parcelas,
    parcelaCents: each.cents,
    paid: done,
  };
  return run({ tool: 'tell_money', args: { told: { kind: 'divida', key: folded(each.description), value } } });
}

/** Undefined unless one debt, or one thing of every month, is meant. */
export const decideParcelsPaid = (situation: Situation): Decision | undefined =>
  oneParcelPaid(situation) ?? soManyPaid(situation);
decideParcelsPaid.says = [ONE_PAID, SO_MANY_PAID];
