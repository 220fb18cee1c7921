// One line of the doctor's report: what was checked, and what to do about it.

export type Finding = { readonly level: 'ok' | 'warning' | 'problem'; readonly what: string; readonly todo?: string };
