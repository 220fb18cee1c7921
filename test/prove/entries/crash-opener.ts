// The opening of the file by itself, with a name at every step of its migrations: nothing of the server runs before it.

import { boundary } from '../rig/boundary.ts';
import { crashingFile } from '../rig/crashing-file.ts';

const { DATABASE_PATH = '', RIG_MIGRATIONS = '' } = process.env;
crashingFile(boundary).open(DATABASE_PATH, RIG_MIGRATIONS).close();
