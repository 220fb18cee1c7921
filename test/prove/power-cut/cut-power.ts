// Simulates a power cut: writes that were never synced are undone, all of them or a random part, because a disk may have kept any
// write before it was asked to.

import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import type { Chance } from '../rig/chance.ts';

type Entry = { kind: number; offset: number; size: number; before: Buffer; after: Buffer };

const WRITE = 1;
const HEADER = 40;

/** Call after the process is dead. @returns how many unsynced writes were taken back in all files of the database. */
export function cutPower(databasePath: string, luck: Chance): number {
  let lost = 0;
  // In half of the cuts nothing unsynced survives; in the others each write does with its own luck.
  const survival = luck.next() < 0.5 ? 0 : luck.next();
  for (const file of [databasePath, `${databasePath}-wal`, `${databasePath}-journal`]) {
    if (existsSync(`${file}.undo`) && existsSync(file)) lost += takeBack(file, () => luck.next() < survival);
  }
  rmSync(`${databasePath}-shm`, { force: true });
  return lost;
}

function takeBack(file: string, survives: () => boolean): number {
  const entries = readEntries(readFileSync(`${file}.undo`));
  const at = openSync(file, 'r+');
  for (const { offset, size, before } of entries.toReversed()) {
    if (before.length > 0) writeSync(at, before, 0, before.length, offset);
    ftruncateSync(at, size);
  }
  let lost = 0;
  for (const { kind, offset, after } of entries) {
    if (!survives()) lost += 1;
    else if (kind === WRITE) writeSync(at, after, 0, after.length, offset);
    else ftruncateSync(at, offset);
  }
  closeSync(at);
  truncateSync(`${file}.undo`, 0);
  return lost;
}

/** A record cut short by the kill was never followed by its write. */
function readEntries(log: Buffer): Entry[] {
  const entries: Entry[] = [];
  const word = (at: number): number => Number(log.readBigUInt64LE(at));
  for (let at = 0; at + HEADER <= log.length; ) {
    const [kind, offset, size, before, after] = [word(at), word(at + 8), word(at + 16), word(at + 24), word(at + 32)];
    const middle = at + HEADER + before;
    const end = middle + after;
    if (end > log.length) break;
    entries.push({ kind, offset, size, before: log.subarray(at + HEADER, middle), after: log.subarray(middle, end) });
    at = end;
  }
  return entries;
}
