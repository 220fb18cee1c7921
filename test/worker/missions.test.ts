import { missionContract } from '../contract/mission-suite.ts';
import { inDurableObject } from './durable-database.ts';

missionContract('in a Durable Object', inDurableObject);
