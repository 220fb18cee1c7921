// Digits that are not documents: amounts, dates, times, percentages, years. The product depends on these; masking one
// loses money.

const SPARED = [
  /(?:R\$|US\$|€)\s*\d+(?:[.,\s]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu,
  /(?<![\d.])\d{1,3}(?:\.\d{3})*,\d{1,2}(?!\d)/gu,
  /(?<!\d)\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?![\d.-])/gu,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/gu,
  /(?<!\d)\d{1,2}[:h]\d{2}(?!\d)/gu,
  /(?<!\d)\d+(?:[.,]\d+)?\s?(?:%|mil\b|reais\b|x\b|km\b|kg\b)/gu,
];

/** Whether the stretch from `start` to `end` touches one of them. */
export function sparing(text: string): (start: number, end: number) => boolean {
  const spans = SPARED.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
  );
  return (start, end) => spans.some(([from, to]) => from < end && start < to);
}
