/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  /** Modules with messages that only their tables show. */
  export const modules: readonly string[];
  /** The source of `<language>-<namespace>` (client/words.ts). */
  export const messagesOf: (name: string) => Promise<string>;
}
