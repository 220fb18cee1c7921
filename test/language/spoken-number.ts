// Writes a number the way a Brazilian says it: the independent oracle of the number grammar, made of different tables
// in the opposite direction.

const SMALL =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS = '_ _ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS = '_ cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);

function belowThousand(n: number): string {
  if (n === 100) return 'cem';
  const parts: string[] = [];
  if (n >= 100) parts.push(HUNDREDS[Math.floor(n / 100)] ?? '');
  const rest = n % 100;
  if (rest > 0 && rest < 20) parts.push(SMALL[rest] ?? '');
  else if (rest >= 20) {
    parts.push(TENS[Math.floor(rest / 10)] ?? '');
    if (rest % 10 > 0) parts.push(SMALL[rest % 10] ?? '');
  }
  return parts.join(' e ');
}

/** 1 to 999.999 in words, with "e" before the last group as grammar books have it. */
export function spoken(n: number): string {
  const thousands = Math.floor(n / 1000);
  const rest = n % 1000;
  if (thousands === 0) return belowThousand(rest);
  const head = thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`;
  if (rest === 0) return head;
  return `${head}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${belowThousand(rest)}`;
}
