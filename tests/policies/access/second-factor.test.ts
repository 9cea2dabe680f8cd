import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"
import { withRollback } from "./policy-test-db.ts"
import { registrations, siteFixtures } from "./registrations.ts"
import { PLATFORM_TABLES, readRelations } from "./relations.ts"

const backend = await testBackend()
const db = new pg.Client({ connectionString: backend.databaseUrl })
await db.connect()
afterAll(async () => {
  await db.end()
  await backend.close()
})

interface Member {
  id: string
  /** The client after the password and after the second factor. */
  aal1: FullSupabaseClient
  aal2: FullSupabaseClient
}

const member = await memberWithFactor()

async function memberWithFactor(): Promise<Member> {
  const session = await newSession(backend.sql)
  await addFactor(session.sub)
  return {
    id: session.sub,
    aal1: await backend.member({ ...session, aal: "aal1" }),
    aal2: await backend.member({ ...session, aal: "aal2" }),
  }
}

async function addFactor(userId: string) {
  await backend.sql(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'phone', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
    [userId],
  )
}

async function answerOf(request: PromiseLike<{ status: number; error: { code?: string } | null }>) {
  const { status, error } = await request
  return `${status} ${error?.code}`
}

test("every table refuses each method until the second factor is entered", async () => {
  const relations = await readRelations(db, { ...siteFixtures, platformTables: [] })
  expect(relations.length).toBeGreaterThan(20)
  for (const { name, columns } of relations) {
    const table = member.aal1.from(name.replace("public.", "") as "profiles")
    const column = columns[0]!.name as "id"
    const answers = [
      await answerOf(table.select("*").limit(1)),
      await answerOf(table.insert({} as never)),
      await answerOf(table.update({ [column]: null } as never).not(column, "is", null)),
      await answerOf(table.delete().not(column, "is", null)),
    ]
    expect([name, ...answers]).toEqual([name, ...answers.map(() => "401 insufficient_aal")])
  }
  expect(await answerOf(member.aal2.from("profiles").select("*"))).toBe("200 undefined")
})

test("every function refuses the call until the second factor is entered", async () => {
  const { rows } = await db.query<{ name: string; args: Record<string, null> }>(
    `select p.proname as name, coalesce((select jsonb_object_agg(arg, null) from
       unnest(p.proargnames[1:p.pronargs]) with ordinality as named (arg, position)
       where position <= p.pronargs - p.pronargdefaults), '{}') as args
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
       and has_function_privilege('authenticated', p.oid, 'execute')`,
  )
  expect(rows.length).toBeGreaterThan(40)
  for (const { name, args } of rows) {
    const answer = await answerOf(member.aal1.rpc(name as "my_account", args as never))
    expect(`${name} ${answer}`).toBe(`${name} 401 insufficient_aal`)
  }
  expect(await answerOf(member.aal2.rpc("my_account"))).toBe("200 undefined")
})

test("storage hides and refuses every file until the second factor is entered", async () => {
  const { rows: buckets } = await db.query<{ id: string }>("select id from storage.buckets")
  expect(buckets.map(({ id }) => id)).toContain("avatars")
  const path = `${member.id}/${randomUUID()}.webp`
  const picture = new Blob([Buffer.from("RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0", "latin1")], {
    type: "image/webp",
  })
  expect((await member.aal2.storage.from("avatars").upload(path, picture)).error).toBeNull()
  expect((await member.aal2.storage.from("avatars").list(member.id)).data).toHaveLength(1)
  for (const { id } of buckets) {
    const bucket = member.aal1.storage.from(id)
    expect((await bucket.list(member.id)).data).toEqual([])
    expect((await bucket.download(path)).error).not.toBeNull()
    expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull()
    expect((await bucket.createSignedUploadUrl(`${member.id}/${randomUUID()}.webp`)).error).not.toBeNull()
    expect((await bucket.upload(`${member.id}/${randomUUID()}.webp`, picture)).error).not.toBeNull()
    expect((await bucket.remove([path])).data).toEqual([])
    expect((await bucket.move(path, `${member.id}/${randomUUID()}.webp`)).error).not.toBeNull()
  }
  expect((await member.aal2.storage.from("avatars").download(path)).error).toBeNull()
})

test("tables that are read without the REST API have a restrictive policy for second factors", async () => {
  const published = Object.keys(registrations).filter(name => registrations[name]!.isBroadcast)
  const { rows } = await db.query<{ relation: string }>(
    `with policy as (select polrelid, polpermissive, polcmd, polroles, pg_get_expr(polqual, polrelid) as using_text,
       pg_get_expr(polwithcheck, polrelid) as check_text from pg_policy)
     select distinct p.polrelid::regclass::text as relation from policy p
     where p.polpermissive and 'authenticated'::regrole = any (p.polroles)
       and concat(p.using_text, p.check_text) ~ 'auth\\.(uid|jwt|email)\\('
       and p.polrelid = any ($1::regclass[])
       and not exists (select from policy r where r.polrelid = p.polrelid and not r.polpermissive and r.polcmd = '*'
         and r.using_text ~ 'is_session_complete\\(' and r.check_text ~ 'is_session_complete\\(')`,
    [[...PLATFORM_TABLES, ...published]],
  )
  expect(rows).toEqual([])
})

test("realtime sends and accepts no private message until the second factor is entered", async () => {
  await backend.sql(`create policy "members use their own topic" on realtime.messages for all to authenticated
      using ((select realtime.topic()) = (select auth.uid())::text)
      with check ((select realtime.topic()) = (select auth.uid())::text);
    create policy "members enter the second factor first" on realtime.messages as restrictive for all to authenticated
      using ((select private.is_session_complete())) with check ((select private.is_session_complete()))`)
  await expect(broadcast(member.aal1)).rejects.toThrow("Unauthorized")
  expect(await broadcast(member.aal2)).toEqual({ success: true })
})

async function broadcast(client: FullSupabaseClient) {
  await client.realtime.setAuth()
  return client.channel(member.id, { config: { private: true } }).httpSend("hello", {})
}

test("a session loses access as soon as a factor is enrolled in another one", async () => {
  const session = await newSession(backend.sql)
  const other = await backend.member({ ...session, aal: "aal1" })
  expect(await answerOf(other.rpc("my_account"))).toBe("200 undefined")
  await addFactor(session.sub)
  expect(await answerOf(other.rpc("my_account"))).toBe("401 insufficient_aal")
})

test("the migration names the check to PostgREST where its login may", async () => {
  const file = "supabase/migrations/20261116101900_second_factors.sql"
  const [statement] = /^do \$\$(?:(?!^end).)*pgrst.*?^end \$\$;/ms.exec(readFileSync(file, "utf8"))!
  const { rows } = await withRollback(db, async () => {
    await db.query(statement)
    return db.query("select rolconfig from pg_roles where rolname = 'authenticator'")
  })
  expect(rows[0].rolconfig).toContain("pgrst.db_pre_request=private.check_request")
})
