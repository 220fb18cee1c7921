export type Finding = { readonly level: 'ok' | 'warning' | 'problem'; readonly what: string; readonly todo?: string };
