/** Asks the service worker to save this page with every file that it has loaded, the scanner's too. */
export async function keepPage() {
  if (!("serviceWorker" in navigator)) return
  await Promise.all([import("../camera/scanner.tsx"), import("../camera/decode-image.ts")])
  const { active } = await navigator.serviceWorker.ready
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
  active?.postMessage({
    keep: window.location.pathname,
    files: files.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname),
  })
}
