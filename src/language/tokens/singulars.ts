// Singular forms of a plural.

const ENDINGS: readonly (readonly [plural: string, singular: string])[] = [
  ['oes', 'ao'],
  ['ais', 'al'],
  ['aes', 'ai'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['es', ''],
  ['s', ''],
];

/** "plantoes" -> "plantao", "plantoe"; empty for a word without final s or too short. */
export const singularsOf = (norm: string): readonly string[] =>
  norm.length < 5 || !norm.endsWith('s')
    ? []
    : ENDINGS.flatMap(([plural, singular]) => (norm.endsWith(plural) ? norm.slice(0, -plural.length) + singular : []));
