// Client of Banco Central's time series (SGS): official rates and PTAX, without a key. The wire format has decimal
// texts with a point, dates dd/mm/yyyy, oldest first; "latest" returns at most 20 values.

import * as z from 'zod/mini';
import type { LocalDate } from '../../domain/dates.ts';
import type { Answer } from '../../domain/lookup.ts';
import type { Clock, Http } from '../../ports.ts';
import { jsonApi } from '../json-api.ts';
import { mappedAnswer } from '../mapped-answer.ts';

export type BcbDeps = {
  /** https://api.bcb.gov.br, or a local server. */
  readonly baseUrl: string;
  readonly fetch: Http;
  readonly clock: Clock;
  readonly timeoutMs?: number;
};

export type Observation = { readonly date: LocalDate; readonly value: string };

export interface Bcb {
  /** The latest `count` values of a series, oldest first; never empty. */
  latest(series: number, count: number, signal?: AbortSignal): Promise<Answer<readonly Observation[]>>;
  /** All values from that day on, oldest first; never empty. */
  since(series: number, from: LocalDate, signal?: AbortSignal): Promise<Answer<readonly Observation[]>>;
}

const wire = z.array(
  z.object({
    data: z.string().check(z.regex(/^\d\d\/\d\d\/\d{4}$/u)),
    valor: z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/u)),
  }),
);

const observation = ({ data, valor }: z.infer<typeof wire>[number]): Observation => {
  const [day = '', month = '', year = ''] = data.split('/');
  return { date: `${year}-${month}-${day}` as LocalDate, value: valor };
};

/**
 * Values come as decimal text, in the unit of the series (per cent, or reais); 'none' when the series has no value
 * there.
 */
export function bcb(deps: BcbDeps): Bcb {
  const api = jsonApi(deps);
  return {
    async since(series, from, signal) {
      const dataInicial = from.split('-').reverse().join('/');
      const path = `/dados/serie/bcdata.sgs.${series}/dados`;
      const found = await api.get(path, { formato: 'json', dataInicial }, wire, signal);
      return mappedAnswer(found, (rows) => (rows.length === 0 ? undefined : rows.map(observation)));
    },
    async latest(series, count, signal) {
      const path = `/dados/serie/bcdata.sgs.${series}/dados/ultimos/${count}`;
      const found = await api.get(path, { formato: 'json' }, wire, signal);
      return mappedAnswer(found, (rows) => (rows.length === 0 ? undefined : rows.map(observation)));
    },
  };
}
