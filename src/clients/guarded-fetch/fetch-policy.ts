// What the fetcher may open. It is passed in: the runtime derives it from the test setting
// LINK_PREVIEW_ALLOW_PRIVATE=1, and tests of the guard allow only their own ports.

export type FetchPolicy = {
  /** Tests only: allows servers on loopback. */
  readonly allowPrivate: boolean;
  readonly ports: readonly number[] | 'any';
};

/** Ports 80 and 443 only, any port where private addresses are allowed. */
export const fetchPolicy = ({ allowPrivate }: Pick<FetchPolicy, 'allowPrivate'>): FetchPolicy =>
  allowPrivate ? { allowPrivate, ports: 'any' } : { allowPrivate, ports: [80, 443] };
