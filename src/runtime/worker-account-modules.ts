// What only an account's object needs, evaluated when one wakes: an isolate that takes messages in, or answers a page, starts
// without the language (docs/adr/0028).

export type AccountModules = Pick<typeof import('./account-engine.ts'), 'accountEngine'> &
  Pick<typeof import('./worker-account-rim.ts'), 'workerAccountRim'>;

/** Loads them on the first call; an isolate keeps them. */
export async function accountModules(): Promise<AccountModules> {
  return { ...(await import('./account-engine.ts')), ...(await import('./worker-account-rim.ts')) };
}
