// "Paguei 120 de luz e a água 80 vence dia 25": what was paid or received, and what is still to be.

import { pattern, piece } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import type { Decision } from '../../decision.ts';
import { reworded, type Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';

const DAY = piece`
  (?:
    hoje|amanh[ãa]|depois de amanh[ãa]|
    (?:n[ao] )?(?:${WEEKDAY_NAMES})(?:-feira)?|(?:no )?dia \d{1,2}(?:/\d{1,2})?|
    (?:n[ao] )?(?:semana|m[êe]s) que vem|
    (?:no )?(?:fim|come[çc]o) do m[êe]s
  )
`;
const JOIN = '(?:,? (?:e|mas|s[óo] que|a[íi])|[,;.]) ';
const ORDERED = pattern('i')`
  ^(?<done>.*\d.*?)${JOIN}(?<ahead>
    (?:${DAY} )?(?:eu )?(?:ainda )?(?:
      (?:tenho|preciso) (?:que |de )?pagar|
      tenho (?:que|de) dar|vou (?:pagar|receber|gastar)|falta(?:m)? (?:pagar|receber)|falta(?:m)?(?= \d)
    ) [^?]*\d[^?]*?
  )[.!]*$
`;
const DUE = pattern('i')`
  ^(?<done>.*\d.*?)${JOIN}(?:[oa] )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?),? (?<value>${TYPED_AMOUNT}),? (?:
    (?:s[óo] )?(?:vence|pago|vou pagar|pra pagar|pra|fica pra|fica pro|ficou pra|ficou pro)
  ) (?<day>${DAY})[.!]*$
`;
const PUT_OFF = pattern('i')`
  ^(?<done>.*\d.*?)(?:${JOIN}| )(?:[oa] )?(?<thing>[a-zà-ÿ][a-zà-ÿ ]{1,30}?) (?:s[óo] )?
  (?:vence|pago|vou pagar|fica pr[ao]|ficou pr[ao]|deixei pr[ao]) (?<day>${DAY}),? (?:deu |é |de |vai dar )?
  (?<value>${TYPED_AMOUNT})[.!]*$
`;
const PAID = /^(?:.{0,20} )?(?:paguei|pagamos|comprei|gastei|recebi|ganhei|vendi|caiu|entrou|deu|foi)(?![a-zà-ÿ])/i;

type Parts = { readonly done: string; readonly ahead: string };

function partsOf(text: string): Parts | undefined {
  const { done = '', ahead } = ORDERED.exec(text)?.groups ?? {};
  if (ahead !== undefined)
    return {
      done,
      ahead: ahead.replace(
        /^(.*?)(?:ainda )?faltam? (?:(pagar|receber) )?/i,
        (_, day, verb) => `${day}${verb === 'receber' ? 'vou receber' : 'tenho que pagar'} `,
      ),
    };
  const due = (DUE.exec(text) ?? PUT_OFF.exec(text))?.groups;
  return due === undefined
    ? undefined
    : { done: due['done'] ?? '', ahead: `tenho que pagar ${due['thing']}, ${due['value']}, ${due['day']}` };
}

/** Undefined unless the first part is an entry made, and the second one still to come. */
export function decideDoneAndAhead(situation: Situation): Decision | undefined {
  const parts = partsOf(situation.text.trim());
  if (parts === undefined) return undefined;
  const [done, ahead] = [reworded(situation, parts.done), reworded(situation, parts.ahead)];
  const [made, later] = [done.understanding, ahead.understanding];
  if (made.intent !== 'lancamento' || later.intent !== 'lancamento') return undefined;
  if (later.slots.status !== 'pending' || later.slots.amount_cents === undefined) return undefined;
  // A price alone may be what is paid later.
  if (!PAID.test(parts.done) && later.slots.description === undefined) return undefined;
  const first = draftsOf(made.slots, done);
  if (first.some(({ cents, pending, parcelas = 1 }) => cents === undefined || pending === true || parcelas > 1))
    return undefined;
  const rest = draftsOf(later.slots, ahead);
  const [of] = first.slice(-1);
  return keepOrAsk([...first, ...rest.map((draft) => ofTheSame(draft, of))], situation);
}
decideDoneAndAhead.says = [ORDERED, DUE, PUT_OFF];

/** "Paguei 100 pro pedreiro e falta pagar 300": the second part leaves out what it is for. */
function ofTheSame(draft: Draft, of: Draft | undefined): Draft {
  if (draft.description !== undefined || of === undefined || of.kind !== draft.kind) return draft;
  const { description, category, counterpart } = of;
  return {
    ...draft,
    ...(description === undefined ? {} : { description }),
    ...(category === undefined ? {} : { category }),
    ...(counterpart === undefined ? {} : { counterpart }),
  };
}
