import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn } from "../support/sign-in.ts"

const COURSE = "/courses/naloxone-in-five-minutes"
const LESSON = `${COURSE}/learn/what-it-does`
const ADULT = { is_adult: "true", terms: "1", privacy: "1", display_name: "Noor" }

// Without a network React Router cannot look up the routes of the links in view, scripts that could not be preloaded
// are loaded only by the module that imports them, and an open tab of a member cannot ask for its token.
test.use({
  expectedMessages:
    /Failed to fetch( manifest patches)?|net::ERR_FAILED|^warning: \[sounds\]|^error: Loading the script/,
})

test("on a shared device, “Not me” attaches nothing, and “Next person” starts clean", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await page.goto(LESSON)
  await hydrated(page)
  const isReported = page.waitForResponse("**/courses/progress")
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await isReported
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()

  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto(COURSE)
  await expect(page.getByRole("heading", { name: "Was this you?" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Not me" }).click()
  await expect(page.getByRole("link", { name: "Start the course" })).toBeVisible()
  await expect(page.getByRole("heading", { name: "Was this you?" })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lesson-positions"))).toBeNull()
  const { data: users } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const me = users.users.find(user => user.email === email)!.id
  expect((await admin.from("enrollments").select("course_id").eq("user_id", me).throwOnError()).data).toEqual(
    [],
  )

  await page.goto(LESSON)
  await page.evaluate(leaveAnswer, me)
  await page.getByRole("link", { name: "Next person" }).click()
  await page.getByRole("button", { name: "Sign out and start fresh" }).click()
  await expect(page.getByRole("alert")).toContainText("One answer of a test")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Sign out anyway" }).click()
  await expect(page).toHaveURL(COURSE)
  await expect(page.getByRole("link", { name: "Start the course" })).toBeVisible()

  await page.goto(LESSON)
  await hydrated(page)
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()
  await page.getByRole("link", { name: "Next person" }).click()
  await page.getByRole("button", { name: "Clear and start fresh" }).click()
  await expect(page).toHaveURL(COURSE)
  await expect(page.getByRole("link", { name: "Start the course" })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lesson-positions"))).toBeNull()
})

test("a device that was offline does not move a newer position back", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  const { data: users } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const me = users.users.find(user => user.email === email)!.id
  const { data: lesson } = await admin
    .from("lessons")
    .select("id, course_id, blocks, courses!inner (slug)")
    .eq("slug", "what-it-does")
    .eq("courses.slug", "naloxone-in-five-minutes")
    .single()
    .throwOnError()
  const [first, , last] = lesson.blocks as { id: string }[]
  // The other device is further and was in the lesson later.
  const place = { user_id: me, course_id: lesson.course_id, lesson_id: lesson.id }
  const reached = { block: last!.id, block_index: 2, reached_at: new Date().toISOString() }
  await admin
    .from("lesson_progress")
    .insert({ ...place, ...reached })
    .throwOnError()
  const late = {
    ...{ block: first!.id, index: 0, seconds: 0, checks: { bridge: "a" }, done: false },
    ...{ at: Date.now() - 3_600_000, of: me },
  }
  // Without scripts: only the next page has a position to send.
  await page.goto("/robots.txt")
  await page.evaluate(
    ([id, position]) => localStorage.setItem("lesson-positions", JSON.stringify({ [id]: position })),
    [lesson.id, late] as const,
  )
  const synced = page.waitForResponse("**/courses/progress")
  await page.goto("/about")
  expect(await (await synced).json()).toMatchObject({ results: [{ lesson: lesson.id, outcome: "older" }] })
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lesson-positions"))).toBeNull()
  const { data } = await admin
    .from("lesson_progress")
    .select("block, checks")
    .eq("user_id", me)
    .single()
    .throwOnError()
  expect(data).toEqual({ block: last!.id, checks: { bridge: "a" } })
  await page.goto(LESSON)
  await expect(page.getByText("Continue where you left off: part 3")).toBeVisible()
})

test("signing out warns about what was not sent, and without a network clears the device and finishes later", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  const { data: users } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const me = users.users.find(user => user.email === email)!.id
  await page.goto("/me/security")
  await hydrated(page)
  await page.evaluate(leaveAnswer, me)
  await page.getByRole("button", { name: "Sign out this device" }).click()
  await expect(page.getByRole("alert")).toContainText("One answer of a test")
  await expectAccessible(page)

  await page.goto("/me")
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByRole("alert")).toContainText("One answer of a test")

  await context.setOffline(true)
  await page.getByRole("button", { name: "Sign out anyway" }).click()
  await expect(page.getByRole("alert")).toContainText("We cleared this device, but you’re still signed in.")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("open-tests"))).toBeNull()
  await context.setOffline(false)
  await expect(page).toHaveURL("/")
  await page.goto("/me")
  await expect(page).toHaveURL(/\/login/)
})

test("signing out waits for progress that is being saved", async ({ page, context, admin, baseURL }) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto(LESSON)
  await hydrated(page)
  const saving = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route("**/courses/progress", async route => {
    saving.resolve()
    await answered.promise
    await route.continue()
  })
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await saving.promise
  await page.goto("/me")
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page.getByRole("button", { name: "Sign out" })).toHaveAttribute("aria-busy", "true")
  answered.resolve()
  await expect(page).toHaveURL("/")
  expect(await doneLessons(email)).toEqual([{ slug: "what-it-does" }])
})

test("“Next person” without a network clears the device of a member, and signs out later", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/courses/next-person")
  await hydrated(page)
  await page.evaluate(() => localStorage.setItem("course-reader", "{}"))
  await context.setOffline(true)
  await page.getByRole("button", { name: "Sign out and start fresh" }).click()
  await expect(page.getByRole("alert")).toContainText("We cleared this device, but you’re still signed in.")
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await context.setOffline(false)
  await expect(page).toHaveURL("/courses")
  await page.goto("/me")
  await expect(page).toHaveURL(/\/login/)
})

test("signing out works if the network is lost before the page has its scripts", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  await signIn(context, admin, baseURL!, ADULT)
  await page.route("**/assets/*.js", route => route.abort())
  await page.goto("/me")
  await page.getByRole("button", { name: "Sign out" }).click()
  await expect(page).toHaveURL("/")
})

test("“Next person” without a network clears the device of a guest and says so", async ({
  page,
  context,
}) => {
  await page.goto(LESSON)
  await hydrated(page)
  await page.getByRole("button", { name: /^Next: How to give it/ }).click()
  await expect(page.getByRole("img", { name: "1 of 3 lessons done" })).toBeVisible()
  await page.getByRole("link", { name: "Next person" }).click()
  await expect(page.getByRole("heading", { name: "Next person?" })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole("button", { name: "Clear and start fresh" }).click()
  await expect(page.getByRole("alert")).toContainText("We cleared your lessons, tests and coins")
  await expect.poll(() => page.evaluate(() => localStorage.getItem("lesson-positions"))).toBeNull()
  await context.setOffline(false)
  await expect(page).toHaveURL(COURSE)
  await expect(page.getByRole("link", { name: "Start the course" })).toBeVisible()
})

function doneLessons(email: string) {
  return askDatabase(
    `select l.slug from public.lesson_progress p join public.lessons l on l.id = p.lesson_id
     join auth.users u on u.id = p.user_id where u.email = $1 and p.done_at is not null`,
    [email],
  )
}

/** Stores a test with an answer that the server does not accept. */
function leaveAnswer(of: string) {
  const question = {
    ...{ id: crypto.randomUUID(), chosen: [], choices: [] },
    kind: "single",
    stem: "",
    topic: "",
  }
  const test = {
    ...{ of, slug: "naloxone-in-five-minutes", attempt: crypto.randomUUID(), deadline: null },
    ...{ questions: [question], waiting: { [question.id]: ["1"] } },
  }
  localStorage.setItem("open-tests", JSON.stringify({ [crypto.randomUUID()]: test }))
}
