// Every goal, loaded only by the process that attacks it: a process that loads one starts in a fifth of the time.
// The order is that of the work. This process takes goals from the front and others from the end: processes that start, wait and
// die are at the front, long computations at the end, so that one uses the processor while the other waits.

import type { Goal } from './goal.ts';

export const goals: Readonly<Record<string, () => Promise<Goal>>> = {
  storm: async () => (await import('./goals/storm.ts')).storm,
  bodies: async () => (await import('./goals/bodies.ts')).bodies,
  drain: async () => (await import('./goals/drain.ts')).drain,
  boot: async () => (await import('./goals/boot.ts')).boot,
  kill: async () => (await import('./goals/kill.ts')).kill,
  'crash-points': async () => (await import('./goals/crash-points.ts')).crashPoints,
  'power-cut': async () => (await import('./goals/power-cut.ts')).powerCut,
  'mission-kill': async () => (await import('./goals/mission-kill.ts')).missionKill,
  'schedule-kill': async () => (await import('./goals/schedule-kill.ts')).scheduleKill,
  restore: async () => (await import('./goals/restore.ts')).restore,
  'disk-full': async () => (await import('./goals/disk-full.ts')).diskFull,
  sends: async () => (await import('./goals/sends.ts')).sends,
  signatures: async () => (await import('./goals/signatures.ts')).signatures,
  ssrf: async () => (await import('./goals/ssrf.ts')).ssrf,
  pages: async () => (await import('./goals/pages.ts')).pages,
  bite: async () => (await import('./goals/bite.ts')).bite,
  missions: async () => (await import('./goals/missions.ts')).missions,
  injection: async () => (await import('./goals/injection.ts')).injection,
  'hostile-planner': async () => (await import('./goals/hostile-planner.ts')).hostilePlanner,
  fuzz: async () => (await import('./goals/fuzz.ts')).fuzz,
};
