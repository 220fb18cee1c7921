// Text as it is compared: no case, no accents, words separated by one space. What is shown keeps its accents.

/** 'Farmácia São João!' -> 'farmacia sao joao'. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
