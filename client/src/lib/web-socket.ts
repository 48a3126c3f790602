/** A WebSocket. If the browser refuses to create one, it closes at once. */
export function openSocket(url: string): WebSocket {
  try {
    return new WebSocket(url);
  } catch {
    const refused = { send() {}, close() {}, onclose: null } as unknown as WebSocket;
    setTimeout(() => refused.onclose?.({ code: 0 } as CloseEvent));
    return refused;
  }
}
