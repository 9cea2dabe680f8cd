// Keeps what may be needed without a network: the emergency page from the first visit on, and every rescue card
// that was opened. Nothing else is kept, and nothing personal.
const KEPT = "offline-1"
const EMERGENCY = "/emergency"
const CARD = /^\/courses\/[a-z0-9-]+\/card$/
const PART = /(?:href|src)="(\/(?:assets|art|mascot)\/[^"]+)"/g

self.addEventListener("install", event => {
  event.waitUntil(keepPage(EMERGENCY).then(() => self.skipWaiting()))
})

self.addEventListener("activate", event => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener("fetch", event => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== "GET" || origin !== location.origin) return
  if (mode === "navigate") event.respondWith(page(event, pathname))
  else if (/^\/(assets|art|mascot)\//.test(pathname)) event.respondWith(part(event.request))
})

async function page(event, pathname) {
  try {
    const response = await fetch(event.request)
    if (response.ok && (pathname === EMERGENCY || CARD.test(pathname))) event.waitUntil(keepPage(pathname))
    return response
  } catch (error) {
    const kept = await caches.open(KEPT)
    const found = (await kept.match(pathname)) ?? (await kept.match(EMERGENCY))
    if (!found) throw error
    return found
  }
}

async function part(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await (await caches.open(KEPT)).match(request, { ignoreVary: true })
    if (!found) throw error
    return found
  }
}

// Asked for without cookies, so that what is kept is everybody's page whoever is signed in.
async function keepPage(pathname) {
  const response = await fetch(pathname, { credentials: "omit", cache: "no-cache" })
  if (!response.ok) return
  const text = await response.clone().text()
  const parts = [...new Set([...text.matchAll(PART)].map(([, address]) => address))]
  const kept = await caches.open(KEPT)
  await kept.put(pathname, response)
  await Promise.all(parts.map(address => keepPart(kept, address)))
}

// One picture less is no reason to keep nothing.
async function keepPart(kept, address) {
  const response = await fetch(address, { credentials: "omit" }).catch(() => null)
  if (response?.ok) await kept.put(address, response)
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith("offline-") && name !== KEPT).map(name => caches.delete(name)))
}
