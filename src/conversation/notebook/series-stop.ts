// "Ruptura: parei no ep 3": the note that tells how far a series was watched.

import type { Item } from '../../domain/item.ts';

export const STOP = /: (?:parei|vi) /i;

export const isStop = ({ kind, body }: Pick<Item, 'kind' | 'body'>): boolean => kind === 'note' && STOP.test(body);
