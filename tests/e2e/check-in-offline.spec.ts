import type { BrowserContext, Page } from "@playwright/test"
import { checkInsOf, fakeCamera, holdUp, newEvent, newLink, newTicket } from "#tests/support/check-in.ts"
import { expect, expectAccessible, hydrated, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"

// Without a network React Router cannot look up the routes of the links in view.
test.use({
  serviceWorkers: "allow",
  expectedMessages: /Failed to fetch manifest patches|net::ERR_FAILED|status of 403|^warning: \[sounds\]/,
})

/** Opens a helper's link as the first page of the phone, and waits until the phone has what it needs. */
async function openedOnce(page: Page, link: string, slug: string) {
  await page.goto(link)
  await expect(page.getByRole("heading", { name: "Night Shift" })).toBeVisible()
  await expect
    .poll(() => page.evaluate(stored))
    .toEqual(expect.arrayContaining([`/events/${slug}/check-in`, `/events/${slug}/check-in/list`, "scanner"]))
}

const SYNC = "**/check-in/sync"

/** Without a network. A page that is just being reloaded may send before Chromium knows that it is offline. */
async function goOffline(context: BrowserContext) {
  await context.route(SYNC, route => route.abort())
  await context.setOffline(true)
}

async function goOnline(context: BrowserContext) {
  await context.unroute(SYNC)
  await context.setOffline(false)
}

/** The paths in the caches, and the scanner once a page is saved with all of its files, which are saved before it. */
async function stored() {
  const found: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      found.push(new URL(request.url).pathname)
      const later = (await cache.match(request))?.headers.get("Later-Files")
      if (later?.includes("/decode-image-")) found.push("scanner")
    }
  }
  return found
}

/** Changes the list on the phone, as its owner could. */
async function changeList(page: Page, slug: string, [from, to]: [from: string, to: string], as = slug) {
  await page.evaluate(
    async ({ path, as, from, to }) => {
      const lists = await caches.open("check-in-lists")
      const list = (await lists.match(path))!
      await lists.put(as, new Response((await list.text()).replaceAll(from, to), { headers: list.headers }))
    },
    { path: `/events/${slug}/check-in/list`, as: `/events/${as}/check-in/list`, from, to },
  )
}

async function withTicket(staff: BrowserContext, baseURL: string) {
  const slug = await newEvent()
  const code = await newTicket(slug, "Gus Moreno", 2)
  return { slug, code, link: await newLink(staff, baseURL, slug, "Front door") }
}

test("after one visit the page opens without a network, and its check-ins are merged later", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { slug, code, link } = await withTicket(await browser.newContext({ baseURL }), baseURL!)
  await fakeCamera(page)
  const ana = await newTicket(slug, "Ana Ruiz")
  await openedOnce(page, link, slug)
  await goOffline(context)
  await page.reload()
  await expect(page.getByText("You’re offline. This is the copy from")).toBeVisible()
  await page.getByRole("button", { name: "Scan tickets" }).click()
  await holdUp(page, `${baseURL}/events/${slug}/ticket/${code}`)
  await expect(page.getByText("1 step not sent yet")).toBeVisible()
  await page.getByRole("button", { name: "Stop scanning" }).click()
  await page.getByLabel("Name or ticket code").fill(ana)
  await page.getByRole("button", { name: "Check in Ana R." }).click()
  await expect(page.getByText("2 steps not sent yet")).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(/2 of 2 here since .* \(Front door\)/)).toBeVisible()
  await expect(page.getByText("2 steps not sent yet")).toBeVisible()
  expect(await checkInsOf(slug)).toEqual([])
  await goOnline(context)
  await expect(page.getByText("not sent yet")).toBeHidden()
  expect((await checkInsOf(slug)).map(({ people }) => people).toSorted()).toEqual([1, 2])
})

test("a list that was changed on the phone is not merged, and is loaded again", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { slug, link } = await withTicket(await browser.newContext({ baseURL }), baseURL!)
  await openedOnce(page, link, slug)
  await goOffline(context)
  await changeList(page, slug, ["Gus M.", "Eve X."])
  await page.reload()
  await page.getByRole("button", { name: "Check in Eve X." }).click()
  await goOnline(context)
  await expect(page.getByText(/Gus M\.: The list on this phone was changed/)).toBeVisible()
  await expect(page.getByText("Eve X.")).toBeHidden()
  expect(await checkInsOf(slug)).toEqual([])
  await page.getByRole("button", { name: "Check in Gus M." }).click()
  await expect.poll(() => checkInsOf(slug)).toEqual([{ people: 2 }])
})

test("a link that has ended takes the list off the phone", async ({ page, context, browser, baseURL }) => {
  const { slug, link } = await withTicket(await browser.newContext({ baseURL }), baseURL!)
  await openedOnce(page, link, slug)
  await goOffline(context)
  await page.reload()
  await page.getByRole("button", { name: "Check in Gus M." }).click()
  await expect(page.getByText("1 step not sent yet")).toBeVisible()
  await askDatabase(
    `update public.check_in_links l set revoked_at = now() from public.event_dates d join public.events e on e.id = d.event_id
     where d.id = l.date_id and e.slug = $1`,
    [slug],
  )
  await goOnline(context)
  await expect(
    page.getByText(
      "Your link doesn’t work anymore. We deleted the list from this phone. 1 step wasn’t sent, and is deleted too. Tell the event team who came.",
    ),
  ).toBeVisible()
  await expect(page.getByLabel("Your helper link")).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /^check-in/.test(key)))).toEqual(
    [],
  )
  await expect(page.getByText("Gus M.")).toBeHidden()
  expect(await page.evaluate(stored)).not.toContain(`/events/${slug}/check-in/list`)
})

test("a list of another event, or of one that is over, is deleted", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { slug, link } = await withTicket(await browser.newContext({ baseURL }), baseURL!)
  const other = await newEvent()
  await page.goto(`/events/${other}/check-in`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await openedOnce(page, link, slug)
  await page.goto(`/events/${other}/check-in`)
  await hydrated(page)
  await expect.poll(() => page.evaluate(stored)).toContain(`/events/${other}/check-in`)
  await changeList(page, slug, ["", ""], other)
  await changeList(page, slug, ['"link_ends_at":"2', '"link_ends_at":"1'])
  await goOffline(context)
  await page.reload()
  await expect(page.getByText("The list on this phone isn’t from this event.")).toBeVisible()
  await page.goto(`/events/${slug}/check-in`)
  await expect(page.getByText("This event is over. We deleted its list from this phone.")).toBeVisible()
  expect((await page.evaluate(stored)).filter(path => path.endsWith("/list"))).toEqual([])
})

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" })

  test("steps whose answer was lost are sent again and count once", async ({ page, browser, baseURL }) => {
    const { slug, link } = await withTicket(await browser.newContext({ baseURL }), baseURL!)
    await page.goto(link)
    await expect(page.getByText("Gus M.")).toBeVisible()
    await hydrated(page)
    await page.route("**/check-in/sync", async route => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole("button", { name: "Check in Gus M." }).click()
    await expect.poll(() => checkInsOf(slug)).toEqual([{ people: 2 }])
    await expect(page.getByText("1 step not sent yet")).toBeVisible()
    // A request may be on its way.
    await page.unrouteAll({ behavior: "wait" })
    await expect(page.getByText("not sent yet")).toBeHidden()
    expect(await checkInsOf(slug)).toEqual([{ people: 2 }])
    await expect(page.getByText("Shown again")).toBeHidden()
  })
})
