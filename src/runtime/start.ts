// `npm start` from the sources: a thousand files whose types are stripped at load. The compile cache (in the system's
// temporary folder, written at exit) makes the next start fast; the shipped bundle does the same (build.ts).

import { enableCompileCache } from 'node:module';
import { whenOrphaned } from './when-orphaned.ts';

// First, because the parent process can only be identified while it lives.
whenOrphaned(() => process.kill(process.pid, 'SIGTERM'));
enableCompileCache();
await import('./node.ts');
