// Rows of whole-message-handlers that name the entry they correct, in the order they are asked.

import type { HandlerGroup } from '../../handler.ts';
import { valueOfRemoved } from '../../removal/value-of-removed.ts';
import { decideExtreme } from './decide-extreme.ts';
import { decideNamedEntry } from './decide-named-entry.ts';
import { decideOneOfTwo } from './decide-one-of-two.ts';
import { decideParcelsNamed } from './decide-parcels-named.ts';
import { decidePutRight } from './decide-put-right.ts';
import { decideToldAgain } from './decide-told-again.ts';
import { removePointed } from './remove-pointed.ts';

export const OF_NAMED_ENTRY: HandlerGroup['handlers'] = [
  { decide: decideOneOfTwo, answers: '“a água foi 68”, of two paid together: each is an entry' },
  {
    decide: decidePutRight,
    answers: '“não foi a Carla, foi a Paula, 120”, “os 500 foram da Lara”: of the entry that has it wrong',
  },
  { decide: decideParcelsNamed, answers: '“quando termina a tv?”, “antecipei 2 parcelas”: of what was bought so' },
  { decide: valueOfRemoved, answers: '“era 89,90 na verdade”, of what was just taken out: it comes back so' },
  {
    decide: decideToldAgain,
    answers: '“o almoço foi 35 e o uber 22”, of what was just told: the same, or corrected',
  },
  { decide: decideNamedEntry, answers: '“o fio foi 150”: corrects the entry of that name, day or value' },
  { decide: removePointed, answers: '“apaga o segundo”, “esquece os 30 do bar”: which of those told lately goes' },
  { decide: decideExtreme, answers: '“tira o mais barato”: removes the smallest or largest entry, after a yes' },
];
