// Of write-excel-file what finance/ledger-sheets asks for is kept: its own way of adding pictures and conditional formats to a sheet is a list
// of features, each of which asks whether it is wanted.

import type { Plugin } from 'esbuild';

/** For esbuild, when the worker is bundled. */
export const sheetsForWorker: Plugin = {
  name: 'sheets for the worker',
  setup(one) {
    one.onLoad(
      { filter: /\/write-excel-file\/modules\/xlsx\/features\/(?:images|conditionalFormatting)\.js$/ },
      () => ({
        contents: 'export default {};',
      }),
    );
  },
};
