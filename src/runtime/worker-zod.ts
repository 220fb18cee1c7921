// What @kapso/whatsapp-cloud-api uses of zod, in the bundle of the worker (wrangler.toml [alias]). It imports the whole namespace,
// which brings zod's messages in fifty languages: 266 KB that nobody reads.

import * as zod from 'zod/v4';

export const z = {
  ZodError: zod.ZodError,
  ZodIssueCode: zod.ZodIssueCode,
  any: zod.any,
  array: zod.array,
  boolean: zod.boolean,
  custom: zod.custom,
  discriminatedUnion: zod.discriminatedUnion,
  enum: zod.enum,
  literal: zod.literal,
  number: zod.number,
  object: zod.object,
  record: zod.record,
  string: zod.string,
  tuple: zod.tuple,
  union: zod.union,
  unknown: zod.unknown,
};
