// "Vou pagar 100 por mês pra ele", of a debt that is kept: its parcels. "Quando termino?", behind it: the month of the last one.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { addMonths, wholeMonth } from '../../../finance/civil-date.ts';
import { reais } from '../../../finance/money.ts';
import { periodWords } from '../../../finance/replies/day-words.ts';
import { sameName } from '../../../finance/same-name.ts';
import type { Owed } from '../../../finance/towards-debt.ts';
import { run, say } from '../../decided.ts';
import { type Decision, IDLE_STATE } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { VALUE } from '../../wording/turn.ts';
import { recordCall } from '../entry/record-call.ts';
import { COUNT, countSaid } from '../own-work/price-of-work.ts';
import { valueSaid } from '../value-said.ts';
import { debtPayment } from './debt-payment.ts';

const WHO = '(?:pr[ao]|para(?: [oa])?|ao?|com) (?:meu |minha )?';
const MONTHLY = pattern('i')`
  ^(?:(?:e|a[íi]|ent[ãa]o|eu|mas),? )*(?:vou|combinei(?: de)?|combinamos(?: de)?|fiquei de|consigo|quero|d[áa] pra|posso) (?:ir )?(?:pagar|pagando|dar|dando|mandar|mandando|devolver|devolvendo)
  (?: ${WHO}(?<before>[a-zà-ÿ]{2,20}))? (?:de )?${VALUE}(?: reais)? (?:por|todo|ao|cada|a cada) m[êe]s(?: ${WHO}(?<who>[a-zà-ÿ]{2,20}))?[.!]*$
`;
/** "Vou pagar o resto em 2 vezes". */
const IN_PARTS = pattern('i')`
  ^(?:(?:e|a[íi]|ent[ãa]o|eu|mas),? )*(?:(?:vou|combinei(?: de)?|combinamos(?: de)?|fiquei de) (?:pagar|devolver|dar)|devolvo|pago|vou devolvendo) (?:o resto|o que falta|el[ea]|isso|tudo)? ?em (?<parts>${COUNT}) ?(?:vezes|x|parcelas|meses)(?: de ${VALUE})?[.!]*$
`;
/** "Paguei a primeira", "paguei a desse mês", of a debt with parcels. */
const NTH = '(?:primeira|segunda|terceira|quarta|quinta|[úu]ltima|pr[óo]xima|outra)';
const ONE_PAID = pattern('i')`
  ^(?:(?:e|a[íi]|eu|hoje|ontem|j[áa]|pronto|ok),? )*(?:j[áa] )?paguei (?:(?:a|essa|esta|mais) )?(?:
    ${NTH}(?: parcela| presta[çc][ãa]o)?|(?:parcela|presta[çc][ãa]o)?(?: ?d?(?:esse|este|o) m[êe]s| de hoje)|uma(?: parcela| presta[çc][ãa]o)?|parcela|presta[çc][ãa]o
  )(?: (?:hoje|ontem|no pix|j[áa]))*[.!]*$
`;
/** "Já paguei 10 de 60". */
const SO_MANY_PAID = pattern('i')`
  ^(?:(?:e|eu|mas),? )*(?:j[áa] )?(?:paguei|foram|foi) (?<paid>\d{1,3}) (?:parcelas? )?d[aeo]s? (?<of>\d{2,3})(?: parcelas| meses)?[.!]*$
`;
const WHEN_DONE = pattern('i')`
  ^(?:(?:e|mas|a[íi]|agora|ent[ãa]o),? )*(?:quando|em quanto tempo|em quantos meses|quantos meses) (?:(?:que|eu|é|vou|ele|ela|isso|faltam?|pra) )*(?:termin[oa]r?|acab[oa]r?|quit[oa]r?|zer[oa]r?)
  (?: (?:de pagar|de pagar (?:el[ea]|isso|tudo)|el[ea]|isso|tudo|(?:a |essa )?d[íi]vida))*\s*[?.!]*$
`;

function doneIn({ name, cents }: Owed, each: number, { asking, zone }: Situation): Decision {
  const parts = Math.ceil(cents / each);
  const today = localDate(asking.said, zone);
  const last = wholeMonth(addMonths(today, parts - 1));
  return say({
    text: [
      `Pagando ${reais(each)} por mês, você termina em `,
      { bold: parts === 1 ? '1 mês' : `${parts} meses` },
      `, ${periodWords(last, today)}: hoje faltam ${reais(cents)} (${name}).`,
    ],
  });
}

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

/** Undefined unless one debt without interest is meant. */
export function decidePaysMonthly(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const paid = oneParcelPaid(situation) ?? soManyPaid(situation);
  if (paid !== undefined) return paid;
  const said = MONTHLY.exec(text.trim())?.groups;
  // As typed: of debts in general it is another question.
  const { body } = situation.message;
  const parts = countSaid(IN_PARTS.exec(text.trim())?.groups?.['parts'] ?? '');
  const asked = said === undefined && body.kind === 'text' && WHEN_DONE.test(body.text.trim());
  if (said === undefined && !asked && parts === undefined) return undefined;
  const { before, who = before, value = '' } = said ?? {};
  const owed = loaded.owed();
  const last =
    loaded.done?.debt ?? folded(loaded.lastEntry?.category === 'dividas' ? loaded.lastEntry.counterpart : '');
  const named = who === undefined || /^el[ea]$/i.test(who) ? undefined : who;
  const debt = owed.find(({ key, name }) => (named === undefined ? key === last : sameName(name, named)));
  // Of several, how they are paid off together is worked out.
  if (debt === undefined || (who === undefined && owed.length > 1)) return undefined;
  if (asked) return debt.parcelaCents === undefined ? undefined : doneIn(debt, debt.parcelaCents, situation);
  const cents = parts === undefined ? valueSaid(value, situation) : Math.ceil(debt.cents / parts);
  const told = loaded.debts().find(({ key }) => key === debt.key);
  if (cents === undefined || cents > debt.cents || told === undefined || told.value.monthlyRate !== undefined)
    return undefined;
  // What was paid since is off already, and is not taken off twice.
  const { parcelas: _, paid: __, ...plain } = told.value;
  const value_ = { ...plain, cents: debt.cents, parcelaCents: cents };
  const open = doneIn(debt, cents, situation);
  return {
    do: 'beside',
    calls: [{ tool: 'tell_money', args: { told: { kind: 'divida', key: debt.key, value: value_ } } }],
    open,
    next: IDLE_STATE,
  };
}
decidePaysMonthly.says = [ONE_PAID, SO_MANY_PAID, IN_PARTS, MONTHLY, WHEN_DONE];
