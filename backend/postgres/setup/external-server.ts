import { createHmac } from "node:crypto"
import pg from "pg"

const MIN_POSTGRES_VERSION = 15

/** Connection settings, passed to `pg` unchanged. */
export type Target = Pick<pg.ClientConfig, "host" | "port" | "user" | "password" | "database" | "ssl">

/** Parses DATABASE_URL. Errors never repeat it because it contains a password. */
export function parseDatabaseUrl(databaseUrl: string): Target {
  if (!/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    throw new Error("DATABASE_URL must look like postgres://user:password@host:5432/database.")
  }
  let client: pg.Client
  try {
    client = new pg.Client({ connectionString: databaseUrl })
  } catch {
    throw new Error("DATABASE_URL is invalid: percent-encode special characters in the password (%XX).")
  }
  const { host, port, user, password, database, ssl } = client
  return { host, port, user, password: password ?? undefined, database, ssl }
}

/** Connects, or throws an error with a one-sentence reason. */
export async function connectTo(target: Target): Promise<pg.Client> {
  const client = new pg.Client({
    ...target,
    application_name: "open-airway",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A dedicated connection reports its loss through "end"; an unhandled "error" event would end the process.
  client.on("error", () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new Error(connectProblem(error as NodeJS.ErrnoException, target))
  }
}

/** What the server reports about itself, our login and the database. */
export interface ServerFacts {
  version: string
  number: number
  user: string
  database: string
  isSuperuser: boolean
  canCreateRoles: boolean
  canCreateDatabases: boolean
  bypassesRls: boolean
  inherits: boolean
  /** Whether the role `postgres` is missing, is the login, or is a role the login is a member of. */
  canBecomePostgres: boolean
  databaseOwner: string
  ownsDatabase: boolean
  publicOwner: string
  ownsPublic: boolean
  /** Owner of the backend's own schema, if it exists. */
  setupOwner: string | null
}

/** Facts about a server that is new enough and that our login can set up. */
export async function checkServer(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      session_user::text as user, current_database()::text as database, me.rolsuper as "isSuperuser",
      me.rolsuper or me.rolcreaterole as "canCreateRoles", me.rolsuper or me.rolcreatedb as "canCreateDatabases",
      me.rolsuper or me.rolbypassrls as "bypassesRls", me.rolinherit as inherits,
      me.rolsuper or not exists (select from pg_roles where rolname = 'postgres') or exists (select from pg_roles as other
        where rolname = 'postgres' and not rolsuper and pg_has_role(me.oid, other.oid, 'member')) as "canBecomePostgres",
      pg_get_userbyid(d.datdba)::text as "databaseOwner", pg_has_role(me.oid, d.datdba, 'usage') as "ownsDatabase",
      pg_get_userbyid(p.nspowner)::text as "publicOwner", pg_has_role(me.oid, p.nspowner, 'usage') as "ownsPublic",
      (select pg_get_userbyid(nspowner)::text from pg_namespace where nspname = 'backend') as "setupOwner"
    from pg_roles as me, pg_database as d, pg_namespace as p
    where me.rolname = session_user and d.datname = current_database() and p.nspname = 'public'`,
  )
  const facts = rows[0]
  if (!facts) throw new Error("The database in DATABASE_URL has no schema public: create it first.")
  const problem = serverProblem(facts)
  if (problem) throw new Error(problem)
  return facts
}

export function serverProblem(facts: ServerFacts) {
  const { version, number, user, database } = facts
  const me = pg.escapeIdentifier(user)
  if (number < MIN_POSTGRES_VERSION * 10_000) {
    return `DATABASE_URL points to PostgreSQL ${version}; the site needs PostgreSQL ${MIN_POSTGRES_VERSION} or newer.`
  }
  if (facts.isSuperuser) return
  const login = `DATABASE_URL logs in as ${user}`
  if (facts.setupOwner !== null && facts.setupOwner !== user) {
    return `${login}, but ${facts.setupOwner} set up the database ${database}: log in as ${facts.setupOwner}.`
  }
  if (!/^[\w.@-]+$/.test(user)) {
    return `${login}, whose name contains special characters: use a login with letters and digits only.`
  }
  if (!facts.ownsDatabase) {
    return (
      `${login}, who does not own the database ${database}: have ${facts.databaseOwner} or a superuser run ` +
      `"alter database ${pg.escapeIdentifier(database)} owner to ${me}".`
    )
  }
  if (!facts.ownsPublic) {
    return (
      `${login}, who does not own the schema public: have ${facts.publicOwner} or a superuser run ` +
      `"alter schema public owner to ${me}".`
    )
  }
  if (!facts.inherits && number < 160_000) {
    return `${login}, who does not inherit the rights of roles: have a superuser run "alter role ${me} inherit".`
  }
}

/**
 * Password of the gateway's login. Roles are shared by the whole server, so it is derived from the password
 * in DATABASE_URL: every site on that server computes the same one.
 */
export function gatewayPassword({ password }: Target) {
  if (typeof password !== "string" || password === "") return
  return createHmac("sha256", password).update("login of role authenticator").digest("base64url")
}

function connectProblem(error: NodeJS.ErrnoException, { host, port, user, database }: Target) {
  const where = `the PostgreSQL server at ${host}:${port}`
  switch (error.code) {
    case "ECONNREFUSED":
    case "ENOENT":
      return `No server responds at ${host}:${port}: is the PostgreSQL server in DATABASE_URL running?`
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The host ${host} in DATABASE_URL cannot be found.`
    case "28P01":
    case "28000":
      return `Login as ${user} was refused by ${where}: check user and password in DATABASE_URL.`
    case "3D000":
      return `There is no database ${database} on ${where}: create it first.`
    default:
      return `Cannot connect to ${where}: ${error.message || error.code}.`
  }
}
