// A bug as it is planted: in a copy of the sources, by replacing words that must be there, and the goal that has to notice.

export type PlantedBug = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** The goal that must fail, and how hard it attacks. */
  readonly goal: string;
  /** In the failure that is this bug: a goal that fails for another reason, such as a slow machine, has not caught it. */
  readonly says: RegExp;
  readonly scale: number;
  readonly points?: string;
};

/** The text of the file with the bug in it. @throws when the words to replace do not stand there exactly once. */
export function planted(text: string, { name, file, find, put }: PlantedBug): string {
  const [before, after, ...more] = text.split(find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`cannot plant "${name}": ${file} does not hold exactly one ${JSON.stringify(find)}`);
  }
  return before + put + after;
}
