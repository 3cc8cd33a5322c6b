/**
 * Resolves in a task of its own, as soon as the browser comes to it: what follows does not make the present task longer, and
 * a page that is out of sight does it as soon as one that is seen, which holds for no timer.
 */
export function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
