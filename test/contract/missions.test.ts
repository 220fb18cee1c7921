import { missionContract } from './mission-suite.ts';
import { inMemory } from './node-database.ts';

missionContract('in memory', inMemory);
