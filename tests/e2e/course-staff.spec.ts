import type { SupabaseClient } from "@supabase/supabase-js"
import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn, signInAs } from "../support/sign-in.ts"

const ADULT = { is_adult: "true", display_name: "Ana Ruiz", terms: "1", privacy: "1" }
const SOURCE = {
  ...{ id: "S1", title: "Signs of an overdose", publisher: "CDC", url: "https://www.cdc.gov/overdose" },
  accessed: "2026-11-16",
}

// The browser logs the response to a form that was rejected.
test.use({ expectedMessages: /status of 40[09]/ })

/** A published course with the lessons "Look" and "Call". */
async function newCourse(admin: SupabaseClient) {
  const slug = `words-${crypto.randomUUID()}`
  const course = { slug, title: "Two steps", summary: "Look and call.", minutes: 2, position: 99 }
  const { data } = await admin
    .from("courses")
    .insert({ ...course, sources: [SOURCE], status: "published" })
    .select("id")
    .single()
    .throwOnError()
  const lesson = (title: string, position: number) => ({
    ...{ course_id: data.id, slug: title.toLowerCase(), title, position, minutes: 1 },
    blocks: [
      { kind: "text", id: "first", heading: `${title} first`, paragraphs: ["Then go on."], sources: ["S1"] },
    ],
  })
  await admin
    .from("lessons")
    .insert([lesson("Look", 1), lesson("Call", 2)])
    .throwOnError()
  return { id: data.id as string, slug }
}

test("a trainer changes a course while a learner is in it", async ({
  page,
  context,
  browser,
  admin,
  baseURL,
}) => {
  test.slow()
  const { id, slug } = await newCourse(admin)
  const lesson = `/courses/${slug}/learn/look`

  const learner = await browser.newContext({ baseURL: baseURL! })
  await signIn(learner, admin, baseURL!, ADULT)
  const reading = await learner.newPage()
  await reading.goto(lesson)
  await hydrated(reading)
  await expect(reading.getByRole("heading", { name: "Look first" })).toBeVisible()
  await reading.getByRole("button", { name: "Next: Call" }).click()
  await expect(reading.getByRole("heading", { name: "Call first" })).toBeVisible()

  await signInAs("instructor", context, baseURL!)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/staff/courses/${id}`)
  await page.getByRole("button", { name: "Change this course" }).click()
  await expect(page.getByText("The draft is ready.")).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole("button", { name: "Move down: Look" }).press("Enter")
  await expect(page.getByText("The lessons are in a new order.")).toBeVisible()
  await page.getByRole("link", { name: "Look", exact: true }).click()
  await page.getByRole("link", { name: "Text: Look first" }).click()

  // What is typed is kept, and another person's words are not overwritten unnoticed.
  const heading = page.getByLabel("Heading")
  await expect(heading).toHaveValue("Look first")
  await hydrated(page)
  await heading.fill("Look and listen")
  await expect(page.getByText("Your changes are kept.")).toBeVisible()
  await page.reload()
  await expect(page.getByText("You have unsaved changes")).toBeVisible()
  await expect(heading).toHaveValue("Look and listen")
  await expectAccessible(page)
  await askDatabase(
    `update public.course_parts set revision = revision + 1, content = jsonb_set(content, '{blocks,0,heading}', '"By Robin"')
     where course_id = $1 and content ->> 'slug' = 'look'`,
    [id],
  )
  await page.getByRole("button", { name: "Save in the draft" }).click()
  await expect(page.getByText("Someone else saved this while you were writing.").first()).toBeVisible()
  await expect(heading).toHaveValue("Look and listen")
  await page.getByRole("button", { name: "Save mine anyway" }).click()
  await expect(page.getByText("Saved in the draft.")).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.goto(`/staff/courses/${id}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole("button", { name: "Send to review" }).click()
  await page.getByLabel("Reviewed by").fill("Dr. Ada Moss")
  await page.getByLabel("Day of the review").fill(new Date().toISOString().slice(0, 10))
  await page.getByRole("button", { name: "Record the review" }).click()
  await page.getByRole("button", { name: "Publish this version" }).click()
  await expect(page.getByText("Published. People who have started")).toBeVisible()

  // The learner finishes the version she started; a newcomer gets the new one.
  await reading.goto(lesson)
  await expect(reading.getByRole("heading", { name: "Look first" })).toBeVisible()
  const visitor = await browser.newContext({ baseURL: baseURL! })
  const fresh = await visitor.newPage()
  await fresh.goto(lesson)
  await expect(fresh.getByRole("heading", { name: "Look and listen" })).toBeVisible()
  await expect(fresh.getByText("Reviewed by Dr. Ada Moss")).toBeVisible()

  await page.goto(`/staff/courses/${id}/versions`)
  await hydrated(page)
  await expect(page.getByRole("insertion").filter({ hasText: "Look and listen" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Restore version 1" }).click()
  await expect(page.getByText("Version 1 is the draft now.")).toBeVisible()
  await admin.from("courses").delete().eq("id", id).throwOnError()
})
