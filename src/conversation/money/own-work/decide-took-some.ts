// "A dona Cida pegou 3 e só paga sexta", "a dona Marta encomendou 50 coxinhas", "encomenda de 20 pra sábado": how many, which is no value.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { properName } from '../../../language/person/proper-name.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { editCall } from '../correction/edit-call.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { valueSaid } from '../value-said.ts';
import { COUNT, countSaid, priceOf } from './price-of-work.ts';

const DAY = `(?<day>(?:n[ao] |pr[ao] )?(?:dia d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|m[êe]s que vem)(?:-feira)?)`;
const TOOK = pattern('i')`
  ^(?:(?:e|a[íi]|hoje),? )*(?:[oa] )?(?<who>(?:(?:seu|dona|tio|tia) )?(?!(?:eu|quem|ele|ela)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: d[aeo] [a-zà-ÿ]{2,})?) (?:levou|pegou|comprou) (?:mais )?(?<count>${COUNT})
  (?: (?!fiad|reais|conto|e )(?<thing>[a-zà-ÿ]{3,}))?(?: (?:no )?fiad[oa]s?|,? (?:e |mas )?(?:s[óo] )?(?:paga|vai pagar|acerta|vai acertar)(?: s[óo])? ${DAY})[.!]*$
`;
const ORDERED = pattern('i')`
  ^(?:(?:peguei|recebi|tenho|chegou) )?(?:uma )?encomenda de (?<count>\d{1,3})(?: (?!reais|conto)(?<thing>[a-zà-ÿ]{3,}))? (?:pr[ao]|para) (?<day>${WEEKDAY_NAMES}|amanh[ãa]|dia \d{1,2})(?:,(?<more>.{3,60}?))?[.!]*$
`;
/** "…, 480", "…, por 480": what all of it comes to. */
const FOR_ALL = new RegExp(`^ (?:(?:por|deu|fica|d[áa]|total|ao todo|tudo|no total)[: ]*)*(${TYPED_AMOUNT})$`, 'i');

/** "A dona Marta encomendou 50 coxinhas": of the person, who will say for how much. */
const ORDERED_BY = pattern('i')`
  ^(?:(?:e|a[íi]|hoje|ontem),? )*(?:[oa] )?(?<who>(?:(?:seu|dona|tio|tia) )?(?!(?:eu|quem|ele|ela|minha|meu|a gente)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: d[aeo] [a-zà-ÿ]{2,})?) (?:me )?(?:encomendou|(?<asks>pediu|quer|vai querer)|fez (?:uma )?encomenda de)
  [ ](?:mais )?(?<count>\d{1,3}|${COUNT})(?: (?!reais|conto|pr[ao] |para )(?<thing>[a-zà-ÿ]{3,}(?: (?:de|com) [a-zà-ÿ]+){0,2}))?(?: (?:pr[ao]|para(?: o)?) (?<day>${WEEKDAY_NAMES}|amanh[ãa]|dia \d{1,2}))?[.!]*$
`;
/** "Amanhã tenho encomenda de 20 pro escritório do Carlos". */
const FOR_WHOM = pattern('i')`
  ^(?:(?:e|a[íi]),? )*(?:(?<first>hoje|amanh[ãa]|(?:n[ao] )?(?:${WEEKDAY_NAMES})(?:-feira)?|dia \d{1,2}),? )?(?:eu )?(?:peguei|recebi|tenho|tem|chegou) (?:uma? )?(?:encomenda|pedido) de (?<count>\d{1,3})
  (?: (?!reais|conto|pr[ao] |d[ao] |para )(?<thing>[a-zà-ÿ]{3,}))? (?:pr[ao]|d[ao]|para [ao]) (?!(?:${WEEKDAY_NAMES}|amanh)(?![a-zà-ÿ]))(?<who>(?:(?:dona|seu) )?[a-zà-ÿ]{2,20}(?: d[aeo] [a-zà-ÿ]{2,})?)
  (?:,? (?:(?:pr[ao]|para(?: o)?) )?(?<day>${WEEKDAY_NAMES}|amanh[ãa]|dia \d{1,2}))?(?:,? (?:(?:por|deu|d[áa]|total|tudo|a) )*(?<sum>${TYPED_AMOUNT}))?[.!]*$
`;
/** "Fechei 3 centos com a Nádia pro dia 24". */
const CLOSED_WITH = pattern('i')`
  ^(?:(?:e|hoje|ontem),? )*(?:fechei|combinei|acertei) (?<count>${COUNT}|\d{1,3}) (?!reais|conto|dias|emprest|d[eao] )(?<thing>[a-zà-ÿ]{3,}(?: (?:de|com) (?!a |o )[a-zà-ÿ]+)?) (?:com|pr[ao]) (?:[oa] )?(?<who>(?:(?:dona|seu) )?[a-zà-ÿ]{2,20})
  (?:,? (?:pr[ao]|para(?: o)?) (?<day>${WEEKDAY_NAMES}|amanh[ãa]|dia \d{1,2}))?[.!]*$
`;
/** "A Nádia aumentou pra 4". */
const SO_MANY_NOW =
  /^(?:(?:e|ah|agora),? )*(?:[oa] )?(?<who>(?:(?:dona|seu) )?[a-zà-ÿ]{2,20}) (?:aumentou|diminuiu|mudou|baixou)(?: o pedido| a encomenda)? (?:pra|para) (?<count>\d{1,3})[.!]*$/i;

/** "A mãe da Bia vai pagar as 4 do mês sexta": of the work that has a price. */
const WILL_PAY = pattern('i')`
  ^(?:(?:e|a[íi]),? )*(?:[oa] )?(?<who>(?:(?:seu|dona|m[ãa]e|pai) )?(?!(?:eu|quem|ele|ela)(?![a-zà-ÿ]))(?:d[aeo] )?[a-zà-ÿ]{2,}) (?:vai pagar|paga|vai acertar|acerta) (?:as|os)
  [ ](?<count>${COUNT})(?: (?!reais|contos?|do |da |de )(?<thing>[a-zà-ÿ]{3,}))?(?: d[oa] (?:m[êe]s|semana))?(?: s[óo])? ${DAY}[.!]*$
`;

/** From here on a number alone is reais. */
const MONEY = 10;

/** As the turns of phrase leave them. */
const REWORDED = /^(?:vou receber \d|vendi (?:fiado|\d{1,2}|uma?|dois|duas|tr[êe]s)(?![a-zà-ÿ]))/i;

/** Of what was ordered at a price, what is left to pay. */
function soManyNow(words: string, { loaded }: Situation): Decision | undefined {
  const { who = '', count } = SO_MANY_NOW.exec(words)?.groups ?? {};
  const theirs = count === undefined ? [] : loaded.called(who).entries.filter(({ kind }) => kind === 'receita');
  const due = theirs.find(({ status }) => status === 'pendente');
  const price = due && priceOf(due.description, loaded);
  if (due === undefined || price === undefined) return undefined;
  const paid = theirs.filter((one) => one.status === 'paga' && one.description === due.description);
  const cents = Number(count) * price.cents - paid.reduce((sum, one) => sum + one.cents, 0);
  return cents > 0 ? run(editCall(due.id, { cents })) : undefined;
}

/** Undefined when a value is told. What they come to is asked, unless one of them has a price. */
export function decideTookSome(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone, message } = situation;
  // The turns of phrase leave out how many there were.
  const words = (message.body.kind === 'text' ? message.body.text : text).trim();
  const changed = soManyNow(words, situation);
  if (changed !== undefined) return changed;
  const forWhom = FOR_WHOM.exec(words)?.groups;
  const {
    who,
    count,
    thing,
    first,
    day = first,
    asks,
  } = forWhom ??
  (TOOK.exec(words) ?? ORDERED_BY.exec(words) ?? CLOSED_WITH.exec(words) ?? WILL_PAY.exec(words))?.groups ??
  {};
  const order = count === undefined ? ORDERED.exec(words)?.groups : undefined;
  if (count === undefined && order === undefined) return undefined;
  const many = countSaid(count ?? order?.['count'] ?? '');
  const price = priceOf(count === undefined ? (order?.['thing'] ?? 'encomenda') : thing, loaded);
  // Who asks for what has no price may have asked for anything.
  if (asks !== undefined && price === undefined) return undefined;
  // "Levou 32 fiado": nobody counts so many of nothing.
  const worth =
    thing === undefined && (order ?? forWhom) === undefined && price === undefined && (many ?? 0) >= MONEY
      ? (many ?? 0) * 100
      : undefined;
  const [, said = forWhom?.['sum']] = FOR_ALL.exec(order?.['more'] ?? '') ?? [];
  const whole = said === undefined ? undefined : valueSaid(said, situation);
  const when = day ?? order?.['day'];
  const date = (when === undefined ? undefined : dayTold(when, situation)) ?? localDate(asking.said, zone);
  return keepOrAsk(
    [
      {
        ...{ kind: 'receita', category: 'renda_extra', date, pending: true },
        description: order === undefined ? (price?.thing ?? thing ?? properName(who ?? '')) : 'encomenda',
        ...(who === undefined ? {} : { counterpart: properName(who) }),
        ...withoutUndefined({
          cents: whole ?? worth ?? (price === undefined || many === undefined ? undefined : price.cents * many),
        }),
      },
    ],
    situation,
  );
}
decideTookSome.says = [TOOK, ORDERED_BY, CLOSED_WITH, SO_MANY_NOW, WILL_PAY, ORDERED, FOR_WHOM, REWORDED];
