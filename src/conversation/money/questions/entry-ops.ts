// What is asked of the entries of a period one by one or together, so that a topic, a value or a part left out narrows it.

import type { Question } from '../../../finance/question.ts';

export const ENTRY_OPS: readonly Question['op'][] = ['sum', 'count', 'list', 'avg', 'max', 'min', 'breakdown'];
