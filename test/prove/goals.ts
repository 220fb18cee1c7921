// Every goal, in the order it is attacked. Each is loaded when it is wanted: a process that attacks one starts in a fifth of the time.

import type { Goal } from './goal.ts';

export const goals: Readonly<Record<string, () => Promise<Goal>>> = {
  boot: async () => (await import('./goals/boot.ts')).boot,
  kill: async () => (await import('./goals/kill.ts')).kill,
  'crash-points': async () => (await import('./goals/crash-points.ts')).crashPoints,
  'power-cut': async () => (await import('./goals/power-cut.ts')).powerCut,
  storm: async () => (await import('./goals/storm.ts')).storm,
  sends: async () => (await import('./goals/sends.ts')).sends,
  fuzz: async () => (await import('./goals/fuzz.ts')).fuzz,
  signatures: async () => (await import('./goals/signatures.ts')).signatures,
  bodies: async () => (await import('./goals/bodies.ts')).bodies,
  drain: async () => (await import('./goals/drain.ts')).drain,
  'disk-full': async () => (await import('./goals/disk-full.ts')).diskFull,
  missions: async () => (await import('./goals/missions.ts')).missions,
  'mission-kill': async () => (await import('./goals/mission-kill.ts')).missionKill,
  'schedule-kill': async () => (await import('./goals/schedule-kill.ts')).scheduleKill,
  'hostile-planner': async () => (await import('./goals/hostile-planner.ts')).hostilePlanner,
  injection: async () => (await import('./goals/injection.ts')).injection,
  ssrf: async () => (await import('./goals/ssrf.ts')).ssrf,
  pages: async () => (await import('./goals/pages.ts')).pages,
  bite: async () => (await import('./goals/bite.ts')).bite,
};
