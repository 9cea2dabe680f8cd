import { setTimeout } from "node:timers/promises"
import type { Request } from "@playwright/test"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { signIn } from "../support/sign-in.ts"

const COURSE = "/courses/naloxone-in-five-minutes"
const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor" }

test("a guest resumes a lesson at the same block, and keeps the progress after signing in", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  // One person on two devices, as a guest and as a member.
  test.slow()
  await page.goto("/courses")
  await page.getByRole("link", { name: /Naloxone in five minutes/ }).click()
  await page.getByRole("link", { name: "Start the course" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What naloxone does")
  await page.getByRole("button", { name: "Because naloxone is dangerous" }).click()
  await expect(page.getByText("It’s safe. It just doesn’t last.")).toBeVisible()
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to give it")
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()
  await page.getByRole("button", { name: "Check the order" }).click()
  await expect(page.getByText("Not yet. Move a step.")).toBeVisible()
  await page.close()

  const again = await context.newPage()
  await again.goto(COURSE)
  await again.getByRole("link", { name: "Continue where you left off" }).click()
  await expect(again).toHaveURL(`${COURSE}/learn/how-to-give-it`)
  await expect(
    again.getByRole("heading", { name: "Put the steps of giving the spray in order." }),
  ).toBeInViewport()
  await expect(again.getByText("Not yet. Move a step.")).toBeVisible()
  await again.reload()
  await expect(
    again.getByRole("heading", { name: "Put the steps of giving the spray in order." }),
  ).toBeInViewport()

  const email = await signIn(context, admin, baseURL!, ADULT)
  await again.goto("/me")
  // The page that is left sends nothing, or the next one would not know when to count it.
  const sentBefore: string[] = []
  const note = (request: Request) => sentBefore.push(new URL(request.url()).pathname)
  await again.route("**/courses/claim", async route => {
    await setTimeout(1500)
    again.off("request", note)
    await route.continue()
  })
  again.on("request", note)
  await again.getByRole("button", { name: "Yes, that was me" }).click()
  await expect(again.getByText("1 of 3 lessons", { exact: true })).toBeVisible()
  expect(sentBefore).not.toContain("/courses/progress")
  await expect.poll(() => again.evaluate(() => localStorage.getItem("lesson-positions"))).toBeNull()
  const { data: users } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const me = users.users.find(user => user.email === email)!.id
  const { data } = await admin
    .from("lesson_progress")
    .select("block, checks, done_at")
    .eq("user_id", me)
    .order("reached_at")
    .throwOnError()
  expect(data).toMatchObject([
    { checks: { bridge: "c" }, done_at: expect.any(String) },
    { block: "spray-order" },
  ])

  // Another device, where nothing is kept: the server knows the place.
  await again.evaluate(() => localStorage.clear())
  await again.getByRole("link", { name: "Continue where you left off" }).click()
  await expect(
    again.getByRole("heading", { name: "Put the steps of giving the spray in order." }),
  ).toBeInViewport()
  await expect(again.getByText("Not yet. Move a step.")).toBeVisible()
  await again.getByRole("button", { name: "Check the order" }).click()
  await again.getByRole("button", { name: /^Next: Carry it/ }).click()
  await expect(again.getByRole("heading", { level: 1 })).toHaveText("Carry it")
  await again.goto("/courses?status=started")
  await expect(again.getByText("2 of 3 lessons done")).toBeVisible()
})

test("a guest's course list shows the progress and can be filtered to started courses", async ({ page }) => {
  await page.goto(`${COURSE}/learn/what-it-does`)
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()
  await page.goto("/courses")
  await expect(page.getByText("1 of 3 lessons done")).toBeVisible()
  await page.getByLabel("Your progress").selectOption("In progress")
  await page.getByRole("button", { name: "Show" }).click()
  await expect(page.getByRole("heading", { name: "1 course found" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "1 course found" })).toBeVisible()
  await page.goto("/courses?status=done")
  await expect(page.getByText("No courses match")).toBeVisible()
})

test("an external video loads only after a click, and nothing from its provider before", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const slug = `film-${crypto.randomUUID()}`
  const course = { slug, title: "A film", summary: "A film elsewhere.", minutes: 1, position: 99 }
  const { data } = await admin
    .from("courses")
    .insert({ ...course, status: "published" })
    .select("id")
    .single()
    .throwOnError()
  const film = {
    kind: "embed",
    id: "film",
    provider: "vimeo",
    video: "123456789",
    title: "Narcat",
    transcript: ["Hello."],
  }
  const lesson = { course_id: data.id, slug: "one", title: "One", position: 1, minutes: 1, blocks: [film] }
  await admin.from("lessons").insert(lesson).throwOnError()
  const foreign: string[] = []
  page.on("request", request => !request.url().startsWith(baseURL!) && foreign.push(request.url()))
  await context.route("https://player.vimeo.com/**", route =>
    route.fulfill({ body: "<p>Playing</p>", contentType: "text/html" }),
  )
  await page.goto(`/courses/${slug}/learn`)
  await expect(page.getByRole("link", { name: /^Watch it on Vimeo/ })).toBeVisible()
  await expectAccessible(page)
  expect(foreign.filter(address => /^https?:/.test(address))).toEqual([])
  await page.getByRole("button", { name: "Show the video here" }).press("Enter")
  await expect(page.frameLocator("iframe").getByText("Playing")).toBeVisible()
  const frame = page.getByTitle("Narcat, on Vimeo")
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-same-origin allow-presentation")
  await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer")
  await admin.from("courses").delete().eq("id", data.id).throwOnError()
})

test("list, course, lesson and card are accessible on a phone and a desktop", async ({ page }) => {
  // Five pages, each checked with axe twice.
  test.slow()
  const paths = ["/courses", "/courses?q=xyzzy", COURSE, `${COURSE}/learn/how-to-give-it`, `${COURSE}/card`]
  for (const path of paths) {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  }
})

test("moving a step on a phone keeps the focus and is announced", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${COURSE}/learn/how-to-give-it`)
  await hydrated(page)
  const steps = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Move down/ }) })
  const count = await steps.count()
  const down = steps.first().getByRole("button", { name: /^Move down/ })
  const name = (await down.getAttribute("aria-label"))!
  await down.focus()
  await page.keyboard.press("Enter")
  const text = name.replace("Move down: ", "")
  await expect(page.getByRole("status").filter({ hasText: `${text}: now 2 of ${count}.` })).toHaveCount(1)
  await expect(page.getByRole("button", { name, exact: true })).toBeFocused()
  const box = await steps.nth(1).locator("span").nth(1).boundingBox()
  expect(box!.width).toBeGreaterThan(200)
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("without JavaScript, a lesson can be read, answered and finished", async ({ page }) => {
    await page.goto("/courses")
    await page.getByLabel("Length").selectOption("Up to 5 minutes")
    await page.getByRole("button", { name: "Show" }).click()
    await expect(page.getByRole("heading", { name: "1 course found" })).toBeVisible()
    await page.getByRole("link", { name: /Naloxone in five minutes/ }).click()
    await page.getByRole("link", { name: "Start the course" }).click()
    await page.getByRole("button", { name: "It wears off, and the overdose can return" }).click()
    await expect(page.getByText("Yes. After 30 to 90 minutes")).toBeVisible()
    await page.getByRole("button", { name: /^Next: How to give it/ }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How to give it")
    const steps = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Move up/ }) })
    const second = (await steps.nth(1).textContent())!.replace(/^\d/, "")
    await steps
      .nth(1)
      .getByRole("button", { name: /^Move up/ })
      .click()
    await expect(steps.first()).toHaveText(`1${second}`)
    await page.getByRole("button", { name: "Check the order" }).click()
    await expect(page.getByText(/^(Not yet\. Move|Back, tip, press, watch)/)).toBeVisible()
  })
})
