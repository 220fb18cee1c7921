// A number as it is written here: "10.000", "0,25".

const WRITTEN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

/** At most four digits behind the comma. */
export const figure = (value: number): string => WRITTEN.format(value);
