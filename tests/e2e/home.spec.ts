import { expect, expectAccessible, hydrated, test } from "../support/e2e.ts"

test("the home page is complete and accessible at every width", async ({ page, admin }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto("/")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Be someone’s next breath")
  await expect(page.getByRole("link", { name: "Call 911" }).first()).toHaveAttribute("href", "tel:911")
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // 320 and 390 px have the same layout, so one of them is checked with axe.
    if (width > 320) await expectAccessible(page)
    await expect(async () => {
      // The white at the sides of letters exceeds the column by a hair.
      if ((await page.evaluate(unfilledShare)) < 0.03) return
      // A first visit on a busy machine is drawn without our fonts, which are optional.
      await page.reload()
      await hydrated(page)
      throw new Error("The headline does not fill its column.")
    }).toPass()
  }
  await test.step("the numbers are live", async () => {
    const { data } = await admin
      .from("impact_metrics")
      .select("label")
      .eq("id", "reversals")
      .single()
      .throwOnError()
    const tally = page.getByRole("region", { name: "Our numbers" })
    await expect(tally).toContainText(data.label)
    await expect(tally).toContainText("Live from our records.")
  })
  await test.step("the published courses and the newest article", async () => {
    const courses = admin.from("courses").select("slug, title, minutes").eq("status", "published")
    const { data: first } = await courses.order("position").limit(1).single().throwOnError()
    const spine = page.getByRole("list", { name: "Courses" }).getByRole("link", { name: first.title })
    await expect(spine).toHaveAttribute("href", `/courses/${first.slug}`)
    await expect(spine).toContainText(`${first.minutes} min`)
    const blog = admin.from("articles").select("title").eq("kind", "blog").eq("status", "published")
    const { data: newest } = await blog
      .order("published_at", { ascending: false })
      .limit(1)
      .single()
      .throwOnError()
    await expect(page.getByRole("heading", { name: newest.title })).toBeVisible()
  })
  await test.step("after hydration, a link navigates without loading a new document", async () => {
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }).click()
    await expect(page).toHaveURL("/events")
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  })
})

// The only test that reads or changes the description: tests run at the same time on one database.
test("the home page has the texts of the settings, shows a change on the next visit, and escapes it", async ({
  page,
  admin,
  baseURL,
}) => {
  const { data: before } = await admin
    .from("site_settings")
    .select("name, tagline, description")
    .single()
    .throwOnError()
  const described = async () => {
    await page.goto("/")
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
    const content = await page.locator('meta[name="description"]').getAttribute("content")
    return [content, graph["@graph"][0].description]
  }
  expect(await described()).toEqual([before.description, before.description])
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before.tagline)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`)
  const description = `Changed for a moment, ${Date.now()} </script><script>document.title="broken"</script> & <!--`
  await admin.from("site_settings").update({ description }).eq("id", true).throwOnError()
  try {
    await expect.poll(described).toEqual([description, description])
    await expect(page).toHaveTitle(before.name)
  } finally {
    const { description } = before
    await admin.from("site_settings").update({ description }).eq("id", true).throwOnError()
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("the home page is readable and takes a state without JavaScript", async ({ page }) => {
    await page.goto("/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.getByRole("img", { name: /Narcat/ }).first()).toBeVisible()
    await expect(page.getByText("3,907")).toBeVisible()
    await page.getByLabel("Your state").selectOption("Arkansas")
    await page.getByRole("button", { name: "Show my state" }).click()
    await expect(page.getByRole("heading", { name: "In Arkansas" })).toBeInViewport()
    await expect(page.getByRole("link", { name: "Read the law" })).toBeVisible()
  })
})

/** The largest share of its column by which a line of the headline is too long or too short. */
function unfilledShare() {
  const lines = [...document.querySelectorAll<HTMLElement>("footer [data-fit], section [data-fit]")]
  const shares = lines.map(line => {
    const column = line.closest<HTMLElement>(".fit-box")!.clientWidth
    return Math.abs(line.getBoundingClientRect().width / column - 1)
  })
  return Math.max(...shares)
}
