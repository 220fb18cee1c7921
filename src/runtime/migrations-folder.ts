// Where the migrations are, for whoever opens a database without starting the service on it.

import { fileURLToPath } from 'node:url';

export const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url));
