// "A empresa me reembolsa dia 30", right after an expense: its value waits as income from whoever pays it back.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import { properName } from '../../../language/person/proper-name.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { WEEKDAY_NAMES } from '../../wording/calendar-words.ts';
import { keepOrAsk } from '../entry/keep-or-ask.ts';

const BACK =
  '(?:reembolsar?|devolver?|devolve|(?<=(?:el[ea]|m(?:inha|eu) [a-zà-ÿ]+) (?:vai |ficou de )me )pagar|(?<=el[ea] me )paga|ressarcir?|ressarce|pagar? de volta|paga de volta)';
const REIMBURSES = pattern('i')`
  ^(?:(?:e|mas|ah|isso|ess[ea]|esse gasto|esse valor|esse a[íi]|depois|que),? )*
  (?:(?:era|foi|[ée]|eram)(?: [^,\d?]{2,30})? (?:d|pr|para )[ao] (?<owner>(?:minha |meu )?[a-zà-ÿ]{2,}),? (?:e |mas |que |depois )*)?
  (?<who>
    (?:el[ea]|[oa] [a-zà-ÿ]{3,20}|(?:minha|meu) [a-zà-ÿ]{3,20})(?= (?:depois |ainda )?(?:vai |ficou de |tem que )?me )|
    [oa] (?:
      empresa|firma|client[ea]|chefe|patr[ãa]o|patroa|loja|escola|plano(?: de sa[úu]de)?|conv[êe]nio|seguro|seguradora
    )
  ) (?:(?:depois|ainda) )?(?:vai |ficou de |tem que )?(?:me |nos )?${BACK}
  (?: (?:isso|tudo|o valor|esse gasto|(?:[oa] )(?<what>[a-zà-ÿ][a-zà-ÿ ]{1,20}?)))?
  (?: (?:
    (?:s[óo] )?(?:no |em |at[ée] )?(?:o )?(?:
      dia \d{1,2}(?:\/\d{1,2})?|amanh[ãa]|depois|m[êe]s que vem|semana que vem|fim do m[êe]s|${WEEKDAY_NAMES}
    )
  ))?[.!]*$
`;

/** Behind a purchase. */
const CAN_BE =
  /^(?:(?:e|ah|mas),? )*(?:(?:isso|ess[ea]|ess[ea] a[íi]|el[ea]) )?(?:é|eh|foi|vai ser) reembols[áa]vel[.!]*$/i;
const isSpent = ({ kind, status, receivable }: Lancamento): boolean =>
  kind === 'despesa' && status !== 'pendente' && receivable === 0;

/** Undefined when no expense was just recorded or named. */
export function decideReimbursed(situation: Situation): Decision | undefined {
  const { text, loaded, reading, asking, zone } = situation;
  const said = REIMBURSES.exec(text.trim())?.groups;
  const { who, what, owner } =
    said ?? (CAN_BE.test(text.trim()) ? { who: 'a empresa', what: undefined, owner: undefined } : {});
  if (who === undefined) return undefined;
  const entry = what === undefined ? loaded.lastEntry : loaded.called(what).entries.find(isSpent);
  if (entry === undefined || !isSpent(entry)) return undefined;
  // "Ela" is of whom the purchase was.
  const pronoun = /^el[ea]$/i.test(who);
  const whom = properName(
    pronoun ? (owner ?? entry.counterpart).replace(/^m(?:inha|eu) /i, '') : who.replace(/^(?:[oa]|minha|meu) /i, ''),
  );
  if (whom === '') return undefined;
  const today = localDate(asking.said, zone);
  return keepOrAsk(
    [
      {
        kind: 'receita',
        cents: entry.cents,
        category: 'reembolso',
        description: entry.description,
        counterpart: whom,
        date: reading.future.find(({ date }) => date > today)?.date ?? today,
        pending: true,
      },
    ],
    situation,
  );
}
