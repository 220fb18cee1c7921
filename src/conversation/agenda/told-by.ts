// What stands behind the content of a reminder and is no part of it: how it came to be so, and how long before.

import { pattern } from '../../domain/pattern.ts';

/** "Encomendar o bolo 20 dias antes do aniversário dela". */
export const LEAD_BEHIND = /,? (?:\d{1,3}|uma?|dois|duas|tr[êe]s) (?:dias?|semanas?|m[êe]s|meses) antes d[^?]*$/i;

/** "A dentista remarcou pra dia 28", of what was not kept. */
export const TOLD_BY = pattern('i')`
  [ ](?:(?:foi|ficou|t[áa]) )?(?:remarc(?:ou|aram|ad[oa])|marc(?:ou|aram|ad[oa])|agend(?:ou|aram|ad[oa])|mud(?:ou|aram|ad[oa])|
  adi(?:ou|aram|ad[oa])|transferi(?:u|ram|d[oa])|atras(?:ou|ad[oa])|adiant(?:ou|ad[oa])|antecip(?:ou|aram|ad[oa]))$
`;
