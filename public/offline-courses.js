// Saves whole courses, each in a cache of its own: its pages as visitors see them, their scripts, pictures and films.
// Used by offline.js. The entry RECORD says what was saved; app/features/offline/saved-courses.ts reads it.
const COURSE_CACHE = "course-"
const RECORD = "/offline/course.json"
// All saved courses together; the device may have less room.
const MAX_BYTES = 200_000_000

// Messages to the page: { done, of } while saving, then one { outcome }.
async function saveCourse(slug, port) {
  const report = message => port?.postMessage(message)
  report({ outcome: await inTurn(() => saveWhole(slug, report)).catch(() => "failed") })
}

// Whole or not at all; an update that fails leaves the earlier copy.
async function saveWhole(slug, report) {
  const cache = await caches.open(COURSE_CACHE + slug)
  const outcome = await saveCourseNow(slug, cache, report).catch(error =>
    error.name === "QuotaExceededError" ? "no-space" : "failed",
  )
  if (outcome === "saved") return outcome
  if (await cache.match(RECORD)) await prune(cache)
  else await caches.delete(COURSE_CACHE + slug)
  return outcome
}

async function saveCourseNow(slug, cache, report) {
  const list = await (await fetch(`/courses/${slug}/offline.json`, { credentials: "omit", cache: "no-cache" })).json()
  const build = await buildFiles()
  const pages = []
  const total = list.pages.length + list.files.length
  let done = 0
  const step = () => report({ done: ++done, of: total })
  for (const path of list.pages) {
    pages.push({ path, found: await fetchPage(path) })
    step()
  }
  const shown = pages.filter(({ found }) => found)
  const scripts = [...Object.keys(build.shell), ...Object.keys(build.courses)]
  const files = new Set([...list.files, ...scripts, ...shown.flatMap(({ found }) => found.parts)])
  const refusal = await whyNoRoom(slug, list, shown, build)
  if (refusal) return refusal

  const parts = [...files].map(address => keepPart(cache, address).then(() => list.files.includes(address) && step()))
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === "rejected")
  if (failed) throw failed.reason
  await keepRoutes(cache, list.pages, build.id)
  // The pages last: an interrupted update leaves the earlier pages with their files.
  for (const { path, found } of shown) await cache.put(path, savedCopy(found, [...files]))
  await prune(cache)
  const { title, version } = list
  const record = { slug, title, version, build: build.id, savedAt: Date.now(), bytes: await sizeOf(cache) }
  await cache.put(RECORD, savedCopy({ text: JSON.stringify(record) }, []))
  return "saved"
}

async function whyNoRoom(slug, { files }, pages, build) {
  const others = (await courseRecords()).filter(record => record.slug !== slug)
  const text = pages.reduce((sum, { found }) => sum + found.text.length, 0)
  const known = { ...build.shell, ...build.courses, ...build.pictures }
  const own = text + [...files, ...Object.keys(build.courses)].reduce((sum, file) => sum + (known[file] ?? 0), 0)
  if (others.reduce((sum, { bytes }) => sum + bytes, own) > MAX_BYTES) return "limit"
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
  return usage + own > quota ? "no-space" : null
}

async function keepRoutes(cache, paths, version) {
  const search = new URLSearchParams({ paths: [...paths].sort().join(","), version })
  const response = await fetch(`${ROUTES}?${search}`, { credentials: "omit" })
  if (!response.ok) return
  const text = await response.text()
  await cache.put(`${ROUTES}?version=${version}`, savedCopy({ text, headers: response.headers }, []))
}

async function sizeOf(cache) {
  const responses = await Promise.all((await cache.keys()).map(request => cache.match(request)))
  const blobs = await Promise.all(responses.map(response => response.blob()))
  return blobs.reduce((sum, { size }) => sum + size, 0)
}

async function courseRecords() {
  const names = (await caches.keys()).filter(name => name.startsWith(COURSE_CACHE))
  const found = await Promise.all(names.map(cacheName => caches.match(RECORD, { cacheName })))
  return Promise.all(found.filter(Boolean).map(response => response.json()))
}

// Saves again what belongs to an earlier build or has changed. A course that is gone stays until it is removed.
async function refreshCourses(build) {
  for (const { slug, version, build: savedWith } of await courseRecords()) {
    const response = await fetch(`/courses/${slug}/offline.json`, { credentials: "omit", cache: "no-cache" })
    if (!response.ok) continue
    const list = await response.json()
    if (list.version !== version || savedWith !== build) await saveCourse(slug)
  }
}
