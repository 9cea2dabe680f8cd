import { createHmac } from "node:crypto"
import pg from "pg"

const OLDEST_POSTGRES = 15

/** How a server is reached; `pg` takes it as it is. */
export type Target = Pick<pg.ClientConfig, "host" | "port" | "user" | "password" | "database" | "ssl">

/** Takes DATABASE_URL apart. Errors never repeat it: it holds a password. */
export function targetOf(databaseUrl: string): Target {
  if (!/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    throw new Error("DATABASE_URL must look like postgres://user:password@host:5432/database.")
  }
  let client: pg.Client
  try {
    client = new pg.Client({ connectionString: databaseUrl })
  } catch {
    throw new Error(
      "DATABASE_URL cannot be read: write special characters of the password as %XX, as in any address.",
    )
  }
  const { host, port, user, password, database, ssl } = client
  return { host, port, user, password: password ?? undefined, database, ssl }
}

/** Connects, or says in one sentence why not. */
export async function connectTo(target: Target): Promise<pg.Client> {
  const client = new pg.Client({
    ...target,
    application_name: "open-airway",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A dedicated connection reports its loss through "end"; without a listener the error would end the process.
  client.on("error", () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new Error(connectProblem(error as NodeJS.ErrnoException, target))
  }
}

/** What the server says of itself and of our login. */
export interface ServerFacts {
  version: string
  number: number
  user: string
  isSuperuser: boolean
}

/** The version of the server, if it is new enough and the connection may set it up. */
export async function checkServer(client: pg.Client) {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      session_user::text as user, current_setting('is_superuser') = 'on' as "isSuperuser"`,
  )
  const facts = rows[0]!
  const problem = serverProblem(facts)
  if (problem) throw new Error(problem)
  return facts.version
}

export function serverProblem({ version, number, user, isSuperuser }: ServerFacts) {
  if (number < OLDEST_POSTGRES * 10_000) {
    return `DATABASE_URL leads to PostgreSQL ${version}; the site needs PostgreSQL ${OLDEST_POSTGRES} or newer.`
  }
  if (!isSuperuser) {
    return (
      `DATABASE_URL logs in as ${user}, who is not a superuser of that server: ` +
      `roles and event triggers cannot be made without one.`
    )
  }
}

/**
 * The password of the gateway's own login. The role belongs to the whole server, so the password follows
 * from the one in DATABASE_URL: every site on that server arrives at the same.
 */
export function loginPassword({ password }: Target) {
  if (typeof password !== "string" || password === "") return
  return createHmac("sha256", password).update("login of role authenticator").digest("base64url")
}

function connectProblem(error: NodeJS.ErrnoException, { host, port, user, database }: Target) {
  const where = `the PostgreSQL server at ${host}:${port}`
  switch (error.code) {
    case "ECONNREFUSED":
    case "ENOENT":
      return `Nothing answers at ${host}:${port}: is the PostgreSQL server of DATABASE_URL running?`
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The host ${host} of DATABASE_URL cannot be found.`
    case "28P01":
    case "28000":
      return `Login as ${user} was refused by ${where}: check user and password in DATABASE_URL.`
    case "3D000":
      return `There is no database ${database} on ${where}: create it first.`
    default:
      return `No connection to ${where}: ${error.message || error.code}.`
  }
}
