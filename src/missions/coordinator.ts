// Coordinator interface: leads a mission by its own method, and consolidates immediately when told to.

import type { BusClient, Contract } from '../bus/contract.ts';
import type { Findings } from './consolidation.ts';
import type { MissionPackage } from './mission-package.ts';
import type { PlaybookOutcome } from './playbook.ts';
import type { WorkingSet } from './working-set.ts';

/** Findings, or a figure only the person knows: the mission then ends with one short question. */
export type Led = PlaybookOutcome;

export type Leading = {
  readonly mission: MissionPackage;
  readonly client: BusClient;
  readonly notebook: WorkingSet;
  /** Called once when consolidation starts; indispensable requests get priority. */
  readonly closing: () => void;
};

export interface Coordinator {
  readonly contract: Contract;
  /** May take arbitrarily long, hang or reject: the orchestrator handles all three. */
  lead(leading: Leading): Promise<Led>;
  /** Consolidates immediately what was collected so far. */
  consolidate(leading: Leading): Promise<Findings>;
}
