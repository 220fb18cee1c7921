// What @kapso/whatsapp-cloud-api still uses of zod in the bundle of the worker (whatsapp-for-worker.ts). It imports the whole namespace,
// which brings zod's messages in fifty languages: 266 KB that nobody reads.

import { custom, enum as enumOf, object, string } from 'zod/v4';

export const z = { custom, enum: enumOf, object, string };
