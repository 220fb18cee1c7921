// What the tests take from the page's own modules, which are plain JavaScript.

declare module '*/trace-names.client.js' {
  type Names = Readonly<Record<string, string>>;
  export const DECISIONS: Names;
  export const INTENTS: Names;
  export const SLOTS: Names;
  export const TOOLS: Names;
}

declare module '*/trace-words.client.js' {
  export function slotWords(slot: string, value: unknown): string;
}
