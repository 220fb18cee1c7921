// In a bundle, Node's http modules are asked for and not imported. An import reads each of their exports, and one of those is a
// getter that loads all of undici: 60 ms of a start.

import type { Plugin } from 'esbuild';

export const requiredBuiltins: Plugin = {
  name: 'required-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?https?2?$/ }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: 'required-builtins' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'required-builtins' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};
