import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import type { SupabaseClient } from "@supabase/supabase-js"
import { expect, expectAccessible, test } from "#tests/support/e2e.ts"
import { askDatabase } from "#tests/support/e2e-database.ts"
import { schemaErrors, verifySigned } from "#tests/support/open-badge.ts"
import { pdfText } from "#tests/support/pdf-text.ts"
import { signIn } from "#tests/support/sign-in.ts"

const ADULT = { is_adult: "true", terms: "1", privacy: "1" }
const UNKNOWN = "0".repeat(32)

async function certificateOf(email: string | null, name: string) {
  const id = crypto.randomUUID().replaceAll("-", "")
  await askDatabase(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, name_form, expires_at)
     select $1, (select u.id from auth.users u where u.email = $2), c.id, c.title,
       'Passed the test.', $3, 'full', now() + interval '2 years'
     from public.courses c where c.slug = 'overdose-response-basics'`,
    [id, email, name],
  )
  return id
}

async function revoke(admin: SupabaseClient, id: string) {
  const change = { status: "revoked", status_reason: "issued-in-error" }
  await admin.from("certificates").update(change).eq("id", id).throwOnError()
}

async function saved(page: Page, label: string) {
  const arriving = page.waitForEvent("download")
  await page.getByRole("link", { name: label, exact: true }).click()
  return readFileSync(await (await arriving).path())
}

test("a visitor verifies a certificate, downloads it, and sees at once when it is revoked", async ({
  page,
  admin,
  request,
  baseURL,
}) => {
  const id = await certificateOf(null, "Олена Ruiz")
  await page.goto("/verify")
  await page.getByLabel("Number or link").fill(id.toUpperCase())
  await page.getByRole("button", { name: "Check it" }).click()
  await expect(page).toHaveURL(`/certificate/${id}`)
  await expect(page.getByText("This one’s real.")).toBeVisible()
  await expect(page.getByRole("img", { name: /The certificate for Олена Ruiz/ })).toHaveJSProperty(
    "complete",
    true,
  )
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  const shared = await page.locator('meta[property="og:image"]').getAttribute("content")
  expect(shared).toBe(`${baseURL}/certificate/${id}/sharing.png`)
  const picture = await request.get(shared!)
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"])
  await expect(page.getByRole("banner").getByRole("button", { name: "Share" })).toBeVisible()
  expect(pdfText(await saved(page, "PDF"))).toContain("Олена Ruiz")
  expect((await saved(page, "Picture")).includes("openbadgecredential")).toBe(true)

  const credential = (await saved(page, "Open Badge")).toString()
  const document = await (await request.get("/.well-known/did.json")).json()
  const payload = await verifySigned(credential, document)
  expect(schemaErrors(payload)).toEqual([])
  const origin = new URL(baseURL!).origin
  expect(payload).toMatchObject({
    id: `${origin}/certificate/${id}`,
    credentialStatus: { statusListCredential: `${origin}/credentials/status/revocation` },
    credentialSubject: { achievement: { criteria: { id: `${origin}/certificate/${id}#requirements` } } },
  })
  await expect(page.locator("#requirements")).toContainText("Passed the test")
  const image = await request.get("/credentials/badge.png")
  expect([image.headers()["content-type"], image.headers()["cross-origin-resource-policy"]]).toEqual([
    "image/png",
    "cross-origin",
  ])

  const answer = await request.get(`/verify/${id}`)
  expect(answer.headers()["access-control-allow-origin"]).toBe("*")
  expect(await answer.json()).toMatchObject({ id, isValid: true, status: "valid", name: "Олена Ruiz" })

  await revoke(admin, id)
  await page.reload()
  await expect(page.getByText("Revoked.", { exact: true })).toBeVisible()
  await expect(page.getByText("It was issued in error.")).toBeVisible()
  expect(await (await request.get(`/verify/${id}`)).json()).toMatchObject({
    isValid: false,
    status: "revoked",
    summary: expect.stringMatching(/^Revoked\. /),
  })
  expect(pdfText(await saved(page, "PDF"))).toContain("REVOKED")
  const list = await request.get("/credentials/status/revocation")
  expect(list.headers()["content-type"]).toContain("application/vc+jwt")
  expect(list.headers()["cache-control"]).toMatch(/^public, max-age=\d{1,2}$/)
  await verifySigned(await list.text(), document)
})

test("every address without a certificate gets the same 404 page", async ({ page, request }) => {
  const answers = await Promise.all([UNKNOWN, "x"].map(id => request.get(`/verify/${id}`)))
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1)
  expect(answers.map(answer => answer.status())).toEqual([404, 404])
  for (const path of [
    UNKNOWN,
    UNKNOWN.replace("0", "G"),
    `${UNKNOWN}/certificate.pdf`,
    `${UNKNOWN}/nothing.txt`,
  ]) {
    expect((await request.get(`/certificate/${path}`)).status()).toBe(404)
  }
  await page.goto(`/verify?code=${UNKNOWN}`)
  await expect(page.getByText(/We don’t recognize that number/).first()).toBeVisible()
  await expectAccessible(page)
})

test("the holder changes how the name is shown and finds the certificate on their account page", async ({
  context,
  page,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, { ...ADULT, display_name: "Robin Finch" })
  const id = await certificateOf(email, "Robin Finch")
  await page.goto("/me")
  await page.getByRole("link", { name: /Overdose response basics.*Good until/ }).click()
  await expect(page.getByRole("heading", { name: "Your name on it" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Add to LinkedIn profile" })).toHaveAttribute("href", /certId=/)
  await expect(page.getByText("It was issued to Robin Finch")).toBeVisible()
  await page.getByRole("radio", { name: "Initials" }).check()
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()
  await expectAccessible(page)
  await context.clearCookies()
  await page.goto(`/certificate/${id}`)
  await expect(page.getByRole("heading", { name: "Certificate for R. F." })).toBeAttached()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("img", { name: /The certificate for/ })).toBeVisible()
  await expect(page.getByText("Keep a copy")).toBeHidden()
})
