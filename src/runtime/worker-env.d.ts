// What exists only in the bundle of the Worker: files imported as texts, and the bindings of wrangler.toml.

declare module '*.sql' {
  const text: string;
  export default text;
}
