import type { BrowserContext, Page } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"
import { expect, expectAccessible, listening, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { PASSWORD, signIn, signInAs } from "#tests/support/sign-in.ts"
import { totpCode } from "#tests/support/totp.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1" }

/** Signs in as staff, proves the email address and sets up two-step sign-in, which staff pages require. */
async function enterAs(
  role: string,
  { context, page, admin, url }: { context: BrowserContext; page: Page; admin: SupabaseClient; url: string },
) {
  const email = await signIn(context, admin, url, { ...ADULT, display_name: "Kim Colleague" })
  await askDatabase(
    "insert into public.user_roles (user_id, role) select id, $2::public.app_role from auth.users where email = $1",
    [email, role],
  )
  await page.goto("/staff/certificates")
  await expect(page).toHaveURL("/me/security")
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click()
  const field = page.getByLabel("Code we emailed you")
  await expect(field).toBeVisible()
  await field.fill(await emailedCode(email))
  await page.getByRole("button", { name: "Confirm my email" }).click()
  await expect(page.getByText("your email is confirmed")).toBeVisible()
  await page.getByRole("button", { name: "Set up two-step sign-in" }).click()
  const secret = await page.locator("code").first().textContent()
  await page.getByLabel("Code from your app").fill(totpCode(secret!))
  await page.getByRole("button", { name: "Turn it on" }).click()
  await expect(page.getByRole("heading", { name: "Save these codes" })).toBeVisible()
  return email
}

async function emailedCode(email: string) {
  const [mail] = await askDatabase(
    "select params ->> 'code' as code from private.email_outbox where to_address = $1 and message = 'magic-link'",
    [email],
  )
  return String(mail.code)
}

/** As if the person had signed in 13 hours ago. Returns the secret of their second factor, whose codes work again. */
async function endStaffSession(email: string) {
  const [factor] = await askDatabase(
    `with person as (select id from auth.users where email = $1),
       over as (update public.member_sessions set staff_since = now() - interval '13 hours'
         where user_id in (select id from person)),
       forgotten as (delete from backend.totp_steps where factor_id in
         (select f.id from auth.mfa_factors f join person p on p.id = f.user_id))
     select f.secret from auth.mfa_factors f join person p on p.id = f.user_id`,
    [email],
  )
  return String(factor.secret)
}

async function certificate(holder: string, userId: string | null = null) {
  const id = crypto.randomUUID().replaceAll("-", "")
  await askDatabase(
    `insert into public.certificates (id, course_id, course_title, criteria, holder_name, name_form, user_id)
     select $1, id, title, 'Passed its test.', $2, 'full', $3 from public.courses where slug = 'overdose-response-basics'`,
    [id, holder, userId],
  )
  return id
}

test("an instructor finds a certificate, suspends, reinstates and revokes it, and the public page shows it at once", async ({
  context,
  page,
  admin,
  baseURL,
  browser,
}) => {
  const name = `Quill ${crypto.randomUUID().slice(0, 8)}`
  const id = await certificate(`${name} Šťastná`)
  const email = await enterAs("instructor", { context, page, admin, url: baseURL! })
  await page.goto("/staff")
  await page.getByRole("link", { name: /All certificates/ }).click()
  await page.getByLabel("Name or certificate number").fill(`stastna ${name}`)
  await page.getByRole("button", { name: "Search" }).click()
  await page.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { name })).toBeVisible()
  await expectAccessible(page)

  const stranger = await (await browser.newContext({ baseURL })).newPage()
  const publicly = async (headline: string, status: string) => {
    await stranger.goto(`/certificate/${id}`)
    await expect(stranger.getByText(headline, { exact: true })).toBeVisible()
    expect(await (await stranger.request.get(`/verify/${id}`)).json()).toMatchObject({ status })
  }
  await page.getByRole("button", { name: "Suspend" }).click()
  await expect(page.getByText("Choose a reason.").first()).toBeVisible()
  await page.getByLabel("Reason").first().selectOption("under-review")
  await page.getByRole("button", { name: "Suspend" }).click()
  await expect(page.getByText("Suspended. Its page")).toBeVisible()
  await publicly("Suspended.", "suspended")
  await page.getByLabel("Reason").first().selectOption("cleared")
  await page.getByRole("button", { name: "Reinstate" }).click()
  await expect(page.getByText("Reinstated. It counts again.")).toBeVisible()
  await publicly("This one’s real.", "valid")
  await page.getByText("Revoke permanently").click()
  const revocation = page.locator("form").filter({ has: page.getByRole("button", { name: "Revoke" }) })
  await revocation.getByLabel("Reason").selectOption("issued-in-error")
  await revocation.getByRole("checkbox").check()
  await revocation.getByRole("button", { name: "Revoke" }).click()
  await expect(page.getByText("A revoked certificate stays revoked.")).toBeVisible()
  await expect(page.getByText("Kim Colleague").first()).toBeVisible()
  await publicly("Revoked.", "revoked")
  const [{ status_number }] = (await askDatabase(
    "select status_number from public.certificates where id = $1",
    [id],
  )) as [{ status_number: number }]
  // The site keeps its signed list for a quarter of a minute.
  const listed = async () =>
    isListed(await stranger.request.get("/credentials/status/revocation"), status_number)
  await expect.poll(listed).toBe(true)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  await page.goto("/staff/extra-time")
  await page.getByLabel("Their email").fill("nobody-here@example.org")
  await page.getByLabel("Twice the time").check()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("No account uses this email.").first()).toBeVisible()
  await expect(page.getByLabel("Twice the time")).toBeChecked()
  await page.getByLabel("Their email").fill(email)
  const secret = await endStaffSession(email)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Your staff session is over.")).toBeVisible()
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByLabel("Six-digit code").fill(totpCode(secret))
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByText("This isn’t saved yet")).toBeVisible()
  await expect(page.getByLabel("Their email")).toHaveValue(email)
  await expect(page.getByLabel("Twice the time")).toBeChecked()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("It applies from their next test")).toBeVisible()
  await expectAccessible(page)
})

test("an instructor is warned about a name that our fonts cannot draw, and can use it anyway", async ({
  context,
  page,
  admin,
  baseURL,
}) => {
  const { data } = await admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  const id = await certificate("Runa Futhark", data.user!.id)
  await signInAs("instructor", context, baseURL!)
  await page.goto(`/staff/certificates/${id}`)
  const form = page.locator("form").filter({ has: page.getByLabel("Name", { exact: true }) })
  await expect(form.getByLabel("Use this name anyway")).toHaveCount(0)
  await form.getByLabel("Name", { exact: true }).fill("ᚠᚢᚦ")
  await form.getByRole("button", { name: "Correct the name" }).click()
  await expect(form.getByText("Our fonts don’t have every letter of this name.").first()).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await form.getByLabel("Use this name anyway").check()
  await form.getByRole("button", { name: "Correct the name" }).click()
  await expect(form.getByText("Choose a reason.").first()).toBeVisible()
  await expect(form.getByLabel("Use this name anyway")).toBeChecked()
  await form.getByLabel("Reason").selectOption("misspelled")
  await form.getByRole("button", { name: "Correct the name" }).click()
  await expect(page.getByText("The name is corrected. We emailed the holder.")).toBeVisible()
})

test("outreach updates a kit request and sets the stock, without JavaScript", async ({
  browser,
  context,
  admin,
  baseURL,
}) => {
  const name = `Parcel ${crypto.randomUUID().slice(0, 8)}`
  await signInAs("outreach", context, baseURL!)
  const email = `requester-${crypto.randomUUID()}@example.org`
  const { error } = await admin.auth.admin.createUser({ email, email_confirm: true })
  expect(error).toBeNull()
  await askDatabase(
    `insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone, requested_at)
     select id, $1, '1 Main St', 'Town', 'Ohio', '43004', 1, false, '2020-01-01' from auth.users where email = $2`,
    [name, email],
  )
  const plain = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const desk = await plain.newPage()
  await desk.goto("/staff/kits")
  for (const step of ["Approve", "Packed", "Shipped"]) {
    const button = desk.getByRole("button", { name: `${step}: ${name}` })
    await button.click()
    // The message alone could be the one of the step before.
    await expect(button).toHaveCount(0)
    await expect(desk.getByText("Updated.", { exact: true })).toBeVisible()
  }
  const kits = desk.getByRole("spinbutton", { name: "Kits", exact: true })
  await desk.getByText("Record a change", { exact: true }).click()
  await kits.fill("-5")
  await desk.getByRole("button", { name: "Record it" }).click()
  await expect(desk.getByText("Type a whole number").first()).toBeVisible()
  await kits.fill("3")
  await desk.getByLabel("Why").fill("Delivery")
  await desk.getByRole("button", { name: "Record it" }).click()
  await expect(desk.getByText("Stock updated.", { exact: true })).toBeVisible()
  await desk.goto("/staff/kits?view=shipped")
  await desk.getByLabel(`Select ${name}`).check()
  await desk.locator("#selected-rows").getByRole("button", { name: "Delivered" }).click()
  await expect(desk.getByText("Updated.", { exact: true })).toBeVisible()
  const file = await plain.request.get("/staff/csv/kits?view=delivered&personal=yes")
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8")
  expect(await file.text()).toContain(`"${name}, 1 Main St, Town, Ohio 43004",1 (2020-01-01),Delivered`)
  for (const path of ["/staff/certificates", "/staff/csv/certificates"])
    expect((await plain.request.get(path)).status()).toBe(403)
})

test("outreach ships a kit from another site and closes that site, without JavaScript", async ({
  browser,
  context,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const site = `Van ${mark}`
  await signInAs("outreach", context, baseURL!)
  await askDatabase(
    `with people as (insert into auth.users (id, email) select gen_random_uuid(), $1 || n || '@example.org'
       from generate_series(1, 2) n returning id, email)
     insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone, status, requested_at)
     select id, split_part(email, '@', 1), '1 Main St', 'Town', 'Ohio', '43004', 1, false, 'packed', '2020-01-01' from people`,
    [`Box ${mark} `],
  )
  const storageState = await context.storageState()
  const desk = await (await browser.newContext({ baseURL, javaScriptEnabled: false, storageState })).newPage()
  const shipsFrom = (box: number) =>
    desk.getByRole("button", { name: `Ship from ${site}: Box ${mark} ${box}`, exact: true })
  const row = desk.getByRole("row").filter({ hasText: site })
  await desk.goto("/staff/kits")
  await desk.getByText("Add a site", { exact: true }).click()
  const form = desk.locator("form", { has: desk.getByRole("button", { name: "Add the site" }) })
  await form.getByLabel("Name").fill(site)
  await form.getByRole("button", { name: "Add the site" }).click()
  await expect(desk.getByText("Site saved.", { exact: true })).toBeVisible()
  await desk.getByText("Record a change", { exact: true }).click()
  await desk.getByLabel("Site", { exact: true }).selectOption(site)
  await desk.getByRole("spinbutton", { name: "Kits", exact: true }).fill("2")
  await desk.getByLabel("Why").fill("Delivery")
  await desk.getByRole("button", { name: "Record it" }).click()
  await expect(desk.getByText("Stock updated.", { exact: true })).toBeVisible()
  await shipsFrom(1).click()
  await expect(desk.getByText("Updated.", { exact: true })).toBeVisible()
  await expect(shipsFrom(1)).toHaveCount(0)
  await expect(shipsFrom(2)).toBeVisible()
  await desk.getByText(`Change ${site}`, { exact: true }).click()
  await desk.getByRole("button", { name: `Close the site: ${site}`, exact: true }).click()
  await expect(desk.getByText("Closed. Move what’s left to another site.", { exact: true })).toBeVisible()
  await expect(row.getByText("Closed", { exact: true })).toBeVisible()
  await expect(row.getByText("Move what’s left to another site.")).toBeVisible()
  await expect(shipsFrom(2)).toHaveCount(0)
})

test("an open inbox follows what another person does, and keeps the focus", async ({
  context,
  page,
  baseURL,
  browser,
}) => {
  const colleague = await browser.newContext({ baseURL: baseURL!, reducedMotion: "reduce" })
  await signInAs("outreach", context, baseURL!)
  await signInAs("admin", colleague, baseURL!)
  await page.goto("/staff")
  await listening(page)
  const mark = crypto.randomUUID().slice(0, 8)
  const [name, nextName] = [`Rosa ${mark}`, `Sol ${mark}`]
  await askDatabase(
    `insert into public.contact_messages (topic, name, email, body, sent_at)
     select 'general', name, 'rosa@example.org', 'Do you also teach in libraries?', now() + make_interval(days => 3 - place::integer)
     from unnest($1::text[]) with ordinality as m (name, place)`,
    [[name, nextName]],
  )
  const item = page.getByRole("listitem").filter({ hasText: name })
  const next = page.getByRole("listitem").filter({ hasText: nextName })
  await expect(item).toBeVisible()
  await expect(next).toBeVisible()

  const other = await colleague.newPage()
  await other.goto("/staff")
  await other.getByRole("button", { name: `I’ll take this: The message from ${name}` }).click()
  await expect(other.getByText("It’s yours.")).toBeVisible()
  await expect(item).toContainText("has this, since")
  await expectAccessible(page)

  await item.getByRole("link").press("Tab")
  await expect(item.getByRole("button", { name: "Mark as done" })).toBeFocused()
  await other.getByRole("button", { name: `Mark as done: The message from ${name}` }).click()
  await expect(item).toHaveCount(0)
  await expect(next.getByRole("link")).toBeFocused()
  await next.getByRole("button", { name: /^I’ll take this/ }).press("Enter")
  await expect(next.getByRole("button", { name: /^Give it back/ })).toBeVisible()
  await expect(next.getByRole("link")).toBeFocused()
  await colleague.close()
})

test("members get 404 for staff pages", async ({ context, page, baseURL }) => {
  await signInAs("member", context, baseURL!)
  for (const path of ["/staff", "/staff/certificates", "/staff/kits", "/staff/csv/kits"])
    expect((await page.goto(path))?.status()).toBe(404)
})

/** Whether a number stands in a signed status list. */
async function isListed(answer: { text(): Promise<string> }, number: number) {
  const [, claims] = (await answer.text()).split(".") as [string, string]
  const { credentialSubject } = JSON.parse(Buffer.from(claims, "base64url").toString())
  const { gunzipSync } = await import("node:zlib")
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), "base64url"))
  return ((bits[number >> 3]! >> (7 - (number & 7))) & 1) === 1
}
