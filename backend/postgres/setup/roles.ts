import pg from "pg"
import type { ServerFacts } from "./external-server.ts"

type Attribute = "login" | "noinherit" | "createrole" | "createdb" | "bypassrls"

// The roles of a hosted project. Roles are shared by the whole server, so another database may have created
// them.
const ROLES: Record<string, Attribute[]> = {
  anon: ["noinherit"],
  authenticated: ["noinherit"],
  service_role: ["noinherit", "bypassrls"],
  authenticator: ["login", "noinherit"],
  postgres: ["createdb", "createrole", "bypassrls"],
  supabase_auth_admin: ["noinherit", "createrole"],
  supabase_storage_admin: ["noinherit", "createrole"],
  supabase_realtime_admin: ["noinherit"],
  dashboard_user: ["createdb", "createrole"],
}

const SETTINGS: Record<string, string[]> = {
  authenticator: ["search_path = public, extensions", "idle_in_transaction_session_timeout = '30s'"],
  postgres: [`search_path = "$user", public, extensions`],
}

const RLS_ROLES = ["anon", "authenticated", "authenticator"]

/**
 * Creates missing roles and returns the owner of what migrations create: `postgres` as on hosted, or the
 * login itself if `postgres` belongs to someone else.
 */
export async function ensureRoles(client: pg.Client, facts: ServerFacts): Promise<string> {
  const owner = facts.canBecomePostgres ? "postgres" : facts.user
  const wanted = Object.keys(ROLES).filter(name => name !== "postgres" || owner === name)
  const existing = await existingRoles(client, wanted)
  for (const name of wanted) if (!existing.has(name)) await createRole(client, name, facts)
  if (facts.isSuperuser) await client.query(SUPERUSER_SETUP)
  await rejectRlsBypass(client)
  if (!facts.isSuperuser) {
    await grantRoles(client, wanted, facts)
    // Without BYPASSRLS, only the owner of the auth tables can read them.
    if (!facts.bypassesRls) await grant(client, "supabase_auth_admin", owner, facts)
  }
  await grantDatabaseAccess(client, owner)
  return owner
}

/** The role that owns what migrations create, in a database that is set up. */
export async function ownerRole(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    "select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'public'",
  )
  return rows[0]!.owner
}

// A database cloned from a template has its schemas but not its database grants.
async function grantDatabaseAccess(client: pg.Client, owner: string) {
  const { rows } = await client.query<{ name: string }>(
    `select current_database()::text as name where not (has_database_privilege($1, current_database(), 'create')
      and has_database_privilege('dashboard_user', current_database(), 'create'))`,
    [owner],
  )
  for (const { name } of rows) {
    const [database, to] = [pg.escapeIdentifier(name), pg.escapeIdentifier(owner)]
    await client.query(`grant create, connect, temporary on database ${database} to ${to}, dashboard_user`)
  }
}

// A login without BYPASSRLS may have created service_role before.
const SUPERUSER_SETUP = `do $$ begin
    if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
      alter role service_role bypassrls;
    end if;
    if not exists (select from pg_roles where rolname = 'supabase_admin') then
      create role supabase_admin nologin superuser createdb createrole replication bypassrls;
    end if;
  end $$`

async function existingRoles(client: pg.Client, names: string[]) {
  const { rows } = await client.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any ($1)",
    [names],
  )
  return new Set(rows.map(({ name }) => name))
}

async function createRole(client: pg.Client, name: string, facts: ServerFacts) {
  if (!facts.canCreateRoles) {
    throw new Error(
      `DATABASE_URL logs in as ${facts.user}, who may not create the role ${name}: ` +
        `have a superuser run "alter role ${pg.escapeIdentifier(facts.user)} createrole".`,
    )
  }
  const granted = ROLES[name]!.filter(attribute => canGrant(attribute, facts))
  await client.query(`create role ${name} ${granted.join(" ")}`)
  for (const setting of SETTINGS[name] ?? []) await client.query(`alter role ${name} set ${setting}`)
}

// A role cannot grant what it lacks; before PostgreSQL 16 only superusers can grant BYPASSRLS.
function canGrant(
  attribute: Attribute,
  { isSuperuser, number, bypassesRls, canCreateDatabases }: ServerFacts,
) {
  if (isSuperuser) return true
  if (attribute === "bypassrls") return bypassesRls && number >= 160_000
  return attribute !== "createdb" || canCreateDatabases
}

async function rejectRlsBypass(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any ($1) and (rolsuper or rolbypassrls)",
    [RLS_ROLES],
  )
  const [bypassing] = rows
  if (!bypassing) return
  throw new Error(
    `On this server the role ${bypassing.name} bypasses row level security, so visitors would see everything: ` +
      `have a superuser run "alter role ${bypassing.name} nosuperuser nobypassrls".`,
  )
}

// The login works in the tables of every role, so it needs the rights of all of them.
async function grantRoles(client: pg.Client, names: string[], facts: ServerFacts) {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where not pg_has_role(session_user, name::name, 'usage')
       or not pg_has_role(session_user, name::name, ${facts.number >= 160_000 ? "'set'" : "'member'"})`,
    [names],
  )
  for (const { name } of rows) await grant(client, name, facts.user, facts)
}

async function grant(client: pg.Client, role: string, to: string, { user, number }: ServerFacts) {
  const member = pg.escapeIdentifier(to)
  try {
    await client.query(`grant ${role} to ${member} ${number >= 160_000 ? "with inherit true, set true" : ""}`)
  } catch (error) {
    if ((error as pg.DatabaseError).code !== "42501") throw error
    throw new Error(
      `On this server the role ${role} was not created by ${user}: ` +
        `have its owner or a superuser run "grant ${role} to ${pg.escapeIdentifier(user)} with admin option".`,
    )
  }
}
