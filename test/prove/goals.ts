// Every goal, in the order it is attacked.

import type { Goal } from './goal.ts';
import { crashPoints } from './goals/crash-points.ts';
import { drain } from './goals/drain.ts';
import { kill } from './goals/kill.ts';
import { powerCut } from './goals/power-cut.ts';
import { storm } from './goals/storm.ts';

export const goals: readonly Goal[] = [kill, crashPoints, powerCut, storm, drain];
