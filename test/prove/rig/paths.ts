// Where the project is, seen from the rig.

const at = (path: string): string => new URL(path, new URL('../../../', import.meta.url)).pathname;

/** The Node the product runs on, whatever the machine's own is. */
export const NODE = process.execPath;
export const fromRoot = (path: string): string => at(path);
