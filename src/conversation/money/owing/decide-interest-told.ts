// "O cartão cobra 14% ao mês e a loja não tem juros", of debts told before: the interest each of them takes.

import { folded, unaccented } from '../../../domain/fold.ts';
import { pattern } from '../../../domain/pattern.ts';
import type { Told } from '../../../domain/told.ts';
import type { ToolCall } from '../../../tools/registry.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';
import type { Loaded } from '../../loaded.ts';
import type { Situation } from '../../situation.ts';
import { debtRate, ofAYear } from './debt-rate.ts';

/** Unaccented. One debt and its interest; by the month unless told. */
const INTEREST = pattern('u')`
  ^(?:(?:e|mas|ah|olha|ja|so que|na verdade|na real|alias|opa),? )*(?:(?:os? )?juros? )?(?:[oa]s?|n[oa]s?|d[oae]s?|meu|minha)? ?(?<name>\p{L}[\p{L}& ]{1,30}?) (?:
    (?:(?:me |ta |esta |eh? |sao |tem |cobra |cobram |cobrando |juros? |taxa |com |sao )*)(?:de |a |uns |quase |acho que )*(?<rate>\d{1,3}(?:[.,]\d{1,2})?) ?(?:%|por cento|$)(?: de juros?)?
    (?: (?:ao|por|a) (?:mes|m)|(?<year> (?:ao|por|a) ano))?|
    (?:(?:e|ta|esta|ficou|fiz) )?(?<free>sem juros?|nao (?:me )?(?:tem|cobram?) (?:juros?|nada)|juros? zero)(?:,? (?:nada|nao|ne|claro|k+|rs|haha))*
  )[.! ]*$
`;
const MAY = /\d ?%|por cento|juros?|cobra/i;
const BETWEEN = /\s*[,;]\s+(?:e\s+)?|\s+e\s+(?=[oan])/u;

type Debt = Told<'divida'>;

/** Undefined unless every clause tells the likely interest of a debt that is known. */
export function decideInterestTold({ text, loaded }: Situation): Decision | undefined {
  if (!MAY.test(text) || text.includes('?')) return undefined;
  const clauses = text.trim().split(BETWEEN);
  const debts = loaded.debts();
  const [first, ...more] = clauses.flatMap((clause) => telling(unaccented(clause), debts, loaded) ?? []);
  return first === undefined || more.length + 1 < clauses.length ? undefined : run(first, ...more);
}
decideInterestTold.says = [MAY];

function telling(clause: string, debts: readonly Debt[], loaded: Loaded): ToolCall | undefined {
  const { name = '', rate, year, free } = INTEREST.exec(clause)?.groups ?? {};
  const debt =
    debts.find(({ key }) => ` ${unaccented(key)} `.includes(` ${name} `) || key === folded(name)) ??
    (/^(?:banco|eles?|elas?|la)$/.test(name)
      ? (onlyOf(debts, /\b(?:emprestimo|banco|consignado|financiamento|bb|caixa|itau|bradesco|santander)\b/) ??
        onlyOf(debts, /./))
      : undefined);
  if (debt === undefined) return undefined;
  const told = free === undefined ? Number(rate?.replace(',', '.')) : 0;
  const known = debtRate(year === undefined ? told : ofAYear(told), []);
  return known?.kind === 'monthly'
    ? { tool: 'tell_money', args: { told: { ...debt, value: withRate(debt, known.percent, loaded) } } }
    : undefined;
}

/** "O banco", where one debt alone can be his. */
function onlyOf(debts: readonly Debt[], kind: RegExp): Debt | undefined {
  const [only, ...more] = debts.filter(({ key }) => kind.test(unaccented(key)));
  return more.length === 0 ? only : undefined;
}

/** What is paid comes off from the telling on, so what is left now is told. */
function withRate({ key, value }: Debt, percent: number, { owed }: Loaded): Debt['value'] {
  const left = owed().find((one) => one.key === key)?.cents ?? value.cents;
  const { parcelas, parcelaCents } = value;
  const now =
    parcelas === undefined || parcelaCents === undefined
      ? { cents: left }
      : { paid: Math.max(0, parcelas - Math.round(left / parcelaCents)) };
  return { ...value, ...now, monthlyRate: percent };
}
