/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:messages' {
  /** The source of `<language>-<namespace>` (client/words.ts). */
  export const messagesOf: (name: string) => Promise<string>;
}
