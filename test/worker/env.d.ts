// The worker under test: its exports and the bindings it has beyond the product's own.

declare namespace Cloudflare {
  interface GlobalProps {
    readonly mainModule: typeof import('./main.ts');
  }
  interface Env {
    readonly BARE: DurableObjectNamespace<import('./main.ts').BareObject>;
    readonly STAGED: DurableObjectNamespace<import('./main.ts').StagedObject>;
    readonly LOOSE: DurableObjectNamespace<import('./main.ts').LooseObject>;
  }
}
