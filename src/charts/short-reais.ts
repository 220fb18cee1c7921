// Short labels of round amounts for an axis.

// Centavos per unit.
const SCALES = [
  { from: 1_000_000_000_00, name: ' bi', by: 1_000_000_000_00 },
  { from: 1_000_000_00, name: ' mi', by: 1_000_000_00 },
  { from: 1_000_00, name: ' mil', by: 1_000_00 },
] as const;

/** 150000 -> 'R$ 1,5 mil'; 20000 -> 'R$ 200'. For ticks, which are round. */
export function shortReais(cents: number): string {
  const size = Math.abs(cents);
  const scale = SCALES.find(({ from }) => size >= from);
  const figure = scale === undefined ? size / 100 : size / scale.by;
  const words = String(Math.round(figure * 100) / 100).replace('.', ',');
  return `${cents < 0 ? '-' : ''}R$ ${words}${scale?.name ?? ''}`;
}
