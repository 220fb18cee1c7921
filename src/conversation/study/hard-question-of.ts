// Builds the HardQuestion a playbook answers from a message of the complexa group and the figures language/ found.

import type { HardQuestion } from '../../domain/hard-question.ts';
import { readWhen } from '../../language/figures/read-when.ts';
import type { Reading } from '../../language/reading/reading.ts';
import type { SlotsOf } from '../../language/slots/slots.ts';
import { inContext } from './figures-in-context.ts';

/** Centavos, fractions and months as the playbooks expect them; only figures that were said. */
export const hardQuestion = (
  reading: Reading,
  { domain, coordinator, figures = [] }: SlotsOf<'complexa'>,
): HardQuestion => ({
  text: reading.text,
  domain,
  coordinator,
  figures: { ...inContext(reading.text, figures), ...readWhen(reading) },
});
