// Saves what may be needed without a network: the emergency page from the first visit on, and every rescue card,
// ticket and check-in page that was opened. A ticket shows no more than its holder gives to the door. Tickets and the
// lists of check-in pages, which those store themselves, are deleted after the event.
const KEPT = "offline-1"
const LISTS = "check-in-lists"
const EMERGENCY = "/emergency"
const CARD = /^\/courses\/[a-z0-9-]+\/card$/
const TICKET = /^\/events\/[a-z0-9-]+\/ticket\/[0-9A-Fa-f]+$/
const CHECK_IN = /^\/events\/[a-z0-9-]+\/check-in$/
// Names the address that was asked for when the emergency page is shown instead.
const INSTEAD_OF = "instead-of"
// Files of a page: its assets and pictures, and the logo.
const FILE = /^\/(?:(?:assets|art|mascot)\/.+|[\w-]+\.svg)$/
const LINKED = /(?:href|src)="([^"?#]+)"/g
// The scripts, which a page loads after it is shown.
const MODULES = /data-modules="([^"]*)"/
// The picture of the message that says the visitor is offline.
const MESSAGE_PICTURE = "/mascot/narcat-face.svg"

self.addEventListener("install", event => {
  event.waitUntil(keepPage(EMERGENCY).then(() => self.skipWaiting()))
})

self.addEventListener("activate", event => {
  event.waitUntil(Promise.all([forgetOthers(), forgetExpired(), keepOpenPages()]).then(() => self.clients.claim()))
})

// A page knows the files that it loads later, which its HTML does not name.
self.addEventListener("message", event => {
  const { keep, files } = event.data
  if (isKept(keep)) event.waitUntil(keepPage(keep, files))
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
    if (response.ok && isKept(pathname)) event.waitUntil(keepPage(pathname))
    event.waitUntil(forgetExpired())
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
  return pathname === EMERGENCY || [CARD, TICKET, CHECK_IN].some(path => path.test(pathname))
}

// The first page of a visit was opened before the worker was there.
async function keepOpenPages() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const paths = windows.map(({ url }) => new URL(url).pathname).filter(isKept)
  await Promise.all(paths.map(path => keepPage(path)))
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
async function keepPage(pathname, files = []) {
  const response = await fetch(pathname, { credentials: "omit", cache: "no-cache" })
  if (!response.ok) return
  const text = await response.clone().text()
  const linked = [...text.matchAll(LINKED)].map(([, address]) => address)
  const scripts = MODULES.exec(text)?.[1].split(" ") ?? []
  const named = [...linked, ...scripts, ...files].filter(address => FILE.test(address))
  const parts = new Set([...named, MESSAGE_PICTURE])
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

// Each ticket and list says until when it is worth saving.
async function forgetExpired() {
  for (const name of [KEPT, LISTS]) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (name === KEPT && !TICKET.test(new URL(request.url).pathname)) continue
      const expires = Date.parse((await cache.match(request))?.headers.get("Expires") ?? "")
      if (!(expires > Date.now())) await cache.delete(request)
    }
  }
}
