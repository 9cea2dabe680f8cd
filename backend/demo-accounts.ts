import { randomBytes } from "node:crypto"
import type pg from "pg"
import { hashPassword } from "./auth/passwords/password-hash.ts"
import { createUser } from "./auth/users/users.ts"

interface DemoAccount {
  /** Role shown next to the account. */
  label: string
  email: string
  name: string
  role?: string
  /** Only for learners under 18. */
  age?: number
}

const CHAPTER = "00000000-0000-4000-8000-000000000001"

/** Accounts for trying out the site, one per role. They exist only in the embedded database. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { label: "member", email: "member@openairway.example", name: "Maya" },
  { label: "learner of 16", email: "learner@openairway.example", name: "Leo", age: 16 },
  { label: "guardian", email: "guardian@openairway.example", name: "Grace" },
  { label: "editor", email: "editor@openairway.example", name: "Edda", role: "editor" },
  { label: "instructor", email: "instructor@openairway.example", name: "Ines", role: "instructor" },
  { label: "event desk", email: "events@openairway.example", name: "Evan", role: "events" },
  { label: "finance", email: "finance@openairway.example", name: "Fay", role: "finance" },
  { label: "outreach", email: "outreach@openairway.example", name: "Omar", role: "outreach" },
  { label: "chapter lead", email: "chapter@openairway.example", name: "Chen", role: "chapter_lead" },
  { label: "administrator", email: "admin@openairway.example", name: "Ada", role: "admin" },
  { label: "auditor", email: "auditor@openairway.example", name: "Ari", role: "auditor" },
]

type Passwords = Record<string, string>

interface Site {
  admin: pg.Pool
  passwordCost: number
}

/** Creates missing demo accounts and returns one line per account for the startup output. */
export async function ensureDemoAccounts({ admin, passwordCost }: Site): Promise<string[]> {
  const existing = await demoPasswords(admin)
  const unlocked = await admin.query<{ email: string }>(
    "update auth.users set banned_until = null where banned_until = 'infinity' and email = any ($1) returning email",
    [Object.keys(existing)],
  )
  for (const account of DEMO_ACCOUNTS) {
    const isUnlocked = unlocked.rows.some(({ email }) => email === account.email)
    if (isUnlocked && account.role) await grantRole(admin, account)
  }
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !(email in existing))
  const created = missing.length > 0 ? await createAccounts(admin, passwordCost, missing, existing) : {}
  const passwords = { ...existing, ...created }
  return DEMO_ACCOUNTS.map(({ label, email }) => `${email}  ${passwords[email]}  (${label})`)
}

/** The password of each demo account, by its email address. */
export async function demoPasswords(admin: pg.Pool): Promise<Passwords> {
  const { rows } = await admin.query<{ value: Passwords }>(
    "select value from backend.keys where name = 'demo'",
  )
  return rows[0]?.value ?? {}
}

/**
 * Ends the demo accounts of a site that was tried out before it was published, and takes their roles: otherwise the site
 * would seem to have an administrator.
 */
export async function lockDemoAccounts(admin: pg.Pool) {
  const emails = Object.keys(await demoPasswords(admin))
  if (emails.length === 0) return
  await admin.query(
    `update auth.users set banned_until = 'infinity'
     where banned_until is distinct from 'infinity' and email = any ($1)`,
    [emails],
  )
  await admin.query(
    "delete from public.user_roles r using auth.users u where u.id = r.user_id and u.email = any ($1)",
    [emails],
  )
}

/**
 * Each installation generates its own passwords, so that none is publicly known. They are saved in the transaction
 * that creates the accounts: after a kill either both exist or neither.
 */
async function createAccounts(
  admin: pg.Pool,
  passwordCost: number,
  accounts: DemoAccount[],
  existing: Passwords,
): Promise<Passwords> {
  const created: Passwords = {}
  const hashes = new Map<string, string>()
  for (const { email } of accounts) {
    created[email] = randomBytes(12).toString("base64url")
    hashes.set(email, await hashPassword(created[email], passwordCost))
  }
  const client = await admin.connect()
  try {
    await client.query("begin")
    for (const account of accounts) {
      await createAccount(client, account, hashes.get(account.email)!)
      if (account.role) await grantRole(client, account)
    }
    await linkGuardian(client)
    await savePasswords(client, { ...existing, ...created })
    await client.query("commit")
    client.release()
  } catch (error) {
    // Closing the connection rolls back the transaction.
    client.release(true)
    throw error
  }
  return created
}

function savePasswords(client: pg.ClientBase, passwords: Passwords) {
  return client.query(
    `insert into backend.keys (name, value) values ('demo', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(passwords)],
  )
}

async function createAccount(client: pg.ClientBase, { age, email, name }: DemoAccount, passwordHash: string) {
  const born = new Date()
  born.setFullYear(born.getFullYear() - (age ?? 0))
  const ageMetadata = age ? { birth_month: born.toISOString().slice(0, 7) } : { is_adult: "true" }
  const userMetadata = { ...ageMetadata, display_name: name, terms: "1", privacy: "1" }
  const user = await createUser(client, { email, passwordHash, isConfirmed: true, userMetadata })
  // Left by an earlier version that was killed before it saved the password.
  if (!user) {
    await client.query("update auth.users set encrypted_password = $2 where email = $1", [
      email,
      passwordHash,
    ])
  }
}

function grantRole(client: Pick<pg.ClientBase, "query">, { email, role }: DemoAccount) {
  return client.query(
    `insert into public.user_roles (user_id, role, chapter_id, granted_by)
     select id, $2::text::public.app_role, case when $2::text = 'chapter_lead' then $3::uuid end, null
     from auth.users where email = $1 on conflict do nothing`,
    [email, role, CHAPTER],
  )
}

// The guardian has agreed to the course and the certificate but not to photos.
function linkGuardian(client: pg.ClientBase) {
  return client.query(
    `with link as (
       insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
       select g.id, l.id, 'parent', now(), now() from auth.users g, auth.users l
       where g.email = 'guardian@openairway.example' and l.email = 'learner@openairway.example'
         and not exists (select from public.guardianships k where k.guardian_id = g.id and k.learner_id = l.id)
       returning guardian_id, learner_id
     )
     insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
     select learner_id, guardian_id, kind, 1, kind <> 'consent-photos', 'Grace Demo'
     from link, unnest(array['consent-course', 'consent-certificate', 'consent-events', 'consent-photos']) as kind`,
  )
}
