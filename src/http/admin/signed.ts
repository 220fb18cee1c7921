// What every route of the admin behind the sign-in finds in its context.

import type { SignedIn } from './sign-in.ts';

/** Context variables of every route that needs a session. */
export type Signed = { Variables: { csrf: string; form: URLSearchParams; signedIn: SignedIn } };
