// The order of the suite. Vitest finishes one project before it begins the next, and workerd has only one worker: the
// other core would then wait for the golden conversations in workerd, which take as long as a third of the whole.

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = /\/worker\/chats\.test\.ts$/;

const rank = ({ moduleId, project }: TestSpecification): number =>
  LONGEST.test(moduleId) ? 0 : project.name === 'workers' ? 1 : 2;

/** The longest file, beside it the rest of its project, then all others as vitest orders them. */
export class WorkerdFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
