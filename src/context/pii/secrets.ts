// Finds passwords after the words that announce them, tokens by their issuers' prefixes, and payment or contact
// addresses.

import type { Found, PiiKind } from './found.ts';

const EDGE = '(?<![\\p{L}\\p{N}])';
const CUE =
  '(?:senhas?|password|passwd|pwd|pass|cvv|cvc|pin|otp|código\\s+(?:de\\s+)?(?:verificação|segurança|acesso|confirmação)|codigo\\s+(?:de\\s+)?(?:verificacao|seguranca|acesso|confirmacao))';
/** "da conta do banco", "do wifi". */
const OF = '(?:\\s+(?:do|da|de|no|na|pro|pra|para|meu|minha|o|a)\\s+[\\p{L}][\\p{L}\\p{N}-]*){0,3}';
const IS = '\\s*(?:é|eh|são|is|:|=|->|→)+\\s*';

/** The value is group 1 where there is one, else all. */
const PATTERNS: readonly (readonly [PiiKind, RegExp])[] = [
  ['senha', new RegExp(`${EDGE}${CUE}${OF}${IS}["'“]?(\\S{3,})`, 'giu')],
  ['senha', new RegExp(`${EDGE}${CUE}${OF}\\s+["'“]?((?=\\S*\\d)(?!\\d+[,.]\\d{2}\\b)[^\\s,]{3,})`, 'giu')],
  ['token', /(?<![\w-])(?:sk|pk|rk)[-_](?:ant[-_]|proj[-_]|live[-_]|test[-_])?[\w-]{16,}/gu],
  ['token', /(?<!\w)EAA[A-Za-z0-9]{20,}/gu],
  ['token', /(?<!\d)\d{8,10}:[A-Za-z0-9_-]{30,}/gu],
  ['token', /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{18,}|xox[abpr]-[\w-]{10,})/gu],
  ['token', /(?<!\w)(?:AKIA|ASIA)[0-9A-Z]{16}(?!\w)/gu],
  ['token', /(?<!\w)AIza[\w-]{35}/gu],
  ['token', /(?<!\w)eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]{8,})?/gu],
  ['token', /(?<!\w)Bearer\s+([\w.~+/-]{16,}=*)/giu],
  ['chave Pix', /00020[01]\d{2}[\s\S]{0,400}?BR\.GOV\.BCB\.PIX\S*/giu],
  ['chave Pix', /(?<![\da-f])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f])/giu],
  ['e-mail', /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu],
  [
    'e-mail',
    /(?<!\S)[\w.+-]{2,64}\s*(?:\(at\)|\[at\]|\s(?:arroba|at)\s)\s*[\w-]+\s*(?:\.|\s(?:ponto|dot)\s)\s*(?:com|net|org|gov|edu)(?:\s*(?:\.|\s(?:ponto|dot)\s)\s*br)?(?![\p{L}])/giu,
  ],
  ['telefone', /\+\s?55[\s.-]?\(?\d{2}\)?[\s.-]?9?\d{4}[\s.-]?\d{4}(?!\d)/gu],
  ['telefone', /(?<!\d)\(?[1-9][1-9]\)?[\s.-]?9\d{4}[\s.-]?\d{4}(?!\d)/gu],
  [
    'conta',
    /(?<!\p{L})ag(?:[eê]ncia|\.)?\s*:?\s*\d{3,5}(?:-\d)?[\s,;e/-]{1,5}(?:c(?:onta|\/c|c)\.?(?:\s+corrente)?)\s*:?\s*\d{4,12}(?:-?[\dx])?/giu,
  ],
  [
    'documento',
    /(?<!\p{L})(?:rg|cnh|t[ií]tulo\s+de\s+eleitor|pis|nis)\s*(?:n[º°o.]*)?\s*:?\s*(?:é\s+)?(\d[\d.\-/xX]{5,16}[\dxX])/giu,
  ],
  ['CPF', /(?<!\p{L})cpf\s*(?:n[º°o.]*)?\s*:?\s*(?:é\s+)?(\d[\d.\-/\s]{8,18}\d)/giu],
];

/** Spans [start, end) of the secret alone, without the word that announces it. */
export const secretsIn = (text: string): Found[] =>
  PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const value = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(value);
      return { kind, start, end: start + value.length };
    }),
  );
