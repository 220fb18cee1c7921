/** A plain number as written in Brazil, with at most two decimals: "12,5", "1.200". */
export const decimal = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
