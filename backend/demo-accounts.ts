import { randomBytes } from "node:crypto"
import type pg from "pg"
import type { Keys } from "./keys.ts"

interface Person {
  /** What they are here to show, in words. */
  part: string
  email: string
  name: string
  role?: string
  /** Learners under 18 say when they were born. */
  age?: number
}

const CHAPTER = "00000000-0000-4000-8000-000000000001"

/** People to try the site as, one for each part. They exist in a database of our own making and nowhere else. */
const PEOPLE: Person[] = [
  { part: "member", email: "member@openairway.example", name: "Maya" },
  { part: "learner of 16", email: "learner@openairway.example", name: "Leo", age: 16 },
  { part: "guardian", email: "guardian@openairway.example", name: "Grace" },
  { part: "editor", email: "editor@openairway.example", name: "Edda", role: "editor" },
  { part: "instructor", email: "instructor@openairway.example", name: "Ines", role: "instructor" },
  { part: "event desk", email: "events@openairway.example", name: "Evan", role: "events" },
  { part: "finance", email: "finance@openairway.example", name: "Fay", role: "finance" },
  { part: "outreach", email: "outreach@openairway.example", name: "Omar", role: "outreach" },
  { part: "chapter lead", email: "chapter@openairway.example", name: "Chen", role: "chapter_lead" },
  { part: "administrator", email: "admin@openairway.example", name: "Ada", role: "admin" },
  { part: "auditor", email: "auditor@openairway.example", name: "Ari", role: "auditor" },
]

type Passwords = Record<string, string>

interface Site {
  admin: pg.Pool
  keys: Keys
  siteUrl: string
  fetch(request: Request): Promise<Response>
}

/** Lines that say who can sign in; the accounts are made when the database does not have them yet. */
export async function demoSignIns(site: Site): Promise<string[]> {
  const { rows } = await site.admin.query<{ value: Passwords }>(
    "select value from backend.keys where name = 'demo'",
  )
  const known = rows[0]?.value ?? {}
  const missing = PEOPLE.filter(({ email }) => !(email in known))
  const passwords = missing.length > 0 ? { ...known, ...(await makePeople(site, missing)) } : known
  if (missing.length > 0) {
    await linkGuardian(site.admin)
    await keep(site.admin, passwords)
  }
  return PEOPLE.map(({ part, email }) => `${email}  ${passwords[email]}  (${part})`)
}

// Each installation makes its own passwords, so that none is known to the world.
async function makePeople(site: Site, people: Person[]): Promise<Passwords> {
  const made: Passwords = {}
  for (const person of people) {
    made[person.email] = randomBytes(12).toString("base64url")
    await makeAccount(site, person, made[person.email]!)
    if (person.role) await giveRole(site.admin, person)
  }
  return made
}

function keep(admin: pg.Pool, passwords: Passwords) {
  return admin.query(
    `insert into backend.keys (name, value) values ('demo', $1)
     on conflict (name) do update set value = excluded.value`,
    [JSON.stringify(passwords)],
  )
}

async function makeAccount({ keys, siteUrl, fetch }: Site, { age, email, name }: Person, password: string) {
  const born = new Date()
  born.setFullYear(born.getFullYear() - (age ?? 0))
  const said = age ? { birth_month: born.toISOString().slice(0, 7) } : { is_adult: "true" }
  const response = await fetch(
    new Request(`${siteUrl}/auth/v1/admin/users`, {
      method: "POST",
      headers: { apikey: keys.secretKey, "content-type": "application/json" },
      body: JSON.stringify({
        email,
        password,
        email_confirm: true,
        user_metadata: { ...said, display_name: name, terms: "1", privacy: "1" },
      }),
    }),
  )
  // An account that is there already keeps the password its owner gave it.
  if (!response.ok && response.status !== 422) {
    throw new Error(`The demo account ${email} could not be made: ${await response.text()}`)
  }
}

function giveRole(admin: pg.Pool, { email, role }: Person) {
  return admin.query(
    `insert into public.user_roles (user_id, role, chapter_id, granted_by)
     select id, $2::text::public.app_role, case when $2::text = 'chapter_lead' then $3::uuid end, null
     from auth.users where email = $1 on conflict do nothing`,
    [email, role, CHAPTER],
  )
}

// The guardian looks after the learner, and has agreed to the course and the certificate but not to photos.
function linkGuardian(admin: pg.Pool) {
  return admin.query(
    `with link as (
       insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
       select g.id, l.id, 'parent', now(), now() from auth.users g, auth.users l
       where g.email = 'guardian@openairway.example' and l.email = 'learner@openairway.example'
         and not exists (select from public.guardianships k where k.guardian_id = g.id and k.learner_id = l.id)
       returning guardian_id, learner_id
     )
     insert into public.consents (learner_id, guardian_id, kind, version, is_given, name_shown, signed_name)
     select learner_id, guardian_id, kind, 1, kind <> 'consent-photos',
       case kind when 'consent-certificate' then 'initials' end, 'Grace Demo'
     from link, unnest(array['consent-course', 'consent-certificate', 'consent-photos']) as kind`,
  )
}
