import { afterAll, expect, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
await (await openBackend({ dataDir: ".cache", databaseUrl: database.url })).close()
afterAll(database.drop)

test("the roles match those of a hosted project", async () => {
  const wanted = {
    anon: "noinherit",
    authenticated: "noinherit",
    authenticator: "login noinherit",
    dashboard_user: "",
    postgres: "bypassrls",
    service_role: "bypassrls noinherit",
    supabase_admin: "login superuser bypassrls",
    supabase_auth_admin: "noinherit",
    supabase_realtime_admin: "noinherit",
    supabase_storage_admin: "noinherit",
  }
  const rows = await database.sql(
    `select rolname as name, concat_ws(' ', case when rolcanlogin then 'login' end,
      case when rolsuper then 'superuser' end, case when rolbypassrls then 'bypassrls' end,
      case when not rolinherit then 'noinherit' end) as attributes
    from pg_roles where rolname = any ($1)`,
    [Object.keys(wanted)],
  )
  expect(Object.fromEntries(rows.map(({ name, attributes }) => [name, attributes]))).toEqual(wanted)
})

test("a new table in public has RLS and no grants", async () => {
  await database.sql("begin; set local role postgres; create table public.fresh as select 1 as id; commit")
  const [table] = await database.sql("select relrowsecurity, relacl from pg_class where relname = 'fresh'")
  expect(table).toEqual({ relrowsecurity: true, relacl: null })
})

test("postgres, which runs migrations, can reference users and add triggers but not read the keys", async () => {
  await database.sql(`begin; set local role postgres;
    create table public.pets (id uuid primary key references auth.users on delete cascade);
    create function public.make_pet() returns trigger language plpgsql security definer set search_path = ''
      as $$ begin insert into public.pets values (new.id); return new; end $$;
    create trigger make_pet after insert on auth.users for each row execute function public.make_pet();
    insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.org');
    commit`)
  expect(await database.sql("select count(*)::int as n from public.pets")).toEqual([{ n: 1 }])
  const reading = database.sql("begin; set local role postgres; select * from backend.keys")
  await expect(reading).rejects.toThrow("permission denied for schema backend")
})

test("auth.uid, auth.role, auth.email and auth.jwt return the claims of the request", async () => {
  const claims = {
    sub: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    role: "authenticated",
    email: "a@example.org",
  }
  const [row] = await database.sql(
    `with set as materialized (select set_config('request.jwt.claims', $1, true))
      select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt from set`,
    [JSON.stringify(claims)],
  )
  expect(row).toEqual({ uid: claims.sub, role: claims.role, email: claims.email, jwt: claims })
  const [nobody] = await database.sql("select auth.uid() as uid, auth.jwt() as jwt")
  expect(nobody).toEqual({ uid: null, jwt: null })
})

test("the columns of auth.users match a hosted project's, in order", async () => {
  const rows = await database.sql(`select string_agg(column_name, ' ' order by ordinal_position) as names
    from information_schema.columns where table_schema = 'auth' and table_name = 'users'`)
  expect(rows[0]!.names).toBe(
    "instance_id id aud role email encrypted_password email_confirmed_at invited_at confirmation_token " +
      "confirmation_sent_at recovery_token recovery_sent_at email_change_token_new email_change " +
      "email_change_sent_at last_sign_in_at raw_app_meta_data raw_user_meta_data is_super_admin created_at " +
      "updated_at phone phone_confirmed_at phone_change phone_change_token phone_change_sent_at confirmed_at " +
      "email_change_token_current email_change_confirm_status banned_until reauthentication_token " +
      "reauthentication_sent_at is_sso_user deleted_at is_anonymous",
  )
})

test("the extensions available to migrations exist", async () => {
  for (const name of ["citext", "unaccent", "btree_gist"]) {
    await database.sql(`begin; set local role postgres; create extension ${name} schema extensions; commit`)
  }
  const rows = await database.sql(
    "select extname from pg_extension where extnamespace = 'extensions'::regnamespace order by 1",
  )
  const names = rows.map(row => row.extname)
  expect(names).toEqual(["btree_gist", "citext", "pgcrypto", "unaccent", "uuid-ossp"])
})
