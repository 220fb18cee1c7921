// The title of a note in lists: its label ("receita do bolo: …") or its first words.

const LONGEST_TITLE = 60;

/** The label when there is one, else the first words, cut at a word boundary. */
export function noteTitle(content: string, label?: string): string {
  const line = (label ?? content).trim().split('\n', 1)[0]?.trim() ?? '';
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  const edge = cut.lastIndexOf(' ');
  return `${(edge > LONGEST_TITLE / 2 ? cut.slice(0, edge) : cut).trimEnd()}…`;
}
