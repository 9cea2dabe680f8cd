// The courses that the service worker has saved on this device (public/offline-courses.js).

const CACHE = "course-"
const RECORD = "/offline/course.json"

export interface SavedCourse {
  slug: string
  title: string
  /** Changes with the text of the course. */
  version: string
  /** In milliseconds. */
  savedAt: number
  bytes: number
}

/** "limit": the saved courses of a device may only take so much; "no-space": the device has no room. */
export type SaveOutcome = "saved" | "limit" | "no-space" | "failed"

interface Progress {
  done: number
  of: number
}

export function canSaveCourses() {
  return !import.meta.env.DEV && "serviceWorker" in navigator && "caches" in window
}

/** Oldest first. */
export async function savedCourses(): Promise<SavedCourse[]> {
  const names = (await caches.keys()).filter(name => name.startsWith(CACHE))
  const found = await Promise.all(names.map(name => savedCourse(name.slice(CACHE.length))))
  return found.filter(course => course !== null).sort((a, b) => a.savedAt - b.savedAt)
}

export async function savedCourse(slug: string): Promise<SavedCourse | null> {
  if (!(await caches.has(CACHE + slug))) return null
  const record = await (await caches.open(CACHE + slug)).match(RECORD)
  return record ? record.json() : null
}

export function removeCourse(slug: string) {
  return caches.delete(CACHE + slug)
}

/** What the service worker saves before it can start. */
const FIRST_BYTES = 2_000_000
const SPACE_CHECK = "space-check"

/** Asks the service worker, which continues if this page is closed. */
export async function saveCourse(slug: string, onProgress: (progress: Progress) => void) {
  const worker = await navigator.serviceWorker.register("/offline.js").then(activeWorker, () => null)
  if (!worker) return whyNoWorker()
  const { port1, port2 } = new MessageChannel()
  return new Promise<SaveOutcome>(resolve => {
    port1.onmessage = ({ data }: MessageEvent<Progress | { outcome: SaveOutcome }>) =>
      "outcome" in data ? resolve(data.outcome) : onProgress(data)
    worker.postMessage({ save: slug }, [port2])
  })
}

/** Null if the worker cannot be installed: `navigator.serviceWorker.ready` would wait forever. */
function activeWorker({ active, installing, waiting }: ServiceWorkerRegistration) {
  const starting = installing ?? waiting
  if (active || !starting) return active
  return new Promise<ServiceWorker | null>(resolve =>
    starting.addEventListener("statechange", () => {
      if (starting.state === "activated") resolve(starting)
      if (starting.state === "redundant") resolve(null)
    }),
  )
}

/** Tries to store as much, because browsers do not say how much room there really is. */
async function whyNoWorker(): Promise<SaveOutcome> {
  const cache = await caches.open(SPACE_CHECK)
  try {
    await cache.put("/", new Response(new Uint8Array(FIRST_BYTES)))
    return "failed"
  } catch {
    return "no-space"
  } finally {
    await caches.delete(SPACE_CHECK)
  }
}

interface CourseFiles {
  version: string
  pages: string[]
  files: string[]
}

type Sizes = Record<string, number>

/** What saving would take. Only the rendered pages are estimated: each is about as large as the first one of this visit. */
export async function courseSize(slug: string) {
  const [{ version, pages, files }, build] = await Promise.all([
    json<CourseFiles>(`/courses/${slug}/offline.json`),
    json<{ shell: Sizes; courses: Sizes; pictures: Sizes }>("/builds/offline.json"),
  ])
  const known: Sizes = build.pictures
  const media = await Promise.all(files.map(file => known[file] ?? sizeOf(file)))
  const parts = [...Object.values(build.shell), ...Object.values(build.courses), ...media]
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  const page = opened?.decodedBodySize ?? 0
  return { version, bytes: parts.reduce((sum, bytes) => sum + bytes, pages.length * page) }
}

async function sizeOf(file: string) {
  const { headers } = await fetch(file, { method: "HEAD" })
  return Number(headers.get("Content-Length") ?? 0)
}

async function json<Body>(url: string): Promise<Body> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
