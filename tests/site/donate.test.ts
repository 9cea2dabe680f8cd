import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close, site, sql } = await sessionSite()
afterAll(close)

const PEOPLE = { name: "Ana Reyes", visibility: "anonymous" }

function donor() {
  return { ...PEOPLE, frequency: "once", email: `${crypto.randomUUID()}@example.org` }
}

async function give(fields: Record<string, string>) {
  return browserOf(new Map()).post("/donate", fields)
}

function path(location: unknown) {
  const { pathname, search } = new URL(String(location), "http://localhost:3000")
  return pathname + search
}

test("a gift without JavaScript: form, test checkout, thanks and receipt", async () => {
  const browser = browserOf(new Map())
  const form = await browser.ask("/donate")
  expect(form.status).toBe(200)
  expect(form.text).toContain("Test mode: no money moves")
  expect(form.text).not.toMatch(/name="(amount|covers_fee)"[^>]* checked/)
  const fields = { ...donor(), own_amount: "60", covers_fee: "on", frequency: "monthly" }
  const started = await browser.post("/donate", fields)
  expect(started.status).toBe(303)
  const checkout = path(started.headers.location)
  expect(checkout).toMatch(/^\/donate\/test-checkout\?gift=/)
  const thanks = checkout.replace("test-checkout", "thanks")
  // The link alone makes nothing paid.
  expect((await browser.ask(thanks)).text).toContain("Not paid yet")
  expect((await browser.ask(checkout)).text).toContain("Test mode, no money moves")
  const declined = await browser.post(checkout, { choice: "decline" })
  expect([declined.status, path(declined.headers.location)]).toEqual([303, thanks])
  expect((await browser.ask(thanks)).text).toContain("That didn’t work")
  expect((await browser.post(checkout, { choice: "pay" })).status).toBe(303)
  const { text } = await browser.ask(thanks)
  expect(text).toContain("Receipt No. 1")
  expect(text).toContain("$62.10")
  expect(text).not.toContain(fields.email)
  expect(path((await browser.ask(checkout)).headers.location)).toBe(thanks)
  const [receipt] = await sql<{ id: string; code: string; amount_cents: number }>(
    "select id, code, amount_cents from public.receipts where donor_email = $1",
    [fields.email],
  )
  expect(receipt).toMatchObject({ amount_cents: 6210 })
  const pdf = await browser.ask(`/donate/receipts/${receipt!.id}.pdf`)
  expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"])
  expect((await browser.ask(`/donate/receipts/${crypto.randomUUID()}.pdf`)).status).toBe(404)
  const typed = receipt!.code.toLowerCase().replace("-", " ")
  const answer = await browser.ask(`/verify?code=${encodeURIComponent(typed)}`)
  expect(answer.text).toContain("This receipt is a test")
  expect(answer.text).not.toContain(fields.name)
  expect(answer.text).not.toContain("replaced it")

  // The newest receipt is about what is left.
  await sql(
    `select private.apply_payment_event('evt_part', 'refunded', now(), false, donation_id, amount_cents => 1210, currency => 'usd')
     from public.receipts where id = $1`,
    [receipt!.id],
  )
  const slip = (await browser.ask(thanks)).text
  for (const part of ["Receipt No. 2", "Returned to you", "−$12.10", "$50"]) expect(slip).toContain(part)
  const earlier = await browser.ask(`/verify?code=${encodeURIComponent(typed)}`)
  expect(earlier.text).toContain("Receipt No. 2 replaced it.")
})

test("a gift starts later, ends on a date and honors someone, without JavaScript", async () => {
  const browser = browserOf(new Map())
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const tribute = { tribute_kind: "honor", tribute_name: "Ruth Ellery", tribute_email: "ruth@example.org" }
  const fields = { ...donor(), own_amount: "30", frequency: "monthly", ...tribute }
  const refused = await browser.post("/donate", { ...fields, starts_on: day(1) })
  expect([refused.status, refused.text.includes("at least three days away")]).toEqual([422, true])
  const chosen = { starts_on: day(40), ends_on: day(400), card_on: day(20) }
  const checkout = path((await browser.post("/donate", { ...fields, ...chosen })).headers.location)
  expect((await browser.ask(checkout)).text).toContain("Save the card")
  const thanks = path((await browser.post(checkout, { choice: "pay" })).headers.location)
  const { text } = await browser.ask(thanks)
  expect(text).toContain("nothing was charged today")
  expect(text).toContain("We’ll email the card for your tribute on")
  expect(path((await browser.ask(checkout)).headers.location)).toBe(thanks)
  await sql("update public.donations set paid_at = now() where donor_email = $1", [fields.email])
  await sql("select private.issue_receipt(d) from public.donations d where d.donor_email = $1", [
    fields.email,
  ])
  const [issued] = await sql<{ id: string }>("select id from public.receipts where donor_email = $1", [
    fields.email,
  ])
  const file = `/donate/receipts/${issued!.id}.pdf`
  const letter = await browser.ask(`${file}?letter`)
  expect([letter.status, letter.headers["content-type"]]).toEqual([200, "application/pdf"])
  expect(letter.headers["content-disposition"]).toContain("tribute-letter")
  await sql("update public.donations set tribute_name = null where donor_email = $1", [fields.email])
  expect((await browser.ask(`${file}?letter`)).status).toBe(404)
})

test("a bank debit waits for the bank, without JavaScript", async () => {
  const browser = browserOf(new Map())
  const form = (await browser.ask("/donate")).text
  expect(form).toContain("card 2.9% and 30¢; bank account 0.8%, at most $5")
  const fields = { ...donor(), own_amount: "41", method: "bank", covers_fee: "on" }
  const checkout = path((await browser.post("/donate", fields)).headers.location)
  const page = (await browser.ask(checkout)).text
  expect(page).toContain("Pay $41.33 from the account")
  expect(page).not.toContain('value="pay"')
  await browser.post(checkout, { choice: "decline" })
  const thanks = path((await browser.post(checkout, { choice: "debit" })).headers.location)
  expect((await browser.ask(thanks)).text).toContain("Bank fee, covered by you")
  expect((await browser.ask(thanks)).text).toContain("Your bank is still moving the money")
  expect((await browser.ask(checkout)).text).toContain("The bank pays")
  await browser.post(checkout, { choice: "settle" })
  expect((await browser.ask(thanks)).text).toContain("Your gift is here")
})

test("odd input is refused with 422 and what was typed", async () => {
  const ODD: Record<string, string>[] = [
    ...["0", "-5", "0.001", "1e12", "5,00", "５", "NaN", "25000.01", ""].map(own_amount => ({ own_amount })),
    ...[
      { method: "cash" },
      { frequency: "weekly" },
      { email: "ruth@ellery" },
      { name: "" },
      { visibility: "everyone" },
    ],
    ...[{ tribute_kind: "memory" }, { website: "https://example.org" }, { amount: "60", own_amount: "61" }],
  ]
  for (const odd of ODD) {
    const { status, text } = await give({ ...donor(), own_amount: "40", ...odd })
    expect([odd, status]).toEqual([odd, 422])
    expect(text).toContain(odd.name === "" ? "40" : "Ana Reyes")
  }
  // The amount is computed here, whatever else the form says.
  const fields = { ...donor(), own_amount: "40", gift_cents: "1", fee_cents: "0", currency: "eur" }
  expect((await give({ ...fields, name: '=HYPERLINK("x")' })).status).toBe(303)
  const [row] = await sql("select total_cents, currency from public.donations where donor_email = $1", [
    fields.email,
  ])
  expect(row).toEqual({ total_cents: 4000, currency: "usd" })
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})

test("while stolen cards are tested, only the link in the email opens the checkout", async () => {
  await sql(
    `insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency)
     select 'Ruth', 'attack' || n || '@example.org', 'anonymous', 100, 'once' from generate_series(1, 100) n`,
  )
  const browser = browserOf(new Map())
  const fields = { ...donor(), own_amount: "25" }
  const refused = await browser.post("/donate", fields)
  expect([refused.status, refused.headers.location]).toEqual([409, undefined])
  expect(refused.text).toContain("Follow the link we sent you to pay")
  expect(refused.text).toContain(fields.email)
  const [sent] = await sql<{ gift: string }>(
    "select params ->> 'id' as gift from private.email_outbox where message = 'gift-confirm' and to_address = $1",
    [fields.email],
  )
  const thanks = `/donate/thanks?gift=${sent!.gift}`
  expect((await browser.ask(thanks)).text).toContain("Continue to payment")
  const opened = await browser.post(thanks, {})
  expect([opened.status, path(opened.headers.location)]).toEqual([
    303,
    thanks.replace("thanks", "test-checkout"),
  ])
  const again = await browser.post(thanks, {})
  expect([again.status, path(again.headers.location)]).toEqual([303, thanks])
  await sql("update private.card_attacks set last_at = now() - interval '61 minutes'")
  await sql("delete from public.donations where donor_email like 'attack%'")
})

test("someone who tries card after card is stopped with 429", async () => {
  const statuses: number[] = []
  const fields = donor()
  for (let cents = 10; cents < 60; cents++)
    statuses.push((await give({ ...fields, own_amount: `1.${cents}` })).status)
  expect(statuses.slice(0, 8)).toEqual(Array(8).fill(303))
  expect(statuses.slice(20)).toEqual(Array(30).fill(429))
})

test("unknown gifts have no pages", async () => {
  for (const page of ["thanks", "test-checkout"])
    for (const gift of ["", "x", crypto.randomUUID()])
      expect((await browserOf(new Map()).ask(`/donate/${page}?gift=${gift}`)).status).toBe(404)
})

test("the donor wall leads through all names by links, and says so when a page is gone", async () => {
  await sql(
    `insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, checkout_id, paid_at)
     select 'Walled ' || chr(65 + n / 26) || chr(65 + n % 26), 'wall@example.org', 'full-name', 2500, 'once', false,
       'cs_wall_' || n, now() - n * interval '1 minute' from generate_series(0, 249) as n`,
  )
  const seen: string[] = []
  let next: string | undefined = "/donate/wall"
  while (next) {
    const page: { status: number; text: string } = await browserOf(new Map()).ask(next)
    expect([next, page.status]).toEqual([next, 200])
    expect(page.text.includes("Newest names")).toBe(next !== "/donate/wall")
    seen.push(...(page.text.match(/Walled [A-Z]{2}(?=<)/g) ?? []))
    next = /href="(\/donate\/wall\?after=[0-9a-f-]{36})"/.exec(page.text)?.[1]
  }
  expect([seen.length, new Set(seen).size]).toEqual([250, 250])
  for (const after of ["x", "\0", "' or 1=1 --", "00000000-0000-0000-0000-000000000000"]) {
    const { status, text } = await browserOf(new Map()).ask(`/donate/wall?after=${encodeURIComponent(after)}`)
    expect([after, status]).toEqual([after, 200])
    expect([after, text.includes("There are no older names")]).toEqual([after, after.startsWith("0000")])
  }
})
