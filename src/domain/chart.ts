// A chart as data: code with the figures builds one, charts/ renders it. Figures are centavos unless stated otherwise.

export type ChartPoint = { readonly label: string; readonly cents: number };

export type Chart =
  /** Parts of a whole, largest first; every part positive. */
  | { readonly kind: 'pie'; readonly title: string; readonly parts: readonly ChartPoint[] }
  /** Amounts side by side, in the order given; negatives hang down. */
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly ChartPoint[] }
  /** One amount over time, oldest first. */
  | { readonly kind: 'line'; readonly title: string; readonly points: readonly ChartPoint[] }
  /** Rows ready to be read: the first column is text, the others figures aligned to the right. */
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
