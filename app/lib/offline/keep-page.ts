/** Asks the service worker to save this page with every file that it has loaded, and returns whether it did. */
export async function keepThisPage(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  const { port1, port2 } = new MessageChannel()
  const message = {
    keep: window.location.pathname,
    files: files.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname),
  }
  return new Promise(resolve => {
    port1.onmessage = ({ data }: MessageEvent<{ isSaved: boolean }>) => resolve(data.isSaved)
    active?.postMessage(message, [port2])
  })
}
