// Saves what may be needed without a network: the emergency page from the first visit on, and every rescue card and
// ticket that was opened. A ticket shows no more than its holder gives to the door, and is deleted after the event.
const KEPT = "offline-1"
const EMERGENCY = "/emergency"
const CARD = /^\/courses\/[a-z0-9-]+\/card$/
const TICKET = /^\/events\/[a-z0-9-]+\/ticket\/[0-9A-Fa-f]+$/
// Names the address that was asked for when the emergency page is shown instead.
const INSTEAD_OF = "instead-of"
// Files of a page: its assets and pictures, and the logo.
const FILE = /^\/(?:(?:assets|art|mascot)\/.+|[\w-]+\.svg)$/
const LINKED = /(?:href|src)="([^"?#]+)"/g
// The picture of the message that says the visitor is offline.
const MESSAGE_PICTURE = "/mascot/narcat-face.svg"

self.addEventListener("install", event => {
  event.waitUntil(keepPage(EMERGENCY).then(() => self.skipWaiting()))
})

self.addEventListener("activate", event => {
  event.waitUntil(Promise.all([forgetOthers(), forgetExpired()]).then(() => self.clients.claim()))
})

self.addEventListener("fetch", event => {
  const { method, mode, url } = event.request
  const address = new URL(url)
  const { origin, pathname } = address
  if (method !== "GET" || origin !== location.origin) return
  if (mode === "navigate") event.respondWith(page(event, address))
  else if (FILE.test(pathname)) event.respondWith(part(event.request))
})

async function page(event, { pathname, search, searchParams }) {
  try {
    const response = await fetch(event.request)
    if (response.ok && isKept(pathname)) event.waitUntil(keepPage(pathname).then(forgetExpired))
    return response
  } catch (error) {
    const kept = await caches.open(KEPT)
    const found = await kept.match(pathname)
    if (found) return withNotice(found, searchParams.get(INSTEAD_OF))
    if (!(await kept.match(EMERGENCY))) throw error
    return Response.redirect(`${EMERGENCY}?${new URLSearchParams({ [INSTEAD_OF]: pathname + search })}`)
  }
}

function isKept(pathname) {
  return pathname === EMERGENCY || CARD.test(pathname) || TICKET.test(pathname)
}

// An element that React does not render, so that hydration skips it.
async function withNotice(saved, wanted) {
  const isPath = wanted?.startsWith("/") && !wanted.startsWith("//")
  const sentence = isPath
    ? `These are the saved emergency steps. <a href="${escaped(wanted)}">The page you asked for</a> opens when you’re back online.`
    : "This is the saved page."
  const notice = `<aside class="saved-page">You’re offline. ${sentence}</aside>`
  const html = (await saved.text()).replace("</body>", () => `${notice}</body>`)
  const headers = new Headers(saved.headers)
  headers.delete("Content-Length")
  headers.delete("Content-Encoding")
  return new Response(html, { headers })
}

function escaped(text) {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
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

// Requested without cookies, so that the saved page is always the one for visitors. Its files are saved first: a page
// without its scripts would replace itself with an error message.
async function keepPage(pathname) {
  const response = await fetch(pathname, { credentials: "omit", cache: "no-cache" })
  if (!response.ok) return
  const text = await response.clone().text()
  const linked = [...text.matchAll(LINKED)].map(([, address]) => address)
  const parts = new Set([...linked.filter(address => FILE.test(address)), MESSAGE_PICTURE])
  const kept = await caches.open(KEPT)
  await Promise.all([...parts].map(address => keepPart(kept, address)))
  await kept.put(pathname, response)
}

// A page without one of its pictures is still worth saving.
async function keepPart(kept, address) {
  const response = await fetch(address, { credentials: "omit" }).catch(() => null)
  if (response?.ok) await kept.put(address, response)
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith("offline-") && name !== KEPT).map(name => caches.delete(name)))
}

// The server says with each ticket until when it is worth saving.
async function forgetExpired() {
  const kept = await caches.open(KEPT)
  for (const request of await kept.keys()) {
    if (!TICKET.test(new URL(request.url).pathname)) continue
    const expires = Date.parse((await kept.match(request))?.headers.get("Expires") ?? "")
    if (!(expires > Date.now())) await kept.delete(request)
  }
}
