// The bindings of the worker under test.

declare namespace Cloudflare {
  interface Env {
    readonly BARE: DurableObjectNamespace<import('./main.ts').BareObject>;
  }
}
