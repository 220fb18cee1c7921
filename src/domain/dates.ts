// Local calendar dates and times: no zone, no UTC, no Date object. ISO text sorts chronologically, which is why it is
// also the stored form.

import * as z from 'zod/mini';

/** 'YYYY-MM-DD' in the person's time zone. */
export type LocalDate = string & { readonly __brand: 'LocalDate' };

/** 'YYYY-MM-DDTHH:MM' in the person's time zone. */
export type LocalDateTime = string & { readonly __brand: 'LocalDateTime' };

/** Length of '2026-11-23', a date without a time. */
export const DAY_ONLY = 10;

/** Both ends are inclusive. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

export const localDateSchema = z.pipe(
  z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u)),
  z.custom<LocalDate, string>(),
);

export const periodSchema = z.readonly(z.strictObject({ from: localDateSchema, to: localDateSchema }));
