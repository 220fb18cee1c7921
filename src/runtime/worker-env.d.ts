// Types that exist only in the Worker bundle: files imported as text, and the bindings of wrangler.toml.

declare module '*.sql' {
  const text: string;
  export default text;
}
declare module '*/migrations.js' {
  const migrations: Parameters<typeof import('drizzle-orm/durable-sqlite/migrator').migrate>[1];
  export default migrations;
}
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '*.md' {
  const text: string;
  export default text;
}

/** The one DOM name that shared code uses and workers-types does not declare. */
declare type BlobPart = ArrayBuffer | ArrayBufferView | Blob | string;

declare namespace Cloudflare {
  /** Settings and secrets (the names of .env.example) are further string properties. */
  interface Env {
    readonly ACCOUNTS: DurableObjectNamespace<import('./account-object.ts').AccountObject>;
    readonly ASSETS: Fetcher;
    readonly PLATFORM: DurableObjectNamespace<import('./platform-object.ts').PlatformObject>;
  }
}
