// Saves what may be needed without a network: the emergency page and the list of saved pages from the first visit on,
// every rescue card, ticket and check-in page that was opened, certificates that their holder keeps, and courses
// (offline-courses.js). A ticket shows no more than its holder gives to the door. Tickets and the lists of check-in
// pages, which those store themselves, are deleted after the event. Decision 047.
importScripts("/offline-courses.js")

const KEPT = "offline-1"
const LISTS = "check-in-lists"
const EMERGENCY = "/emergency"
const DEVICE = "/offline"
const CARD = /^\/courses\/[a-z0-9-]+\/card$/
const TICKET = /^\/events\/[a-z0-9-]+\/ticket\/[0-9A-Fa-f]+$/
const CHECK_IN = /^\/events\/[a-z0-9-]+\/check-in$/
// Saved only when its page asks for it.
const CERTIFICATE = /^\/certificate\/[\w-]+$/
// Names the address that was asked for when the emergency page is shown instead.
const INSTEAD_OF = "instead-of"
// Files of a page: its assets and pictures, the logo and colors, and the sheet of a certificate.
const PART = /^\/(?:(?:assets|art|mascot|colors|logos)\/.+|[\w-]+\.svg|certificate\/[\w-]+\/sheet\.svg)$/
// Files that only saved courses have.
const FILM = /^\/.+\.(?:mp4|webm|vtt|webp|jpg|png)$/
const ASSET = /^\/assets\//
const LINKED = /(?:href|src)="([^"?#]+)"/g
// The scripts, which a page loads after it is shown.
const MODULES = /data-modules="([^"]*)"/
// The picture of the message that says the visitor is offline.
const MESSAGE_PICTURE = "/mascot/narcat-face.svg"
const LATEST_BUILD = "/builds/latest.json"
const BUILD_FILES = "/builds/offline.json"
const ROUTES = "/__manifest"
const CHECK_MS = 3_600_000
// A person in an emergency does not wait longer for a slow network.
const EMERGENCY_WAIT_MS = 400

// Windows whose page came from a cache: their files do too.
const offlineClients = new Set()

self.addEventListener("install", event => {
  event.waitUntil(Promise.all([keepPage(EMERGENCY), keepPage(DEVICE)]).then(() => self.skipWaiting()))
})

self.addEventListener("activate", event => {
  event.waitUntil(Promise.all([forgetOthers(), forgetExpired()]).then(() => self.clients.claim()))
})

self.addEventListener("message", event => {
  const { keep, files, save, hasNewBuild, clear } = event.data
  if (clear) event.waitUntil(clearCaches().then(() => event.ports[0].postMessage("cleared")))
  if (keep || save) isCleared = false
  // A page knows the files that it loads later, which its HTML does not name.
  if (isKept(keep) || CERTIFICATE.test(keep)) event.waitUntil(keepPage(keep, files).catch(() => false).then(answerTo(event)))
  if (save) event.waitUntil(saveCourse(save, event.ports[0]))
  if (hasNewBuild) event.waitUntil(refresh())
})

self.addEventListener("fetch", event => {
  const { method, mode, url } = event.request
  const address = new URL(url)
  const { origin, pathname } = address
  if (method !== "GET" || origin !== location.origin) return
  if (mode === "navigate") event.respondWith(page(event, address))
  else if (isFile(pathname)) event.respondWith(part(event))
  else if (pathname === ROUTES) event.respondWith(routes(event.request, address))
})

async function page(event, address) {
  const { pathname, search, searchParams } = address
  try {
    // The browser would answer with its own copy for some minutes, which does not say that it is one.
    if (!navigator.onLine && (await savedPage(pathname))) throw new TypeError("No network")
    const { response, isSlow } = await answerOf(event, pathname)
    if (isSlow) return offlineCopy(event, response, "The connection is slow.")
    const instead = response.status >= 500 && (await savedPage(pathname))
    if (instead) return offlineCopy(event, instead, "This site isn’t answering right now.")
    if (response.ok && isKept(pathname)) event.waitUntil(keepPage(pathname))
    event.waitUntil(Promise.all([forgetExpired(), refreshHourly()]))
    return response
  } catch (error) {
    const found = await savedPage(pathname)
    if (found) return offlineCopy(event, found, "You’re offline.", searchParams.get(INSTEAD_OF))
    if (!(await savedPage(EMERGENCY))) throw error
    return Response.redirect(`${EMERGENCY}?${new URLSearchParams({ [INSTEAD_OF]: pathname + search })}`)
  }
}

// The emergency steps come from the cache if the network does not answer at once.
async function answerOf(event, pathname) {
  const fetched = fetch(event.request).then(response => ({ response }))
  const saved = pathname === EMERGENCY ? await savedPage(EMERGENCY) : undefined
  if (!saved) return fetched
  fetched.catch(() => undefined)
  const waited = new Promise(resolve => setTimeout(resolve, EMERGENCY_WAIT_MS, { response: saved, isSlow: true }))
  return Promise.race([fetched, waited])
}

async function savedPage(pathname) {
  return (await caches.match(pathname, { cacheName: KEPT })) ?? caches.match(pathname)
}

function isKept(pathname) {
  return [EMERGENCY, DEVICE].includes(pathname) || [CARD, TICKET, CHECK_IN].some(path => path.test(pathname))
}

function answerTo({ ports: [port] }) {
  return isSaved => port?.postMessage({ isSaved })
}

// An element that React does not render, so that hydration skips it.
async function offlineCopy(event, saved, why, wanted) {
  offlineClients.add(event.resultingClientId)
  const isPath = wanted?.startsWith("/") && !wanted.startsWith("//")
  const sentence = isPath
    ? `These are the saved emergency steps. <a href="${escaped(wanted)}">The page you asked for</a> opens when you’re back online. <a href="${DEVICE}">What’s saved on this device</a>`
    : `This is the copy from ${dateOf(saved)}.`
  const notice = `<aside class="saved-page" aria-label="Saved page">${why} ${sentence}</aside>`
  const html = (await saved.text()).replace("</body>", () => `${notice}</body>`)
  const headers = new Headers(saved.headers)
  headers.delete("Content-Length")
  headers.delete("Content-Encoding")
  return new Response(html, { headers })
}

function dateOf(saved) {
  const date = new Date(saved.headers.get("Saved-At") ?? saved.headers.get("Date") ?? Date.now())
  const parts = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" }
  return new Intl.DateTimeFormat("en-US", parts).format(date)
}

function escaped(text) {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

async function part({ request, clientId }) {
  const { pathname } = new URL(request.url)
  if (offlineClients.has(clientId) && ASSET.test(pathname)) {
    const saved = await caches.match(pathname, { ignoreVary: true })
    if (saved) return saved
  }
  const answer = await fetch(request).catch(error => ({ error }))
  // The server no longer has the assets of an earlier build.
  const isFinal = answer.ok || (answer.status < 500 && !ASSET.test(pathname))
  if (isFinal) return answer
  const found = await caches.match(pathname, { ignoreVary: true })
  if (found) return rangeOf(found, request.headers.get("Range"))
  if (answer.error) throw answer.error
  return answer
}

// A player asks for parts of a film; a cache has all of it.
async function rangeOf(saved, range) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? []
  if (from === undefined) return saved
  const whole = await saved.blob()
  const end = to ? Math.min(Number(to) + 1, whole.size) : whole.size
  const headers = new Headers(saved.headers)
  headers.set("Content-Range", `bytes ${from}-${end - 1}/${whole.size}`)
  headers.set("Content-Length", String(end - Number(from)))
  return new Response(whole.slice(Number(from), end), { status: 206, headers })
}

// Which page belongs to a link: saved with each course, for the build that its pages were made by.
async function routes(request, { searchParams }) {
  try {
    return await fetch(request)
  } catch (error) {
    const saved = await caches.match(`${ROUTES}?version=${searchParams.get("version")}`)
    if (!saved) throw error
    return saved
  }
}

// Requested without cookies, so that the saved page is always the one for visitors. Its files are saved first: a page
// without its scripts would replace itself with an error message.
function keepPage(pathname, files) {
  return inTurn(() => keepPageNow(pathname, files))
}

async function keepPageNow(pathname, files) {
  // Opened first: after signing out, this cache is another one than that of the next worker.
  const kept = await caches.open(KEPT)
  const found = await fetchPage(pathname)
  if (!found) {
    await kept.delete(pathname)
    return false
  }
  const { id, shell } = await buildFiles()
  const later = files ? files.filter(isPart) : laterFiles(await kept.match(pathname), id)
  const parts = [...new Set([...found.parts, ...Object.keys(shell), ...later])]
  await Promise.all(parts.map(address => keepPart(kept, address)))
  const headers = new Headers(found.headers)
  headers.set("Saved-Build", id)
  headers.set("Later-Files", later.join(" "))
  await kept.put(pathname, savedCopy({ ...found, headers }, parts))
  await prune(kept)
  return true
}

// What the page itself asked for, such as the scanner of a check-in page, as long as it is of the same build.
function laterFiles(saved, id) {
  if (saved?.headers.get("Saved-Build") !== id) return []
  return saved.headers.get("Later-Files").split(" ").filter(isPart)
}

// One after the other: files without a page are deleted, and a page is saved after its files.
let turn = Promise.resolve()
function inTurn(work) {
  const done = turn.then(() => {
    // Signing out clears the device and ends this worker, which must not save anything after that.
    if (isCleared || self.serviceWorker?.state === "redundant") throw new Error("This worker has ended")
    return work()
  })
  turn = done.catch(() => undefined)
  return done
}

// The person clears the device: what this worker is saving ends first, and it saves nothing more unless it is asked.
let isCleared = false
async function clearCaches() {
  isCleared = true
  await turn
  for (const name of await caches.keys()) await caches.delete(name)
}

async function fetchPage(pathname) {
  const response = await fetch(pathname, { credentials: "omit", cache: "no-cache" })
  if ([404, 410].includes(response.status)) return null
  if (!response.ok) throw new Error(`${pathname} could not be saved: ${response.status}`)
  const text = await response.text()
  const linked = [...text.matchAll(LINKED)].map(([, address]) => address)
  const scripts = MODULES.exec(text)?.[1].split(" ") ?? []
  return { text, headers: response.headers, parts: [...linked, ...scripts, MESSAGE_PICTURE].filter(isPart) }
}

function isPart(address) {
  return PART.test(address)
}

function isFile(address) {
  return PART.test(address) || FILM.test(address)
}

// The date is shown on the page; the list says which files still belong to a page.
function savedCopy({ text, headers: given }, parts) {
  const headers = new Headers(given)
  headers.set("Saved-At", new Date().toISOString())
  headers.set("Saved-Files", parts.join(" "))
  return new Response(text, { headers })
}

// A page without one of its pictures is still worth saving.
async function keepPart(kept, address) {
  if (ASSET.test(address) && (await kept.match(address))) return
  const response = await fetch(address, { credentials: "omit", cache: "no-cache" }).catch(() => null)
  if (response?.ok) await kept.put(address, response)
}

// The scripts that pages load later, and their sizes (scripts/bundle/offline-files.ts).
async function buildFiles() {
  return (await fetch(BUILD_FILES, { credentials: "omit", cache: "no-cache" })).json()
}

// Deletes the files of earlier builds, so that the cache does not grow with every release.
async function prune(cache) {
  const wanted = new Set()
  const files = []
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    const list = (await cache.match(request)).headers.get("Saved-Files")
    if (list !== null) for (const address of list.split(" ")) wanted.add(address)
    else if (isFile(pathname)) files.push({ request, pathname })
    // Saved by an earlier worker, which did not say what belongs to a page.
    else return
  }
  await Promise.all(files.filter(({ pathname }) => !wanted.has(pathname)).map(({ request }) => cache.delete(request)))
}

async function refreshHourly() {
  const known = await caches.match(LATEST_BUILD, { cacheName: KEPT })
  const checked = Date.parse(known?.headers.get("Saved-At") ?? "")
  if (!isCleared && !(Date.now() - checked < CHECK_MS)) await refresh()
}

// After a new build or a changed course, saves everything again; until that is done, the earlier copies stay whole.
async function refresh() {
  const kept = await caches.open(KEPT)
  const before = await (await kept.match(LATEST_BUILD))?.json()
  const { id } = await (await fetch(LATEST_BUILD, { cache: "no-store" })).json()
  if (before?.id !== id) {
    const paths = (await kept.keys()).map(({ url }) => new URL(url).pathname)
    // A check-in page asks for it itself, with the files of its scanner.
    const pages = paths.filter(path => (isKept(path) || CERTIFICATE.test(path)) && !CHECK_IN.test(path))
    await Promise.all(pages.map(path => keepPage(path)))
  }
  await refreshCourses(id)
  await kept.put(LATEST_BUILD, savedCopy({ text: JSON.stringify({ id }), headers: new Headers() }, []))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith("offline-") && name !== KEPT).map(name => caches.delete(name)))
}

// Each ticket and list says until when it is worth saving.
async function forgetExpired() {
  for (const name of [KEPT, LISTS]) {
    if (isCleared || !(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      if (name === KEPT && !TICKET.test(new URL(request.url).pathname)) continue
      const expires = Date.parse((await cache.match(request))?.headers.get("Expires") ?? "")
      if (!(expires > Date.now())) await cache.delete(request)
    }
  }
}
