// "Almoço 45 com cliente, é reembolsável", "táxi 60, a firma devolve": the purchase, and its value to come back. "A empresa reembolsou o uber":
// it came.

import type { Lancamento } from '../../../domain/ledger.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Draft } from '../../../finance/draft.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import { reworded, type Situation } from '../../situation.ts';
import { editCall } from '../correction/edit-call.ts';
import { draftsOf } from './drafts-of.ts';
import { keepOrAsk } from './keep-or-ask.ts';
import { recordCall } from './record-call.ts';

const PLACES =
  'escola|plano|conv[êe]nio|seguro|dire[çc][ãa]o|coordena[çc][ãa]o|secretaria|prefeitura|condom[íi]nio|igreja|loja|s[íi]ndic[oa]';
/** "Almoço 45 com cliente, é reembolsável", "táxi 60, a firma devolve". */
const TOLD_WITH = pattern('i')`
  ^(?<bought>[^?]{3,80}?)[,;.]? (?:e |mas |que |s[óo] que )?(?:(?:(?:isso|ess[ea]|tudo) )?(?:(?:é|eh|foi|vai ser) )?reembols[áa]vel(?: pel[ao] (?:empresa|firma|cliente))?|(?:[oa] )?(?<who>empresa|firma|cliente|clienta|chefe|patr[ãa]o|patroa|${PLACES}|eles) (?:depois )?
  (?:vai |v[ãa]o )?(?:me )?(?:reembols(?:a|am|ar)|devolv(?:e|em|er)|ressarc(?:e|em|ir)|pagam? de volta))(?: (?:depois|tudo|isso))*[.!]*$
`;
/** "A empresa reembolsou o uber de ontem". */
const CAME_BACK = pattern('i')`
  ^(?:(?:e|hoje|ontem|j[áa]|a[íi]),? )*(?:[oa] )?(?<who>empresa|firma|chefe|patr[ãa]o|patroa|${PLACES}) (?:j[áa] )?(?:me )?(?:reembolsou|ressarciu|devolveu) (?:[oa]s? )(?<what>[a-zà-ÿ]{3,20})
  (?: (?:de ontem|de hoje|hoje|da semana passada|no pix))*[.!]*$
`;
/** For whom it was, and no part of its name. */
const AT_WORK =
  / (?:d[ao] (?:empresa|firma|trabalho)|a trabalho|pel[ao] (?:empresa|firma)|pr[ao] (?:empresa|firma))(?=[,. ]|$)/i;

const waiting = (spent: Pick<Draft, 'cents' | 'description' | 'date'>, counterpart: string): Draft => ({
  ...spent,
  ...{ kind: 'receita', category: 'reembolso', counterpart },
});

/** Undefined unless a purchase is told with it, or one of that name is kept. */
export function decideReimbursable(situation: Situation): Decision | undefined {
  const { text, loaded, asking, zone, reading } = situation;
  const { bought, who = 'empresa' } = TOLD_WITH.exec(text.trim())?.groups ?? {};
  const date = localDate(asking.said, zone);
  const {
    understanding: { intent: kind, slots: meant },
  } = situation;
  // “O uber de 34 a empresa reembolsa” is one entry, and owed.
  const owed =
    kind === 'lancamento' &&
    meant.receivable_cents !== undefined &&
    meant.category !== 'dividas' &&
    reading.amounts.length < 2;
  if (bought !== undefined && /\d/u.test(bought) && !owed) {
    const plain = reworded(situation, bought.replace(AT_WORK, ''));
    const { intent, slots } = plain.understanding;
    const spent = intent === 'lancamento' ? draftsOf(slots, plain) : [];
    const from = /^eles$/i.test(who) ? 'empresa' : who.toLowerCase();
    const backs = spent.flatMap(({ kind: of, cents, description = 'gasto' }): Draft[] =>
      of === 'despesa' && cents !== undefined
        ? [{ ...waiting({ cents, description, date }, from), pending: true }]
        : [],
    );
    return backs.length === 0 || backs.length < spent.length ? undefined : keepOrAsk([...spent, ...backs], situation);
  }
  const { what, who: payer = '' } = CAME_BACK.exec(text.trim())?.groups ?? {};
  if (what === undefined) return undefined;
  const named = loaded.called(what).entries;
  const due = named.find(
    ({ kind, status, category }) => kind === 'receita' && status === 'pendente' && category === 'reembolso',
  );
  if (due !== undefined) return run(editCall(due.id, { status: 'paga', date }));
  const spent = named.find(isSpent);
  return spent && run(recordCall(waiting({ cents: spent.cents, description: spent.description, date }, payer)));
}

const isSpent = ({ kind, status, receivable }: Lancamento): boolean =>
  kind === 'despesa' && status !== 'pendente' && receivable === 0;
decideReimbursable.says = [TOLD_WITH, CAME_BACK];
