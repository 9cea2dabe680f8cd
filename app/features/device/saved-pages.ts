import { type SavedCourse, savedCourses } from "#app/lib/offline/saved-courses.ts"

// What the service worker saves (public/offline.js).
const PAGES = "offline-1"
const KINDS = [
  { kind: "Rescue card", path: /^\/courses\/[^/]+\/card$/ },
  { kind: "Ticket", path: /^\/events\/[^/]+\/ticket\// },
  { kind: "Certificate", path: /^\/certificate\/[^/]+$/ },
  { kind: "Check-in page", path: /^\/events\/[^/]+\/check-in$/ },
]
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s

interface SavedPage {
  kind: string
  path: string
  title: string
  /** In milliseconds. */
  savedAt: number
  bytes: number
}

export interface SavedContents {
  courses: SavedCourse[]
  pages: SavedPage[]
  /** Everything that this site stores here, as far as the browser says. */
  usage: number | null
}

export async function savedContents(): Promise<SavedContents> {
  const [courses, pages, { usage }] = await Promise.all([
    savedCourses(),
    savedPages(),
    navigator.storage?.estimate() ?? {},
  ])
  return { courses, pages, usage: usage ?? null }
}

async function savedPages(): Promise<SavedPage[]> {
  if (!(await caches.has(PAGES))) return []
  const cache = await caches.open(PAGES)
  const found = await Promise.all((await cache.keys()).map(request => savedPage(cache, request)))
  return found.filter(page => page !== null)
}

async function savedPage(cache: Cache, { url }: Request): Promise<SavedPage | null> {
  const path = new URL(url).pathname
  const kind = kindOf(path)
  const response = kind && (await cache.match(path))
  if (!response) return null
  const html = await response.text()
  const savedAt = Date.parse(response.headers.get("Saved-At") ?? "") || Date.now()
  return { kind, path, savedAt, title: headingIn(html) || kind, bytes: html.length }
}

export function kindOf(path: string) {
  return KINDS.find(known => known.path.test(path))?.kind ?? null
}

/** The text of the first heading of a page. */
export function headingIn(html: string) {
  const text = HEADING.exec(html)?.[1]?.replace(/<!--.*?-->|<[^>]+>/gs, "") ?? ""
  return text
    .replace(/&#x27;/g, "’")
    .replace(/&amp;/g, "&")
    .trim()
}

export function removePage(path: string) {
  return caches.open(PAGES).then(cache => cache.delete(path))
}

/** Removes everything that this site has stored in this browser, except the cookies. */
export async function clearDevice() {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map(stopSaving))
  for (const name of await caches.keys()) await caches.delete(name)
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  localStorage.clear()
  sessionStorage.clear()
  await Promise.all(workers.map(worker => worker.unregister()))
}

/** How long to wait for a worker of an earlier build, which may not answer. */
const ANSWER_MS = 3_000

/** Otherwise the service worker would store again what it was saving, such as the page that is open. */
function stopSaving({ active }: ServiceWorkerRegistration) {
  if (!active) return
  const { port1, port2 } = new MessageChannel()
  return new Promise<void>(resolve => {
    setTimeout(resolve, ANSWER_MS)
    port1.onmessage = () => resolve()
    active.postMessage({ clear: true }, [port2])
  })
}
