/** A WebSocket. Where the browser refuses to make one, it is one that is lost at once. */
export function openSocket(url: string): WebSocket {
  try {
    return new WebSocket(url);
  } catch {
    const refused = { send() {}, close() {}, onclose: null } as unknown as WebSocket;
    setTimeout(() => refused.onclose?.({ code: 0 } as CloseEvent));
    return refused;
  }
}
