// "Dar entrada numa casa de 180 mil, preciso de 20%": that part of the price is gathered.

const PART =
  /\bentrada\b.*?\d.*?(?<![\d,])(?<after>[1-9]\d?) ?(?:%|por cento)|(?<![\d,])(?<before>[1-9]\d?) ?(?:%|por cento)(?: de| d[ao])? entrada\b/i;

/** @param cents the price @returns what is gathered of it; the price itself where no part is told */
export function entradaPart(text: string, cents: number): number {
  const { after, before = after } = PART.exec(text)?.groups ?? {};
  return before === undefined ? cents : Math.round((cents * Number(before)) / 100);
}
