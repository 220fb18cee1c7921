// Civil dates and times as the person reads them on their own wall: no zone, no UTC, no Date object.
// ISO text sorts and compares as time does, which is why it is the stored form too.

import * as z from 'zod/mini';

/** 'YYYY-MM-DD' on the person's own calendar. */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

/** 'YYYY-MM-DDTHH:MM' on the person's own clock. */
export type LocalDateTime = string & { readonly __brand: 'LocalDateTime' };

/** Both ends belong to the period. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

export const localDateSchema = z.pipe(
  z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u)),
  z.custom<LocalDate, string>(),
);

export const periodSchema = z.readonly(z.strictObject({ from: localDateSchema, to: localDateSchema }));
