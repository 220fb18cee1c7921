import { isolationContract } from '../contract/isolation-suite.ts';
import { itemsContract } from '../contract/items-suite.ts';
import { linksContract } from '../contract/links-suite.ts';
import { storeContract } from '../contract/store-suite.ts';
import { inDurableObject } from './durable-database.ts';

storeContract('in a Durable Object', inDurableObject);
itemsContract('in a Durable Object', inDurableObject);
linksContract('in a Durable Object', inDurableObject);
isolationContract('in a Durable Object', inDurableObject);
