// What a plural may be the plural of.

const ENDINGS: readonly (readonly [plural: string, singular: string])[] = [
  ['oes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['es', ''],
  ['s', ''],
];

/** "plantoes" -> "plantao", "plantoe"; none of a word that does not end in s or is too short to tell. */
export const singularsOf = (norm: string): readonly string[] =>
  norm.length < 5 || !norm.endsWith('s')
    ? []
    : ENDINGS.flatMap(([plural, singular]) => (norm.endsWith(plural) ? norm.slice(0, -plural.length) + singular : []));
