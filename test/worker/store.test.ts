import { isolationContract } from '../contract/isolation-suite.ts';
import { itemsContract } from '../contract/items-suite.ts';
import { linksContract } from '../contract/links-suite.ts';
import { movedChatContract } from '../contract/moved-chat-suite.ts';
import { movedPersonContract } from '../contract/moved-person-suite.ts';
import { storeContract } from '../contract/store-suite.ts';
import { vectorsContract } from '../contract/vectors-suite.ts';
import { inDurableObject } from './durable-database.ts';

vectorsContract('in a Durable Object', inDurableObject);
storeContract('in a Durable Object', inDurableObject);
itemsContract('in a Durable Object', inDurableObject);
linksContract('in a Durable Object', inDurableObject);
movedChatContract('in a Durable Object', inDurableObject);
movedPersonContract('in a Durable Object', inDurableObject);
isolationContract('in a Durable Object', inDurableObject);
