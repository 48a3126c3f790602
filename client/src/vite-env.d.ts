/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  /** Modules with messages of their own. */
  export const modules: readonly string[];
  /** The source of `<language>-<namespace>` (client/words.ts). */
  export const messagesOf: (name: string) => Promise<string>;
}
