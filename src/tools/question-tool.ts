// Tools that query external services and write nothing. They run before the transaction and share the tool contract.

import type * as z from 'zod/mini';
import type { Catalogue } from '../ports.ts';
import type { Contract, Declared, Shape } from './tool.ts';

type Given<Name extends string, Said extends Shape, Answer> = Declared<Name, Said> & {
  /** Never rejects: a failure is a Lookup too. */
  readonly ask: (args: Readonly<z.infer<Contract<Said>>>, world: Catalogue) => Promise<Answer>;
};

export type QuestionTool<Name extends string, Said extends Shape, Answer> = Given<Name, Said, Answer> & {
  readonly effect: 'external';
};

/** The tool as given; the types pair its arguments with its answer. */
export function defineQuestion<Name extends string, Said extends Shape, Answer>(
  tool: Given<Name, Said, Answer>,
): QuestionTool<Name, Said, Answer> {
  return { ...tool, effect: 'external' };
}
