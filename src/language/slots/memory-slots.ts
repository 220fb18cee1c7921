// Slots of saving, searching and asking about items.

import type { LocalDate, LocalDateTime, Period } from '../../domain/dates.ts';
import type { Rhythm, Weekday } from '../../domain/rhythm.ts';

/** `media`: a film or a series, unspecified. */
export type ItemType = 'note' | 'movie' | 'tv_show' | 'media' | 'video' | 'link' | 'reminder';

export type SaveSlots = {
  readonly item_type: ItemType;
  readonly title?: string;
  readonly titles?: readonly string[];
  readonly url?: string;
  readonly year?: number;
  readonly season?: number;
  readonly content?: string;
  readonly tag?: string;
  readonly note?: string;
};

export type EnrichSlots = {
  readonly item_type: ItemType;
  readonly title?: string;
  readonly url?: string;
  readonly year?: number;
  /** cast, year, runtime, synopsis, rating, watch_providers, director, genre, seasons, release */
  readonly ask?: string;
};

export type ReminderSlots = {
  readonly content?: string;
  readonly remind_at?: LocalDate | LocalDateTime;
  readonly recurrence?: Rhythm['every'];
  readonly interval?: number;
  readonly time?: string;
  /** "Às 7 e às 20h": the times after the first, each HH:MM. */
  readonly more_times?: readonly string[];
  /** The same on these days as well. */
  readonly more_days?: readonly LocalDate[];
  readonly weekday?: Weekday;
  /** "Toda terça e quinta": the weekdays after the first. */
  readonly more_weekdays?: readonly Weekday[];
  readonly day_of_month?: number;
  readonly day_rule?: string;
  /** HH:MM implied by a part of the day ("à noite"), when no time was given. */
  readonly around?: string;
  /** Relative to now: "daqui a 2 horas". */
  readonly delay_minutes?: number;
  /** "De 8 em 8 horas": interval within the day. */
  readonly every_hours?: number;
};

export type QuerySlots = {
  readonly query?: string;
  readonly item_type?: ItemType | 'all';
  readonly item_types?: readonly ItemType[];
  readonly period?: Period;
  readonly year?: number;
  readonly provider?: string;
  readonly watched?: boolean;
  readonly agg?: 'count' | 'first' | 'last';
  readonly limit?: number;
  readonly order?: 'newest' | 'oldest' | 'title';
};
