// A receipt or notice of a bank, pasted or passed on: "Compra de R$ 129,90 APROVADA em MERCADO LIVRE para o cartao com final 9921".

import { pattern } from '../../../domain/pattern.ts';

const VALUE = /R\$\s?\d[\d.]*(?:,\d{2})?/gu;
const WORD = '[A-ZÀ-Þ](?:[a-zA-ZÀ-ÿ\\d&\\-]|\\.(?=\\S))*';
const NAME = `(?<name>${WORD}(?: (?:d[aeo]s? )?${WORD}){0,4})`;
const PAYEE = new RegExp(
  `(?:[Pp]ara|PARA|[Ff]avorecido|[Rr]ecebedor|[Dd]estinat[áa]rio|[Ee]stabelecimento|[Ll]oja|[Ee]m|EM)\\s*:?\\s+${NAME}`,
  'u',
);
const PAYER = new RegExp(`(?:[Dd]e|DE|[Pp]agador|[Rr]emetente)\\s*:?\\s+${NAME}`, 'u');
const RECEIPT = pattern('i')`
  comprovante|compra (?:de r\$ ?[\d.,]+ |no valor de r\$ ?[\d.,]+ )?aprovada|
  pagamento (?:efetuado|realizado|aprovado)|
  transfer[êe]ncia (?:realizada|recebida|enviada)|
  pix (?:enviado|recebido|realizado)|valor\s*:
`;
const CAME_IN = /(?:voc[êe] recebeu|recebid[oa]|recebemos|creditad[oa])/i;

/** Still to be paid. */
const DUE = /boleto|vencimento|linha digit|c[óo]digo de barras|fatura/i;
const DATE = /(?<![\d/])\d{2}\/\d{2}(?:\/\d{4})?(?![\d/])/u;

/** What the receipt of a bank or shop says, as somebody would tell it; undefined unless it has one value and names who was paid or paid. */
export function asReceipt(words: string): string | undefined {
  const [value, ...others] = new Set(words.match(VALUE) ?? []);
  if (value === undefined || others.length > 0 || !RECEIPT.test(words) || DUE.test(words)) return undefined;
  const came = CAME_IN.test(words);
  const name = (came ? PAYER : PAYEE).exec(words)?.groups?.['name'];
  if (name === undefined) return undefined;
  const who = /[a-zà-ÿ]/u.test(name) ? name : titled(name);
  const how = /pix/i.test(words) ? ' no pix' : /cart[ãa]o/i.test(words) ? ' no crédito' : '';
  const date = DATE.exec(words)?.[0];
  const when = date === undefined ? '' : ` dia ${date}`;
  if (came) return `recebi ${value} de ${who}${how}${when}`;
  return /pix|transfer/i.test(words)
    ? `paguei ${value} pra ${who}${how}${when}`
    : `gastei ${value} em ${who}${how}${when}`;
}

const titled = (name: string): string =>
  name.toLowerCase().replaceAll(/(?<![a-zà-ÿ])[a-zà-ÿ](?=[a-zà-ÿ]{2})/gu, (letter) => letter.toUpperCase());

const BARCODE = /(?:(?:linha digit[áa]vel|c[óo]digo(?: de barras)?|cod\.? barras)\s*:?\s*)?\d(?:[\d .-]{20,})\d/gi;

/** The words of a bill without the number it is paid by, which is no amount. */
export const withoutBarcode = (words: string): string => words.replace(BARCODE, '').trim();
