// `npm start` from the sources: a thousand files whose types are stripped and which are compiled, both kept for the next start
// (in the system's temporary folder, written when the process leaves). What is shipped does the same for its bundle (build.ts).

import { enableCompileCache } from 'node:module';
import { whenOrphaned } from './when-orphaned.ts';

// Before anything slow: who our parent is can only be asked while it lives.
whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
enableCompileCache();
await import('./node.ts');
