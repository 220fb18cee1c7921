// A coordinator as the orchestrator knows it: it leads a mission its own way, and consolidates at once when it is told to.

import type { Contract, Desk } from '../bus/contract.ts';
import type { Findings } from './consolidation.ts';
import type { MissionPackage } from './mission-package.ts';
import type { PlaybookOutcome } from './playbook.ts';
import type { WorkingSet } from './working-set.ts';

/** Findings, or a figure only the person can tell: the mission then ends with one short question. */
export type Led = PlaybookOutcome;

export type Leading = {
  readonly mission: MissionPackage;
  readonly desk: Desk;
  readonly notebook: WorkingSet;
  /** Told once, when it starts to finish: what is indispensable for that goes first. */
  readonly closing: () => void;
};

export interface Coordinator {
  readonly contract: Contract;
  /** Takes as long as it wants, hangs or rejects: the orchestrator survives it. */
  lead(leading: Leading): Promise<Led>;
  /** With what there is, now. */
  consolidate(leading: Leading): Promise<Findings>;
}
