// One line of the doctor's report: what was checked, and what to do about it.

export type Finding = {
  /** `off`: optional, and not configured. */
  readonly level: 'ok' | 'off' | 'warning' | 'problem';
  readonly what: string;
  readonly todo?: string;
};
