// Builds slot objects without undefined values, so that a slot not given is always an absent key.

import { withoutUndefined } from '../../domain/without-undefined.ts';

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The object without its undefined values; any key may be absent, as in slots. */
export const present = <T extends object>(slots: T): Present<T> => withoutUndefined(slots) as Present<T>;
