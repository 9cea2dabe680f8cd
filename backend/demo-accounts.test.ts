import { createClient } from "@supabase/supabase-js"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { ensureDemoAccounts, lockDemoAccounts } from "./demo-accounts.ts"
import { seedDemo } from "./postgres/setup/seed.ts"

const backend = await testBackend({ demo: true })
afterAll(backend.close)

const parts = () => backend.backend.signIns.map(line => line.split("  ") as [string, string, string])

test("there is an account for each role, and each can sign in with the printed password", async () => {
  const roles = await backend.sql("select distinct role::text from public.user_roles order by role")
  const known = await backend.sql(
    "select unnest(enum_range(null::public.app_role))::text as role order by role",
  )
  expect(roles).toEqual(known)
  const [email, password] = parts().at(-1)!
  const { auth } = createClient("http://localhost:3000", backend.backend.publishableKey, {
    auth: { persistSession: false },
    global: { fetch: (input, init) => backend.backend.fetch(new Request(input, init)) },
  })
  const { data } = await auth.signInWithPassword({ email, password })
  expect(data.user?.email).toBe(email)
})

test("only the learner is a minor", async () => {
  const minors = await backend.sql(
    "select email from public.profiles join auth.users using (id) where adult_on > current_date",
  )
  expect(minors).toEqual([{ email: "learner@openairway.example" }])
})

test("the guardian is linked to the learner and has agreed to the course", async () => {
  const rows = await backend.sql(
    `select g.email as guardian, l.email as learner, private.has_consent(l.id, 'consent-course') as course,
       private.has_consent(l.id, 'consent-photos') as photos
     from public.guardianships k join auth.users g on g.id = k.guardian_id join auth.users l on l.id = k.learner_id`,
  )
  expect(rows).toEqual([
    {
      guardian: "guardian@openairway.example",
      learner: "learner@openairway.example",
      course: true,
      photos: false,
    },
  ])
})

test("every installation has its own passwords", () => {
  const passwords = parts().map(([, password]) => password)
  expect(new Set(passwords).size).toBe(passwords.length)
  for (const password of passwords) expect(password).toMatch(/^[\w-]{16}$/)
})

test("the accounts are locked when the site is started without demo content", async () => {
  const [email, password] = parts()[0]!
  const { auth } = backend.visitor
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  const pool = new pg.Pool({ connectionString: backend.databaseUrl, max: 1 })
  await lockDemoAccounts(pool)
  await pool.end()
  expect((await auth.signInWithPassword({ email, password })).error?.code).toBe("user_banned")
  expect((await auth.refreshSession()).error).not.toBeNull()
})

test("a start that fails halfway leaves no account without its saved password", async () => {
  const site = await testBackend()
  const admin = new pg.Pool({ connectionString: site.databaseUrl, max: 1 })
  await seedDemo({ admin })
  await site.sql(`create function public.fail() returns trigger language plpgsql as $$
    begin raise 'killed here'; end $$;
    create trigger fail before insert on public.user_roles for each row when (new.role = 'finance')
    execute function public.fail()`)
  await expect(ensureDemoAccounts({ admin, passwordCost: 10 })).rejects.toThrow("killed here")
  expect(await site.sql("select email from auth.users where email like '%@openairway.example'")).toEqual([])

  await site.sql("drop trigger fail on public.user_roles")
  for (const line of await ensureDemoAccounts({ admin, passwordCost: 10 })) {
    const [email = "", password = ""] = line.split("  ")
    expect((await site.visitor.auth.signInWithPassword({ email, password })).error).toBeNull()
  }
  await admin.end()
  await site.close()
})
