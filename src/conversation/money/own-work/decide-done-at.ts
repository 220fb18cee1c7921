// "Segunda fiz na dona Vera, ela pagou", "terça na Silvia, fica pra sexta": work done at somebody's, for the one price told.

import { pattern } from '../../../domain/pattern.ts';
import { withoutUndefined } from '../../../domain/without-undefined.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { dayTold } from '../correction/day-told.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';
import { valueSaid } from '../value-said.ts';
import { priceOf } from './price-of-work.ts';
import { isTrade } from './trades.ts';

const WHO =
  '(?:casa d[aeo] )?(?:(?:dona|don|seu|dra?) )?(?!(?:rua|casa|minha|meu|mercado|farm[áa]cia|padaria|academia|feira|shopping|el[ea]s?|[oa]s|tod[oa]s?|fica|ficou|ficaram|s[óo]|n[ãa]o|vai|v[ãa]o|j[áa]|me|ainda|mas|fiad[oa]|pag[a-zà-ÿ]+|acert[a-zà-ÿ]+)(?![a-zà-ÿ]))[a-zà-ÿ]{2,}(?: [A-ZÀ-Þ][a-zà-ÿ]+)?';
const DONE = pattern('i')`
  ^(?:(?:e|a[íi]|eu|tamb[ée]m|j[áa]),? )*(?<day>(?:hoje|hj|ontem|anteontem|(?:n[ao] )?(?:${WEEKDAY_NAMES})(?:-feira)?(?: passad[ao])?),? (?:eu )?)?
  (?<did>fiz|trabalhei|limpei|atendi|fui|foi|passei)? ?n[ao] (?<who>${WHO}(?:(?:,| e)(?: n[ao])? ${WHO}){0,3}),?
  (?: (?:e |mas |s[óo] que )?(?:(?:el[ea]s?|as duas|os dois|todos|todas) )?(?:
    (?<paid>j[áa] (?:me )?pag(?:ou|aram)|(?:me )?pag(?:ou|aram)|acert(?:ou|aram))|
    (?<owes>(?:s[óo] )?(?:fic(?:a|ou|aram) (?:pr[ao]|para|de (?:me )?pagar|devendo)|vai (?:me )?pagar|v[ãa]o (?:me )?pagar|pagam?|acertam?)|n[ãa]o (?:me )?pag(?:ou|aram)(?: ainda)?|ainda n[ãa]o (?:me )?pag(?:ou|aram)|fiado)
    (?: s[óo])?(?:,? (?:e )?(?:paga )?(?<due>(?:n[ao] |pr[ao] )?(?:dia \d{1,2}|amanh[ãa]|${WEEKDAY_NAMES}|semana que vem|m[êe]s que vem|fim do m[êe]s)(?:-feira)?))?
  )(?: (?<value>${TYPED_AMOUNT}))?(?: (?:na hora|no pix|em dinheiro|certinho|tudo|hoje|cada(?: uma?)?))*)?[.!]*$
`;
const NEXT = /(?:,| e) ?(?:n[ao] )?(?=\S)/i;

/** Undefined unless that is known to be their work: by their trade, or by what they have just told of another day. */
export function decideDoneAt(situation: Situation): Decision | undefined {
  const { text, loaded, read, asking, zone } = situation;
  const said = DONE.exec(text.trim())?.groups;
  if (said === undefined) return undefined;
  const { day = '', did, who = '', paid, owes, due, value } = said;
  const { lastEntry: last } = loaded;
  const price = priceOf(undefined, loaded);
  const goesOn = last?.kind === 'receita' && last.category === 'renda_extra' && last.description === price?.thing;
  const says = paid ?? owes;
  const works = price !== undefined || isTrade(loaded);
  // "Fui na padaria" is no work: a customer is called by name.
  const atWhom = price !== undefined && /(?<![a-zà-ÿ])(?:[Dd]ona|[Ss]eu|n[ao] [A-ZÀ-Þ])/u.test(text);
  const states = did !== undefined && (says !== undefined || atWhom || !/^(?:fui|foi|passei)$/i.test(did));
  // "Ela pagou 160 de faxina" is an entry like any other.
  if (!works || !(states || (goesOn && says !== undefined)) || (value !== undefined && price !== undefined))
    return undefined;
  const told = read(`recebi 10 ${day.replace(/eu $/i, '')}`);
  const today = localDate(asking.said, zone);
  const done = (told.intent === 'lancamento' ? told.slots.date : undefined) ?? today;
  const waits = owes === undefined || due === undefined ? undefined : dayTold(due, situation);
  const each = who.split(NEXT).map((name) => properName(name.replace(/^casa d[aeo] /i, '')));
  return keepOrAsk(
    each.map((counterpart) => ({
      ...{ kind: 'receita', category: 'renda_extra', counterpart, description: price?.thing ?? 'diária' },
      date: waits ?? done,
      ...withoutUndefined({ cents: value === undefined ? price?.cents : valueSaid(value, situation) }),
      ...(owes === undefined ? {} : { pending: true as const }),
    })),
    situation,
  );
}
decideDoneAt.says = [DONE];
