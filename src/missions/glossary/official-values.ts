// Glossary entries: official values published yearly, with their year.

import { reais } from '../../finance/money.ts';
import {
  INCOME_TAX,
  INSS,
  INSS_CEILING,
  MINIMUM_WAGE,
  TABLES_OF,
  TAX_FREE_UP_TO,
  TAX_REDUCED_UP_TO,
} from '../legal-figures.ts';
import { percentText } from '../rate-words.ts';
import type { GlossaryEntry } from './entry.ts';

type Slice = { readonly upTo: number; readonly percent: string };

/** '7,5 % até R$ 1.621,00, 9 % até R$ 2.902,84 …'; the last bracket has no upper limit. */
const slicesText = (slices: readonly Slice[]): string =>
  slices
    .map(
      ({ upTo, percent }) => `${percentText(percent)} ${Number.isFinite(upTo) ? `até ${reais(upTo)}` : 'acima disso'}`,
    )
    .join(', ');

export const OFFICIAL_VALUES: readonly GlossaryEntry[] = [
  {
    name: 'Salário mínimo',
    asked: /\bsalario minimo\b/,
    text: `Em ${TABLES_OF} é ${reais(MINIMUM_WAGE)} por mês. Muda todo janeiro: confira no começo do ano.`,
    source: 'Decreto 12.797/2025',
  },
  {
    name: 'Tabela do INSS',
    asked: /\b(?:teto|tabela|aliquotas?|faixas?) d[oe] inss\b/,
    text: `Em ${TABLES_OF} o teto é ${reais(INSS_CEILING)}. De quem tem carteira, cada faixa do salário paga a sua alíquota: ${slicesText(INSS)}. Diga o seu salário bruto que eu faço a conta.`,
    source: 'Portaria Interministerial MPS/MF 13/2026',
  },
  {
    name: 'Tabela do imposto de renda',
    asked: /\b(?:tabela|aliquotas?|faixas?|isencao|limite de isencao) d[oe] (?:imposto de renda|irpf|irrf|ir)\b/,
    text: `Em ${TABLES_OF}, por mês, sobre o que sobra do salário depois do INSS e dos dependentes: ${slicesText(INCOME_TAX)}. Quem ganha até ${reais(TAX_FREE_UP_TO)} não paga, e até ${reais(TAX_REDUCED_UP_TO)} paga menos. Diga o seu salário bruto que eu faço a conta.`,
    source: 'Leis 15.191/2025 e 15.270/2025',
  },
];
