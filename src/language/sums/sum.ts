// A sum as it is written, and what it comes to. Plain decimal values: whether they are money is told beside them.

export type Sign = '+' | '−' | '×' | '÷';

export type Sum =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'infix'; readonly sign: Sign; readonly left: Sum; readonly right: Sum }
  /** "15% de 230" */
  | { readonly kind: 'percent'; readonly percent: number; readonly of: Sum }
  /** "259 com 10% de desconto"; `percent` is below zero for what is taken off. */
  | { readonly kind: 'changed'; readonly percent: number; readonly of: Sum }
  /** "dois terços de 900", "o dobro de 78"; `named` as it is written. */
  | { readonly kind: 'part'; readonly named: string; readonly times: number; readonly of: Sum }
  | { readonly kind: 'power'; readonly base: Sum; readonly exponent: number }
  | { readonly kind: 'root'; readonly of: Sum }
  | { readonly kind: 'mean'; readonly of: readonly Sum[] };

/** Not finite for a division by zero. */
export function worth(sum: Sum): number {
  switch (sum.kind) {
    case 'number':
      return sum.value;
    case 'infix': {
      const [left, right] = [worth(sum.left), worth(sum.right)];
      if (sum.sign === '+') return left + right;
      if (sum.sign === '−') return left - right;
      return sum.sign === '×' ? left * right : left / right;
    }
    case 'percent':
      return (sum.percent * worth(sum.of)) / 100;
    case 'changed':
      return (worth(sum.of) * (100 + sum.percent)) / 100;
    case 'part':
      return sum.times * worth(sum.of);
    case 'power':
      return worth(sum.base) ** sum.exponent;
    case 'root':
      return Math.sqrt(worth(sum.of));
    case 'mean':
      return sum.of.reduce((total, one) => total + worth(one), 0) / sum.of.length;
    default:
      return sum satisfies never;
  }
}
