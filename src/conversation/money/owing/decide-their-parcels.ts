// "Ele paga em 3x de 50", "pagou a primeira", of what was lent: nothing was bought, and so much of it comes in each time.

import { folded } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import { reais } from '../../../finance/money.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { AND } from '../../wording/openers.ts';
import { asTyped, TYPED_AMOUNT, typedCents } from '../../wording/typed-amount.ts';
import { lessOf } from '../correction/less-of.ts';
import { sameAs } from '../correction/same-again.ts';
import { recordCall } from '../entry/record-call.ts';
import { COUNT, countSaid } from '../own-work/price-of-work.ts';
import { valueSaid } from '../value-said.ts';
import { decideArrived } from './decide-arrived.ts';

const IN_PARCELS = pattern('i')`
  ^${AND}(?:el[ea]|(?:[oa] |meu |minha )[a-zà-ÿ]{3,20}) (?:(?:vai|disse que|ficou de) )*(?:me )?(?:pagar?|devolver?|dar|d[áa]) (?:o resto )?(?:(?:em )?(?<count>${COUNT}) ?(?:x|vezes|parcelas)(?: de (?<value>${TYPED_AMOUNT}))?|(?<each>${TYPED_AMOUNT}) (?:por|cada|tod[oa]) (?:dia|semana|quinzena|m[êe]s))[^\d?]{0,20}$
`;
const ONE_CAME = pattern('i')`
  ^(?:(?:e|a[íi]|j[áa]|ah),? )*(?:(?<who>el[ea]|(?:[oa] |meu |minha )[a-zà-ÿ]{3,20}) )?(?:j[áa] )?(?:me )?(?:pagou|mandou|devolveu|deu|passou|caiu|entrou|recebi) (?:a (?:primeira|segunda|terceira|quarta|quinta|[úu]ltima)|(?:mais )?(?:uma|(?<many>2|duas|3|tr[êe]s)))(?: parcelas?| parte| metade)?[.!]*$
`;

/** Undefined unless somebody owes, and the parts were told. */
export function decideTheirParcels(situation: Situation): Decision | undefined {
  const { text, loaded } = situation;
  const told = IN_PARCELS.exec(text.trim())?.groups;
  const came = told === undefined ? ONE_CAME.exec(text.trim())?.groups : undefined;
  if (told === undefined && came === undefined) return undefined;
  const due = loaded.bills().filter(({ kind }) => kind === 'receita');
  const sold = due.filter(({ counterpart }) => counterpart !== '');
  // "Caiu a primeira", of what was sold to nobody named.
  const called = [...loaded.receivables(), ...sold];
  const all = called.length === 0 && due.length === 1 ? due : called;
  const who = folded(came?.['who'] ?? '').replace(/^(?:[oa]|meu|minha) /u, '');
  const named = all.filter((one) => folded('name' in one ? one.name : one.counterpart) === who);
  const waiting = named.length > 0 ? named : all;
  if (waiting.length === 0) return undefined;
  if (told !== undefined) {
    const owed = loaded.lastEntry?.receivable ?? 0;
    const whole = owed > 0 ? Math.round(owed / (countSaid(told['count'] ?? '') ?? 1)) : undefined;
    const each = told['value'] ?? told['each'];
    const cents = each === undefined ? whole : valueSaid(each, situation);
    return cents === undefined
      ? undefined
      : say({
          text: [
            'Certo! Quando entrar cada parcela, me diga “pagou ',
            { bold: reais(cents) },
            '” que eu desconto do que falta.',
          ],
        });
  }
  const terms = loaded
    .spoken()
    .map(({ text: said }) => {
      const parts = IN_PARCELS.exec(
        said
          .replace(/^.*\d[^,]*(?:, (?:que )?(?=el[ea] )|,? e o resto (?=em ))/, '')
          .replace(/^em /, 'ele paga ')
          .trim(),
      )?.groups;
      return (
        parts && {
          count: parts['count'],
          value: parts['value'] ?? parts['each'],
          whole: Math.max(0, ...situation.readingOf(said).amounts.map(({ cents }) => cents)),
        }
      );
    })
    .findLast((one) => one !== undefined);
  // What they owe now is less, once some of it came.
  const whole = terms?.whole || (waiting[0]?.cents ?? 0);
  const each = whole / 100 / (countSaid(terms?.count ?? '') ?? 1);
  const value =
    terms === undefined ? undefined : (terms.value ?? (waiting.length === 1 ? String(Math.round(each)) : undefined));
  const [bill] = waiting;
  const cents = value === undefined ? undefined : valueSaid(value, situation);
  if (bill !== undefined && 'id' in bill && bill.counterpart === '' && cents !== undefined && cents < bill.cents)
    return run(
      lessOf(bill, cents),
      recordCall({ ...sameAs(bill), cents, date: localDate(situation.asking.said, situation.zone) }),
    );
  return value === undefined
    ? undefined
    : decideArrived(reworded(situation, `${came?.['who'] ?? 'ele'} me pagou ${timesOf(came, value)}`));
}
decideTheirParcels.says = [IN_PARCELS, ONE_CAME];

/** "Pagou mais 2", of so much each. */
const timesOf = (came: Readonly<Record<string, string>> | undefined, value: string): string =>
  came?.['many'] === undefined ? value : asTyped(typedCents(value) * (countSaid(came['many']) ?? 1));
