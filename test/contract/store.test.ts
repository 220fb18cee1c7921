import { isolationContract } from './isolation-suite.ts';
import { itemsContract } from './items-suite.ts';
import { linksContract } from './links-suite.ts';
import { movedChatContract } from './moved-chat-suite.ts';
import { movedPersonContract } from './moved-person-suite.ts';
import { inFile, inMemory } from './node-database.ts';
import { storeContract } from './store-suite.ts';
import { vectorsContract } from './vectors-suite.ts';

for (const [name, harness] of [
  ['in memory', inMemory],
  ['in a file', inFile],
] as const) {
  storeContract(name, harness);
  itemsContract(name, harness);
  vectorsContract(name, harness);
  linksContract(name, harness);
  movedChatContract(name, harness);
  movedPersonContract(name, harness);
}

isolationContract('in memory', inMemory);
