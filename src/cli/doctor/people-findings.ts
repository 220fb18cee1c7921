// Says who may talk to this deployment, and who may administer it.

import type { Config } from '../../runtime/config.ts';
import type { Finding } from './finding.ts';

/** The list of people, once strangers could write at all, then the admin. */
export function* peopleFindings(config: Config): Generator<Finding> {
  const { allowedPeople: allowed, adminPassword, production, telegram, whatsapp } = config;
  if (allowed !== undefined) yield { level: 'ok', what: `pessoas: só as ${allowed.size} de ALLOWED_PEOPLE` };
  else if (telegram !== undefined || whatsapp !== undefined) {
    yield { level: 'ok', what: 'pessoas: qualquer uma que escrever (ALLOWED_PEOPLE fecha)' };
  }
  yield adminPassword === undefined
    ? { level: 'off', what: 'administração: desligada (ADMIN_PASSWORD)' }
    : { level: 'ok', what: `administração: em /admin${production ? ', só por HTTPS' : ''}` };
}
