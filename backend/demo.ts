import { randomBytes } from "node:crypto"
import type pg from "pg"
import type { Keys } from "./keys.ts"

/** People to try the site as. Each installation makes its own passwords, so that none is known to the world. */
const PEOPLE = [{ role: "member", email: "member@openairway.example" }]

interface Site {
  admin: pg.Pool
  keys: Keys
  siteUrl: string
  fetch(request: Request): Promise<Response>
}

/** Lines that say who can sign in; the accounts are made when the database does not have them yet. */
export async function demoSignIns(site: Site): Promise<string[]> {
  const { rows } = await site.admin.query<{ value: Record<string, string> }>(
    "select value from backend.keys where name = 'demo'",
  )
  const passwords = rows[0]?.value ?? (await makePeople(site))
  return PEOPLE.map(({ role, email }) => `${email}  ${passwords[email]}  (${role})`)
}

async function makePeople(site: Site) {
  const passwords = Object.fromEntries(
    PEOPLE.map(({ email }) => [email, randomBytes(12).toString("base64url")]),
  )
  for (const [email, password] of Object.entries(passwords)) await makeAccount(site, email, password)
  const insert = "insert into backend.keys (name, value) values ('demo', $1)"
  await site.admin.query(insert, [JSON.stringify(passwords)])
  return passwords
}

async function makeAccount({ keys, siteUrl, fetch }: Site, email: string, password: string) {
  const response = await fetch(
    new Request(`${siteUrl}/auth/v1/admin/users`, {
      method: "POST",
      headers: { apikey: keys.secretKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password, email_confirm: true }),
    }),
  )
  // An account that is there already keeps the password its owner gave it.
  if (!response.ok && response.status !== 422) {
    throw new Error(`The demo account ${email} could not be made: ${await response.text()}`)
  }
}
