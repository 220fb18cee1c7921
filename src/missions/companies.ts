// Company names mapped to B3 tickers: the most asked ones, by weight in the Ibovespa (B3, composição da carteira). A typed ticker needs no list.

import { folded } from '../domain/fold.ts';

export type Company = { readonly name: string; readonly symbol: string };

const COMPANIES: readonly (readonly [RegExp, string, string])[] = [
  [/\bpetrobras\b/, 'Petrobras', 'PETR4'],
  [/\b(?:magazine luiza|magalu)\b/, 'Magazine Luiza', 'MGLU3'],
  [/\bvale (?:do rio doce|s ?a)\b|\b(?:da|na|acao da|acoes da) vale\b/, 'Vale', 'VALE3'],
  [/\bitau(?:sa)?\b/, 'Itaú', 'ITUB4'],
  [/\bbradesco\b/, 'Bradesco', 'BBDC4'],
  [/\bbanco do brasil\b/, 'Banco do Brasil', 'BBAS3'],
  [/\bambev\b/, 'Ambev', 'ABEV3'],
  [/\bweg\b/, 'WEG', 'WEGE3'],
  [/\bb3\b/, 'B3', 'B3SA3'],
  [/\b(?:lojas )?renner\b/, 'Lojas Renner', 'LREN3'],
  [/\bnatura\b/, 'Natura', 'NATU3'],
  [/\bembraer\b/, 'Embraer', 'EMBR3'],
  [/\bsuzano\b/, 'Suzano', 'SUZB3'],
  [/\bgerdau\b/, 'Gerdau', 'GGBR4'],
  [/\bsantander\b/, 'Santander', 'SANB11'],
  [/\blocaliza\b/, 'Localiza', 'RENT3'],
  [/\b(?:raia ?drogasil|drogasil)\b/, 'RD Saúde', 'RADL3'],
  [/\bcemig\b/, 'Cemig', 'CMIG4'],
  [/\b(?:taesa)\b/, 'Taesa', 'TAEE11'],
  [/\bsanepar\b/, 'Sanepar', 'SAPR11'],
  [/\btelefonica\b|\bacoes da vivo\b/, 'Vivo', 'VIVT3'],
];

/** Sector peers at B3 (its own classification, the largest ones), to compare multiples with. */
const SECTORS: readonly { readonly name: string; readonly symbols: readonly string[] }[] = [
  { name: 'bancos', symbols: ['ITUB4', 'BBDC4', 'BBAS3', 'SANB11'] },
  { name: 'varejo', symbols: ['MGLU3', 'LREN3', 'CEAB3', 'AMER3'] },
  { name: 'petróleo', symbols: ['PETR4', 'PRIO3', 'RECV3', 'BRAV3'] },
  { name: 'mineração e aço', symbols: ['VALE3', 'GGBR4', 'CSNA3', 'USIM5'] },
  { name: 'energia elétrica', symbols: ['CMIG4', 'TAEE11', 'EGIE3', 'CPFE3'] },
  { name: 'saneamento', symbols: ['SAPR11', 'SBSP3', 'CSMG3'] },
  { name: 'papel e celulose', symbols: ['SUZB3', 'KLBN11'] },
  { name: 'saúde', symbols: ['RADL3', 'FLRY3', 'RDOR3', 'HAPV3'] },
  { name: 'telecomunicações', symbols: ['VIVT3', 'TIMS3'] },
  { name: 'indústria', symbols: ['WEGE3', 'EMBR3', 'TUPY3'] },
];

/** Sector of a ticker and its other members; undefined when the sector is not listed here. */
export function peersOf(symbol: string): { readonly sector: string; readonly symbols: readonly string[] } | undefined {
  const found = SECTORS.find(({ symbols }) => symbols.includes(symbol));
  return found && { sector: found.name, symbols: found.symbols.filter((one) => one !== symbol) };
}

const CODE = /\b([a-z]{4}(?:3|4|5|6|11))\b/;

/** The company a question names, by ticker or by name; undefined when none. */
export function companyIn(text: string): Company | undefined {
  const words = folded(text);
  const code = CODE.exec(words)?.[1]?.toUpperCase();
  const row = COMPANIES.find(([names, , symbol]) => (code === undefined ? names.test(words) : symbol === code));
  if (row !== undefined) return { name: row[1], symbol: row[2] };
  return code === undefined ? undefined : { name: code, symbol: code };
}
