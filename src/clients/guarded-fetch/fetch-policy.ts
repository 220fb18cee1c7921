// What a fetcher may open. A value handed in, never read from the environment here: the test switch
// LINK_PREVIEW_ALLOW_PRIVATE=1 becomes one at the rim, and tests of the guard open the ports of their canaries alone.

export type FetchPolicy = {
  /** Only for tests against servers of their own on loopback. */
  readonly allowPrivate: boolean;
  readonly ports: readonly number[] | 'any';
};

export const fetchPolicy = (allowPrivate: boolean): FetchPolicy =>
  allowPrivate ? { allowPrivate, ports: 'any' } : { allowPrivate, ports: [80, 443] };
