// The store could not do its work: no room, a broken disk. Whoever asked is not to blame, nothing was written, and the same work
// may succeed later.

export class StoreFailure extends Error {}
