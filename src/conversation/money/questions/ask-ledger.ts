// The decision of every question about recorded money.

import type { Question } from '../../../finance/question.ts';
import { run } from '../../decided.ts';
import type { Decision } from '../../decision.ts';

/** Answers one closed question; it never writes. */
export const askLedger = (question: Question): Decision => run({ tool: 'query_ledger', args: { question } });
