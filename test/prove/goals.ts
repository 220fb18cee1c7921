// Every goal, in the order it is attacked.

import type { Goal } from './goal.ts';
import { bite } from './goals/bite.ts';
import { bodies } from './goals/bodies.ts';
import { boot } from './goals/boot.ts';
import { crashPoints } from './goals/crash-points.ts';
import { diskFull } from './goals/disk-full.ts';
import { drain } from './goals/drain.ts';
import { fuzz } from './goals/fuzz.ts';
import { hostilePlanner } from './goals/hostile-planner.ts';
import { injection } from './goals/injection.ts';
import { kill } from './goals/kill.ts';
import { missionKill } from './goals/mission-kill.ts';
import { missions } from './goals/missions.ts';
import { pages } from './goals/pages.ts';
import { powerCut } from './goals/power-cut.ts';
import { scheduleKill } from './goals/schedule-kill.ts';
import { sends } from './goals/sends.ts';
import { signatures } from './goals/signatures.ts';
import { ssrf } from './goals/ssrf.ts';
import { storm } from './goals/storm.ts';

export const goals: readonly Goal[] = [
  boot,
  kill,
  crashPoints,
  powerCut,
  storm,
  sends,
  fuzz,
  signatures,
  bodies,
  drain,
  diskFull,
  missions,
  missionKill,
  scheduleKill,
  hostilePlanner,
  injection,
  ssrf,
  pages,
  bite,
];
