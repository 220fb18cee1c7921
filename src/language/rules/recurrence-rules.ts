// Recurring entries paused, skipped or resumed: "pausa a netflix", "pula o aluguel desse mês", "retoma a academia".

import { folded } from '../../domain/fold.ts';
import { nounIn } from '../edit/read-target.ts';
import type { Reading } from '../reading/reading.ts';
import { asks } from '../signals/asks.ts';
import { present } from '../slots/present.ts';
import { PROOFS } from './proofs.ts';
import type { Rule } from './rule.ts';

const VERBS = [
  ['pause', /^(?:pode )?(?:paus|congel)(?:a|e|ar)$/],
  ['skip', /^(?:pode )?(?:pul(?:a|e|ar))$/],
  ['resume', /^(?:pode )?(?:retom|reativ)(?:a|e|ar)$/],
] as const;

/** The operation ordered, when a name but no amount is given; undefined otherwise. */
function ordered(r: Reading): 'pause' | 'skip' | 'resume' | undefined {
  const [action] = VERBS.find(([, pattern]) => r.headFits(pattern)) ?? [];
  if (action === undefined || r.money !== undefined || r.marked || asks(r)) return undefined;
  return nounIn(r, r.head + 1, r.tail) !== undefined ? action : undefined;
}

/** Something paid for by the month is given up: "cancela a netflix", "parei de pagar a academia", "não quero mais o spotify". */
const GIVES_UP =
  /^(?!.* (?:qualquer|algum|um) dia\b)(?:(?:eu|ja|pode|quero|vou|ai|hoje|ontem|finalmente|,) )*(?:(?:cancel|encerr|cort)(?:a|e|ar|ei|amos)|desassinei|parei de (?:pagar|assinar)|par(?:a|e|ar) de (?:lancar|cobrar|anotar)|sai d[oa]|(?:nao|num) (?:quero|vou|assino|pago|renovo|tenho) mais(?: pagar| assinar| ter)?) (?:(?:[oa]s?|meu|minha|d[oa]) )*([a-z]+)(?: [a-z+]+){0,5}(?: , (?:pode )?(?:tir|apag|exclu|cancel|remov|par|nao )[a-z]+(?: [a-z]+){0,3})?$/;
const BY_THE_MONTH =
  /^(?:academia|smart ?fit|bluefit|gympass|wellhub|totalpass|plano|internet|seguro|faculdade|consorcio|clube|tv|telefone|natacao|pilates)$/;

const ORDERED = /^(?:pode )?(?:cancel|encerr|cort)(?:a|e|ar)$/;

/** "Cancela a academia que eu não vou mais". */
const UNUSED = /\bque (?:eu )?(?:nao|num) [a-z]+ mais\b/;

/** What is given up, when it is a subscription or of the kind; undefined otherwise. */
function givenUp(r: Reading): string | undefined {
  const noun = r.match(GIVES_UP)?.[1];
  if (noun === undefined || r.money !== undefined || r.marked || asks(r)) return undefined;
  if (r.context.pending !== undefined || r.has('recurring_noun')) return undefined;
  // "Cancela a netflix" right after that entry takes the entry back.
  if (folded(r.context.lastTx?.description ?? '').includes(noun)) return undefined;
  const at = r.units.findIndex(({ norm }) => norm === noun || norm.startsWith(`${noun} `));
  // "Cancela a academia" may mean its reminder, "cancelei a academia" does not.
  const told = !r.headFits(ORDERED) || r.fits(UNUSED);
  const monthly =
    r.fits(/\bpar(?:a|e|ar) de (?:lancar|cobrar|anotar)\b/) ||
    (told && BY_THE_MONTH.test(noun)) ||
    r.units[at]?.entry?.out?.category === 'assinaturas';
  return monthly
    ? r
        .raw(at, r.tail)
        .toLowerCase()
        .replace(/\s*(?:,| que | tod[oa] ).*/, '')
    : undefined;
}

/** Saved items and music can be paused and skipped too. */
const OTHER = ['memory_any', 'note_noun', 'movie_noun', 'tv_noun', 'video_noun', 'link_noun'] as const;

export const RECURRENCE_RULES: readonly Rule[] = [
  {
    id: 'recurrence.hold',
    trust: 'sure',
    when: (r) => ordered(r) !== undefined && !r.hasAny(...OTHER),
    read: (r) => ({
      intent: 'recurring_set',
      slots: present({ action: ordered(r), description: nounIn(r, r.head + 1, r.tail) }),
    }),
    examples: PROOFS && ['pausa a netflix', 'pula o aluguel desse mês', 'retoma a academia'],
  },
  {
    id: 'recurrence.stopped',
    trust: 'sure',
    when: (r) => givenUp(r) !== undefined,
    read: (r) => ({
      intent: 'recurring_set',
      slots: present({ action: 'cancel' as const, description: givenUp(r) }),
      confidence: 0.9,
    }),
    examples: PROOFS && ['cancela a netflix', 'cancelei a smartfit', 'parei de pagar a academia'],
  },
];
