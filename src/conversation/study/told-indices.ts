// The CDI, the Selic or the inflation told with the question, "com o CDI a 13 % ao ano": a rate of the country, not of the loan or paper asked about.

import type { Figures } from '../../domain/hard-question.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { yearlyRate } from '../../missions/formulas/equivalent-rate.ts';
import { fromPercent } from '../../missions/formulas/exact.ts';
import type { FigureContext } from './figure-context.ts';

const BETWEEN =
  '(?: ?[:=])?(?: (?:hoje|atual|agora|foi|era|est[áa]|t[áa]|em|a|de|por|[ée]|for|fosse|fica(?:r|sse)?|ca(?:ir|i|ísse)|sub(?:ir|isse)|pra|para|uns|m[ée]dia))*';
const told = (name: string): RegExp =>
  new RegExp(
    `\\b(?:${name})\\b${BETWEEN} (\\d{1,2}(?:[.,]\\d+)?)(?: ?(?:%|por cento)|(?=\\s*(?:$|[;.?!)]|ao ano)))(?: (ao m[êe]s|a\\.?m\\b))?`,
    'u',
  );
const CDI = told('cdi|selic');
const INFLATION = told('infla[çc][ãa]o|ipca|igp-?m');

/** % a year. */
function yearlyIn(raw: string, index: RegExp): { readonly said: string; readonly yearly: string } | undefined {
  const [, value, monthly] = index.exec(raw) ?? [];
  if (value === undefined) return undefined;
  const said = value.replace(',', '.');
  const yearly = monthly === undefined ? said : yearlyRate(fromPercent(said)).times(100).toDecimalPlaces(6).toFixed();
  return { said: String(Number(said)), yearly };
}

const RATES: ReadonlySet<string> = new Set<keyof Figures>([
  'monthlyRate',
  'yearlyRate',
  'percent',
  'overInflation',
  'shareOfCdi',
  'exemptShareOfCdi',
]);

/** The index moved out of the rates it was taken for; undefined when none is told. */
export const toldIndices: FigureContext = ({ raw }, read) => {
  const [cdi, inflation] = [yearlyIn(raw, CDI), read.since === undefined ? yearlyIn(raw, INFLATION) : undefined];
  if (cdi === undefined && inflation === undefined) return undefined;
  const indices = new Set([cdi?.said, inflation?.said]);
  const own = Object.entries(read).filter(([key, value]) =>
    // Without its sign it is read as an amount.
    RATES.has(key) ? !indices.has(String(value)) : typeof value !== 'number' || !indices.has(String(value / 100)),
  );
  return {
    ...(Object.fromEntries(own) as Figures),
    ...withoutUndefined({ cdi: cdi?.yearly, inflation: inflation?.yearly }),
  };
};
