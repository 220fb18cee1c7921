// "Quero fazer 300 por dia", "meta de vender 15 mil": what one aims to bring in is kept, and is no pay and nothing to put by. "Bati a meta?": what
// came in so far against it.

import { pattern } from '../../../domain/pattern.ts';
import type { ToldValues } from '../../../domain/told.ts';
import { cycleOf } from '../../../finance/budget-cycle.ts';
import { reais } from '../../../finance/money.ts';
import { periodWords } from '../../../finance/replies/day-words.ts';
import { noteCall } from '../../../planner/save-calls.ts';
import { run, say } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import { localDate } from '../../local-time.ts';
import type { Situation } from '../../situation.ts';
import { TYPED_AMOUNT } from '../../wording/typed-amount.ts';
import { valueSaid } from '../value-said.ts';

const EARN = `(?:faturar|ganhar|vender|tirar|lucrar|receber|apurar|fazer|bater)(?: (?:pelo menos|uns|umas|no m[íi]nimo|os))* (?<value>${TYPED_AMOUNT})(?: reais)?`;
const SPAN = ' (?<span>m[êe]s|semana|ano|dia)';
const TOLD = pattern('i')`
  ^(?:(?:eu|oi|agora|anota(?: a[íi])?),? )*(?:
    (?:n?es[st]e m[êe]s,? )?(?:eu )?(?:quero|queria|preciso|tenho que|pretendo)(?: conseguir)? ${EARN}(?: (?:por|n?[oa]|n?es[st][ea]|ao|cada|todo)${SPAN})?|
    (?:[ao] )?(?:minha |meu )?(?:meta|objetivo)(?: d[aeo]${SPAN.replace('span', 'pace')})?(?: (?:é|eh|de))* ${EARN.replace('value', 'sum')}(?: .{2,20})?
  )[.!]*$
`;
const REACHED =
  /^\D{0,25}(?:bati|bateu|cheguei|alcancei|falta|t[áa]|est[áa])(?: \D{1,20})? meta(?: \D{1,15}?)?[?!. ]*$/i;

/** As a fact about the person, for each span. */
const KEY = 'aim:';
const SPANS: Readonly<Record<string, ToldValues['orcamento']['pace']>> = {
  dia: 'daily',
  semana: 'weekly',
  mês: 'monthly',
  ano: 'yearly',
};
const SPAN_SAID = /(?<![a-zà-ÿ])(?:hoje|dia|semana|m[êe]s|ano)(?![a-zà-ÿ])/i;
const MANY = 500;
const spanOf = (said: string): string => said.toLowerCase().replace('hoje', 'dia').replace('mes', 'mês');

/** Right behind the aim. */
const ASKS_LEFT =
  /^(?:e )?(?:(?:quanto|qto) (?:que )?(?:ainda )?falta|falta (?:quanto|muito))(?: hoje| ainda)?\s*[?!.]*$/i;
const DROPPED = /^(?:esque|tira|cancela|apaga|n[ãa]o (?:quero|tenho) mais)\D{0,12} meta (?:d[aeo]|por) \D{3,20}$/i;

/** What came in from the first day on. */
const cameIn = ({ loaded }: Situation, from: string, to: string): number =>
  loaded
    .entries({ last: MANY })
    .filter(({ kind, status, date }) => kind === 'receita' && status === 'paga' && date >= from && date <= to)
    .reduce((sum, { cents }) => sum + cents, 0);

/** Undefined when nothing to earn is aimed at. */
function reached(situation: Situation): Decision | undefined {
  const { loaded, asking, zone, text } = situation;
  const words = text.trim();
  const aims = loaded.facts(KEY);
  const said = SPAN_SAID.exec(words)?.[0];
  const aim = said === undefined ? aims.at(-1) : aims.find(({ name }) => name === spanOf(said));
  if (aim !== undefined && DROPPED.test(words)) return run({ tool: 'forget_fact', args: { key: `${KEY}${aim.name}` } });
  if (said === undefined && loaded.goals().length > 0) return undefined;
  if (!REACHED.test(words) && !(ASKS_LEFT.test(words) && TOLD.test(loaded.lastSaid?.trim() ?? ''))) return undefined;
  const known = SPANS[aim?.name ?? ''];
  if (aim === undefined || known === undefined) return undefined;
  const today = localDate(asking.said, zone);
  const { from, to } = cycleOf(today, known, 1);
  const came = cameIn(situation, from, to);
  const cents = Number(aim.value.replace(/\D/gu, ''));
  const sum = [`${periodWords({ from, to }, today)} entraram `, { bold: reais(came) }, ` de ${aim.value}.`];
  return say({
    text: cents <= came ? ['Bateu: ', ...sum, ' 🎉'] : ['Ainda não: ', ...sum, ` Faltam ${reais(cents - came)}.`],
  });
}

/** Undefined when nothing to earn is aimed at. */
export function decideGoalToEarn(situation: Situation): Decision | undefined {
  const words = situation.text.trim();
  const { sum, value = sum, pace, span = pace } = TOLD.exec(words)?.groups ?? {};
  if (value === undefined) return reached(situation);
  const key = spanOf(span ?? SPAN_SAID.exec(words)?.[0] ?? '');
  const known = SPANS[key];
  const cents = valueSaid(value, situation);
  if (known === undefined || cents === undefined)
    return /meta|objetivo/i.test(words) ? run(noteCall(words)) : undefined;
  const period = cycleOf(localDate(situation.asking.said, situation.zone), known, 1);
  const told = { kind: 'perfil', key: `${KEY}${key}`, value: { value: reais(cents) } } as const;
  const keeps = { tool: 'tell_money', args: { told } } as const;
  return cameIn(situation, period.from, period.to) === 0
    ? run(keeps)
    : run(keeps, { tool: 'query_ledger', args: { question: { op: 'sum', type: 'income', period } } });
}
decideGoalToEarn.says = [TOLD, REACHED, ASKS_LEFT, DROPPED];
