import { randomBytes } from "node:crypto"
import { afterAll, expect, test, vi } from "vitest"
import { sealAddress } from "#app/lib/sealing/refill-address.server.ts"
import { pageForms } from "../support/page-forms.ts"
import { sessionSite } from "../support/session-site.ts"

const { age, browserOf, close, signedInBrowser, sql } = await sessionSite()
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

const ADDRESS = { street: "77 Larkspur Row", city: "Conway", state: "Arkansas", zip: "72034" }

/** Asks for a kit on the page, as a visitor does. */
async function requestKit(full_name: string) {
  vi.useFakeTimers({ toFake: ["Date"] })
  const browser = browserOf(new Map())
  const path = "/submit-reversal/refill"
  const [form] = pageForms((await browser.ask(path)).text).filter(({ texts }) => texts.includes("full_name"))
  vi.setSystemTime(Date.now() + 5000)
  const { status } = await browser.post(path, { ...form!.values, ...ADDRESS, full_name, kits: "1" })
  vi.useRealTimers()
  expect(status).toBe(200)
}

async function outreach() {
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  return staff
}

test("the link to the labels counts the labels that are printed", async () => {
  const staff = await outreach()
  const linkText = async () => {
    const { text } = await staff.ask("/staff/refills")
    return /<a [^>]*href="\/staff\/refill-labels"[^>]*>(.*?)<\/a>/.exec(text)?.[1]?.replace("<!-- -->", "")
  }
  const labels = async () =>
    (await staff.ask("/staff/refill-labels")).text.match(/<li[^>]*>[^<]*<br\/?>77 Larkspur Row/g) ?? []
  await requestKit("Robin Quill")
  await requestKit("Ana Ruiz")
  expect([await linkText(), (await labels()).length]).toEqual([undefined, 0])

  await sql("update public.refill_requests set status = 'packed'")
  expect([await linkText(), (await labels()).length]).toEqual(["Print 2 labels", 2])

  const lost = sealAddress({ sealingKey: randomBytes(32) }, { ...ADDRESS, full_name: "Ben Ode" })
  await sql("insert into public.refill_requests (sealed_address, kits, status) values ($1, 1, 'packed')", [
    lost,
  ])
  expect([await linkText(), (await labels()).length]).toEqual(["Print 2 labels", 2])
  const list = (await staff.ask("/staff/refills?view=packed")).text
  expect(list).toContain("This address can’t be read")
  expect(list).not.toContain(lost)

  await sql("update public.refill_requests set status = 'waiting' where sealed_address <> $1", [lost])
  expect([await linkText(), (await labels()).length]).toEqual([undefined, 0])
})
