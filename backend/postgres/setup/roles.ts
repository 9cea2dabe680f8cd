import pg from "pg"
import type { ServerFacts } from "./external-server.ts"

type Attribute = "login" | "noinherit" | "createrole" | "createdb" | "bypassrls"

// The roles of a hosted project. They belong to the whole server, so another database may have made them already.
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

const BOUND_BY_POLICIES = ["anon", "authenticated", "authenticator"]

/**
 * Makes the roles that are missing and answers the one that owns what migrations make: `postgres` as on hosted, or
 * the login itself where `postgres` is somebody else.
 */
export async function ensureRoles(client: pg.Client, facts: ServerFacts): Promise<string> {
  const owner = facts.mayBecomePostgres ? "postgres" : facts.user
  const wanted = Object.keys(ROLES).filter(name => name !== "postgres" || owner === name)
  const known = await rolesAmong(client, wanted)
  for (const name of wanted) if (!known.has(name)) await makeRole(client, name, facts)
  if (facts.isSuperuser) await client.query(SUPERUSERS_WORK)
  await refuseUnboundVisitors(client)
  if (!facts.isSuperuser) {
    await joinRoles(client, wanted, facts)
    // Without the right to skip policies, only the owner of the accounts sees them.
    if (!facts.skipsPolicies) await grant(client, "supabase_auth_admin", owner, facts)
  }
  await openDatabase(client, owner)
  return owner
}

/** The role that owns what migrations make, in a database that is set up. */
export async function ownerRole(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ owner: string }>(
    "select pg_get_userbyid(nspowner) as owner from pg_namespace where nspname = 'public'",
  )
  return rows[0]!.owner
}

// A database cloned from a template brings its schemas but not its own grants.
async function openDatabase(client: pg.Client, owner: string) {
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

// A login without the right may have made the service before.
const SUPERUSERS_WORK = `do $$ begin
    if not (select rolbypassrls from pg_roles where rolname = 'service_role') then
      alter role service_role bypassrls;
    end if;
    if not exists (select from pg_roles where rolname = 'supabase_admin') then
      create role supabase_admin nologin superuser createdb createrole replication bypassrls;
    end if;
  end $$`

async function rolesAmong(client: pg.Client, names: string[]) {
  const { rows } = await client.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any ($1)",
    [names],
  )
  return new Set(rows.map(({ name }) => name))
}

async function makeRole(client: pg.Client, name: string, facts: ServerFacts) {
  if (!facts.makesRoles) {
    throw new Error(
      `DATABASE_URL logs in as ${facts.user}, who may not create the role ${name}: ` +
        `let a superuser run "alter role ${pg.escapeIdentifier(facts.user)} createrole".`,
    )
  }
  const given = ROLES[name]!.filter(attribute => mayGive(attribute, facts))
  await client.query(`create role ${name} ${given.join(" ")}`)
  for (const setting of SETTINGS[name] ?? []) await client.query(`alter role ${name} set ${setting}`)
}

// Nobody gives what they do not have; before 16 only a superuser lets others skip policies.
function mayGive(attribute: Attribute, { isSuperuser, number, skipsPolicies, makesDatabases }: ServerFacts) {
  if (isSuperuser) return true
  if (attribute === "bypassrls") return skipsPolicies && number >= 160_000
  return attribute !== "createdb" || makesDatabases
}

async function refuseUnboundVisitors(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname = any ($1) and (rolsuper or rolbypassrls)",
    [BOUND_BY_POLICIES],
  )
  const [unbound] = rows
  if (!unbound) return
  throw new Error(
    `On this server the role ${unbound.name} skips row level security, so visitors would see everything: ` +
      `let a superuser run "alter role ${unbound.name} nosuperuser nobypassrls".`,
  )
}

// The login does the gateway's own work in the tables of each role, so it must have the rights of all.
async function joinRoles(client: pg.Client, names: string[], facts: ServerFacts) {
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
      `On this server the role ${role} was made by somebody else than ${user}: ` +
        `let them or a superuser run "grant ${role} to ${pg.escapeIdentifier(user)} with admin option".`,
    )
  }
}
