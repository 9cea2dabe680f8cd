import type { Page } from "@playwright/test"
import { newEvent, newTicket } from "../support/check-in.ts"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn } from "../support/sign-in.ts"

const COURSE = "/courses/naloxone-in-five-minutes"
const COPY = /^You’re offline\. This is the copy from \w+ \d+, \d+:\d\d [AP]M\.$/
const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor" }

// Without a network React Router cannot look up the routes of the links in view.
test.use({
  serviceWorkers: "allow",
  expectedMessages: /Failed to fetch( manifest patches)?|net::ERR_FAILED|^warning: \[sounds\]/,
})

test("a saved course needs no network, what was finished is counted later, and clearing leaves nothing", async ({
  admin,
  baseURL,
  context,
  page,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto(COURSE)
  await page.getByRole("button", { name: /^Save for offline, \d+(\.\d)? MB$/ }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Saved on this device on/ })).toBeVisible()
  await expectAccessible(page)
  expect(await savedText(page)).not.toContain(email)

  await context.setOffline(true)
  await page.goto(COURSE)
  await expect(page.getByText(COPY)).toBeVisible()
  await page.getByRole("link", { name: "Start the course" }).click()
  await expect(page).toHaveURL(`${COURSE}/learn/what-it-does`)
  await hydrated(page)
  const picture = page.getByRole("main").getByRole("img").first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await expect(page).toHaveURL(`${COURSE}/learn/how-to-give-it`)
  await expect(page.getByText("Saved on this device. Will be sent when you’re online.")).toBeVisible()
  await page.goto("/offline")
  await expect(page.getByRole("link", { name: /^Progress in/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${COURSE}/learn/how-to-give-it`)
  await expect(page.getByText("Saved on this device. Will be sent when you’re online.")).toBeVisible()

  const synced = page.waitForResponse("**/courses/progress")
  await context.setOffline(false)
  await synced
  await expect(page.getByText("Sent.", { exact: true })).toBeVisible()
  await expect(page.getByText("You’re offline.")).toHaveCount(0)
  await page.goto(COURSE)
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()

  // From the list of what waits, too; and a tap before hydration counts for the member.
  await context.setOffline(true)
  await page.goto(`${COURSE}/learn/how-to-give-it`)
  await page.getByRole("button", { name: /^Next: / }).click()
  await expect(page.getByText("Saved on this device. Will be sent when you’re online.")).toBeVisible()
  await page.goto("/offline")
  await expect(page.getByRole("link", { name: /^Progress in/ })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("Nothing is waiting.")).toBeVisible()

  await page.getByRole("button", { name: "Clear this device" }).click()
  await page.getByRole("button", { name: "Clear everything" }).click()
  await expect(page.getByText("Cleared. Nothing of this site is stored on this device now.")).toBeVisible()
  expect(await page.evaluate(storedNames)).toEqual([])
})

test("a new build replaces what is saved, and signing out in another tab removes what a member saved", async ({
  admin,
  baseURL,
  context,
  page,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto(COURSE)
  await page.getByRole("button", { name: /^Save for offline, / }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Saved on this device on/ })).toBeVisible()
  const before = await page.evaluate(saveAsEarlierBuild, COURSE)
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ hasNewBuild: true }))
  await expect
    .poll(() => page.evaluate(savedBuild, COURSE))
    .toEqual({ ...before, hasEarlierFile: false, isEarlierPage: false })

  const slug = await newEvent()
  const ticket = `/events/${slug}/ticket/${await newTicket(slug, "Noor")}`
  await page.goto(ticket)
  await expect.poll(() => page.evaluate(isSaved, ticket)).toBe(true)
  const certificate = await newCertificate(email)
  await page.goto(certificate)
  await page.getByRole("button", { name: "Keep on this phone" }).click()
  await expect(page.getByText("Kept on this phone.")).toBeVisible()
  await context.setOffline(true)
  for (const [path, text] of [
    [ticket, "Noor"],
    [certificate, "Certificate for N."],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible()
    await expect(page.getByText(COPY)).toBeVisible()
  }
  await context.setOffline(false)
  await page.goto("/offline")
  const rows = page.getByRole("button", { name: /^Remove (Ticket|Certificate|Naloxone)/ })
  await expect(rows).toHaveCount(3)

  const open = await context.newPage()
  await open.goto(ticket)
  const other = await context.newPage()
  await other.goto("/about")
  await other.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/auth/sign-out" })
    document.body.append(form)
    form.submit()
  })
  await expect(other).toHaveURL("/")
  const isPersonal = /^(course|lesson|open)-/
  await expect
    .poll(async () => (await page.evaluate(storedNames)).filter(name => isPersonal.test(name!)))
    .toEqual([])
  expect(await page.evaluate(isSaved, ticket)).toBe(false)
  await page.reload()
  await expect(page.getByText("No course is saved.")).toBeVisible()
  await expect(rows).toHaveCount(0)
  // The next worker saves the page that started it, and not the ticket that is still open.
  await expect.poll(() => page.evaluate(isSaved, "/offline")).toBe(true)
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated")
  expect(await page.evaluate(isSaved, ticket)).toBe(false)
})

test("a device without space says so, and no part of the course stays on it", async ({
  baseURL,
  context,
  page,
}) => {
  const session = await context.newCDPSession(page)
  const setQuota = (quotaSize?: number) =>
    session.send("Storage.overrideQuotaForOrigin", { origin: baseURL!, quotaSize })
  const cacheName = COURSE.replace("/courses/", "course-")
  const save = page.getByRole("button", { name: /^Save for offline, / })

  await setQuota(100_000)
  await page.goto(COURSE)
  await save.click()
  await expect(page.getByRole("alert")).toContainText("This device doesn’t have enough free space.")
  expect(await page.evaluate(() => caches.has("space-check"))).toBe(false)

  await setQuota()
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(isSaved, "/offline")).toBe(true)
  await setQuota(await page.evaluate(async () => (await navigator.storage.estimate()).usage! + 300_000))
  await save.click()
  await expect(page.getByRole("alert")).toContainText("This device doesn’t have enough free space.")
  expect(await page.evaluate(name => caches.has(name), cacheName)).toBe(false)

  await setQuota()
  await save.click()
  await expect(page.getByRole("status").filter({ hasText: /^Saved on this device on/ })).toBeVisible()
})

test("a course that finds no room asks before it removes one, films play in parts, and the next person finds nothing", async ({
  admin,
  baseURL,
  context,
  page,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto(COURSE)
  const save = page.getByRole("button", { name: /^Save for offline, / })
  await page.evaluate(async () => {
    const record = { slug: "big", title: "A big course", version: "1", savedAt: 1, bytes: 199_900_000 }
    const cache = await caches.open("course-big")
    await cache.put("/offline/course.json", new Response(JSON.stringify(record)))
  })
  await save.click()
  await expect(page.getByRole("alert")).toContainText("Saved courses can take up to 200 MB on a device.")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Remove “A big course” and save this one" }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Saved on this device on/ })).toBeVisible()
  expect(await page.evaluate(() => caches.has("course-big"))).toBe(false)

  await page.evaluate(
    async course => {
      const film = new Response(new Uint8Array(1000), { headers: { "Content-Type": "video/mp4" } })
      await (await caches.open(course)).put("/films/saved.mp4", film)
    },
    COURSE.replace("/courses/", "course-"),
  )
  await context.setOffline(true)
  const part = await page.evaluate(async () => {
    const response = await fetch("/films/saved.mp4", { headers: { Range: "bytes=100-299" } })
    const { byteLength } = await response.arrayBuffer()
    return [response.status, response.headers.get("Content-Range"), byteLength]
  })
  expect(part).toEqual([206, "bytes 100-299/1000", 200])
  await context.setOffline(false)

  await page.goto("/courses/next-person")
  await hydrated(page)
  await page.getByRole("button", { name: "Sign out and start fresh" }).click()
  await expect(page).toHaveURL("/courses")
  const isPersonal = /^(course|lesson|open)-/
  await expect
    .poll(async () => (await page.evaluate(storedNames)).filter(name => isPersonal.test(name!)))
    .toEqual([])
})

/** Pretends that everything was saved from an earlier build; returns the current one. */
async function saveAsEarlierBuild(course: string) {
  const earlier = (headers = {}) => new Response("earlier", { headers: { "Saved-Files": "", ...headers } })
  const cache = await caches.open(course.replace("/courses/", "course-"))
  const record = await (await cache.match("/offline/course.json"))!.json()
  const changed = JSON.stringify({ ...record, build: "earlier" })
  await cache.put("/offline/course.json", new Response(changed, { headers: { "Saved-Files": "" } }))
  await cache.put(course, earlier())
  await cache.put("/assets/earlier.js", new Response(""))
  const kept = await caches.open("offline-1")
  await kept.put("/builds/latest.json", new Response('{"id":"earlier"}', { headers: { "Saved-Files": "" } }))
  await kept.put("/emergency", earlier())
  await kept.put("/assets/earlier.js", new Response(""))
  return { build: record.build as string }
}

async function savedBuild(course: string) {
  const cache = await caches.open(course.replace("/courses/", "course-"))
  const { build } = await (await cache.match("/offline/course.json"))!.json()
  const pages = [await cache.match(course), await (await caches.open("offline-1")).match("/emergency")]
  const texts = await Promise.all(pages.map(page => page!.text()))
  return {
    build: build as string,
    hasEarlierFile: (await caches.match("/assets/earlier.js")) !== undefined,
    isEarlierPage: texts.includes("earlier"),
  }
}

async function isSaved(path: string) {
  return (await caches.match(path)) !== undefined
}

/** Issues a certificate and returns its address. */
async function newCertificate(email: string) {
  const [row] = await askDatabase(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name)
     select md5($1), u.id, c.id, c.title, 'Passed the test.', 'Noor'
     from auth.users u, public.courses c where u.email = $1 and c.slug = 'overdose-response-basics' returning id`,
    [email],
  )
  return `/certificate/${row.id}`
}

/** Every saved page and its data. */
function savedText(page: Page) {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const response of await cache.matchAll()) texts.push(await response.text())
    }
    return texts.join("")
  })
}

/** Names of everything that the site has stored in this browser besides cookies. */
async function storedNames() {
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  return [...(await caches.keys()), ...databases, ...Object.keys(localStorage)]
}
