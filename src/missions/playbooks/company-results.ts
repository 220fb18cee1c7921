// "Qual o P/L da Magazine Luiza?": published fundamentals, how to read them, and the sector's median. P/L is computed from price and profit per share
// when both are available, so that it can be reproduced. Flow 7 of the document.

import { folded } from '../../domain/fold.ts';
import type { Fundamentals } from '../../domain/market.ts';
import { decimalWords } from '../../finance/decimal-words.ts';
import { reais } from '../../finance/money.ts';
import type { Company } from '../companies.ts';
import type { DadoSuporte } from '../consolidation.ts';
import { exact, toCents } from '../formulas/exact.ts';
import { calculation, found } from '../found.ts';
import type { Asked, PlaybookOutcome, Sector } from '../playbook.ts';
import { dayText, rateShown } from '../rate-words.ts';
import { NO_ORDERS } from './compare-investments.ts';

const times = (figure: string): string => decimalWords(figure, 2).replace(/,?0+$/u, '');
/** At least two decimals, and as many as were published. */
const perShare = (lpa: string): string => `R$ ${decimalWords(lpa, Math.max(2, (lpa.split('.')[1] ?? '').length))}`;
const inReais = (value: string): string => reais(toCents(exact(value).times(100)));

const told = (rotulo: string, valor: string, { source, of, reliability }: Fundamentals): DadoSuporte => ({
  rotulo,
  valor,
  fonte: source,
  de: dayText(of),
  confiabilidade: reliability,
});

/** Price-to-earnings ratio; undefined after a loss, or when price or profit is missing. */
function multipleOf({ quote, fundamentals }: Asked): { readonly pl: string; readonly formula?: string } | undefined {
  if (fundamentals === undefined) return undefined;
  const { pl, lpa } = fundamentals;
  if (lpa !== null && Number(lpa) <= 0) return undefined;
  if (quote === undefined || lpa === null) return pl === null ? undefined : { pl };
  const worked = exact(quote.value).div(lpa).toDecimalPlaces(2).toFixed();
  return { pl: worked, formula: `${inReais(quote.value)} ÷ ${perShare(lpa)}` };
}

/** Median P/L of the peers with a profit, which one near-zero profit does not distort. */
function medianOf({ companies }: Sector): { readonly formula: string; readonly pl: string } | undefined {
  const known = companies.flatMap(({ pl }) => (pl !== null && Number(pl) > 0 ? [pl] : []));
  const sorted = known.toSorted((a, b) => Number(a) - Number(b));
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (sorted.length < 2 || low === undefined || high === undefined) return undefined;
  return {
    formula:
      sorted.length % 2 === 0
        ? `(${times(low)} + ${times(high)}) ÷ 2`
        : `o do meio entre ${sorted.map(times).join(', ')}`,
    pl: exact(low).plus(high).div(2).toDecimalPlaces(2).toFixed(),
  };
}

/** Undefined figures of the company are said to be missing, not guessed; a loss has no P/L. */
export function companyResults(asked: Asked, company: Company, results: Fundamentals): PlaybookOutcome {
  const { quote, sector } = asked;
  const multiple = multipleOf(asked);
  const median = sector && medianOf(sector);
  const { lpa, pvp, roe } = results;
  return found({
    verdict: verdictOf(asked, company, results),
    because: [
      multiple && `No preço de hoje se paga ${times(multiple.pl)} vezes o lucro por ação de 12 meses.`,
      multiple && median && besideOthers(sector, multiple.pl, median.pl),
    ],
    compared: (sector?.companies ?? []).map(peerShown),
    sums: [
      multiple?.formula === undefined ? undefined : calculation('P/L', multiple.formula, times(multiple.pl)),
      median && calculation(`P/L de ${sector.name}`, median.formula, times(median.pl)),
    ],
    data: [
      rateShown(`Preço de ${company.symbol}`, quote),
      lpa === null ? undefined : told('Lucro por ação, 12 meses', perShare(lpa), results),
      multiple === undefined || multiple.formula !== undefined ? undefined : told('P/L', times(multiple.pl), results),
      pvp === null ? undefined : told('P/VP', times(pvp), results),
      roe === null ? undefined : told('ROE', `${times(roe)} % ao ano`, results),
    ],
    next: ['Olhe também a história dela: um P/L baixo pode ser só um lucro que não se repete.'],
    advice: [NO_ORDERS],
    limits: [sourceLimit(results)],
  });
}

/** The figure asked for by its name, where it was published; otherwise the P/L. */
function verdictOf(asked: Asked, { name, symbol }: Company, { roe, pvp, lpa }: Fundamentals): string {
  const words = folded(asked.text);
  const of = `${name} (${symbol})`;
  const asksRoe = /\broe\b/.test(words);
  if (asksRoe && roe !== null) return `O ROE de ${of} está em ${times(roe)} % ao ano.`;
  if (!asksRoe && pvp !== null && /\bp vp\b/.test(words)) return `O P/VP de ${of} está em ${times(pvp)}.`;
  const multiple = multipleOf(asked);
  if (multiple !== undefined) return `O P/L de ${of} está em ${times(multiple.pl)}.`;
  return lpa !== null && Number(lpa) <= 0
    ? `${of} não tem P/L agora: teve prejuízo nos últimos 12 meses.`
    : `O P/L de ${of} não foi publicado nas fontes que consulto.`;
}

function besideOthers({ name }: Sector, own: string, median: string): string {
  const where =
    Number(own) > Number(median)
      ? 'acima, o mercado espera mais crescimento ou o lucro caiu'
      : 'abaixo, o mercado espera menos ou vê mais risco';
  return `As outras de ${name} ficam em torno de ${times(median)}: a dela está ${where}.`;
}

function peerShown({ name, symbol, pl, lpa }: Fundamentals) {
  const cenario = name === null ? symbol : `${name} (${symbol})`;
  if (pl !== null && Number(pl) > 0) return { cenario, resultado: `P/L ${times(pl)}` };
  return { cenario, resultado: Number(lpa) < 0 ? 'prejuízo' : 'não publicado' };
}

function sourceLimit({ reliability, source }: Fundamentals): string | undefined {
  if (reliability > 85) return undefined;
  return reliability === 85
    ? `A fonte principal não respondeu agora; estes números são de ${source}, outra fonte pública.`
    : 'Estes números são os últimos que eu tinha guardados; podem ter mudado.';
}
