/** ['Ana', 'Bia', 'Caio'] becomes 'Ana, Bia e Caio'; an empty list ''. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} e ${last}`;
}
