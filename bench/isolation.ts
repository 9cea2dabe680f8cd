import "./production.ts"
import { fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, request as httpRequest } from "node:http"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import pg from "pg"
import { mountBackend } from "#backend/mount.ts"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"
import { loadBuiltSite } from "#server/start/site.ts"
import { embeddedSupabase } from "#server/start/supabase.ts"
import { serve } from "#server/testing/test-server.ts"
import { type SignedInMember, signInMember } from "./member.ts"

// Checks that no member receives another member's data: 200 members request pages, tokens and rows of the
// built site (run `npm run build` first), 64 at a time in random order; each response must name only its own
// member.
const SITE_URL = "http://localhost:3000"
const MEMBERS = 200
const REQUESTS = Number(process.env.REQUESTS ?? 20_000)
const AT_ONCE = 64

interface Member extends SignedInMember {
  address: string
}

interface Reply {
  status: number
  text: string
  setCookie: string[]
}

interface Task {
  port: number
  key: string
  members: Member[]
}

interface Report {
  counts: Record<string, number>
  /** Responses that name another member. */
  mismatches: string[]
  /** Errors, or responses that do not name their own member. */
  failures: string[]
  seconds: number
}

if (process.send)
  process.once("message", (task: Task) => sendRequests(task).then(report => process.send!(report)))
else await measure()

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
  const server = await startEmbedded({ dataDir: folder })
  const { host, port, user, password } = server.target
  const login = password ? `${user}:${password}` : user
  const databaseUrl = `postgres://${login}@${encodeURIComponent(host)}:${port}/postgres`
  const backend = await mountBackend({
    ...{ siteUrl: SITE_URL, dataDir: folder, databaseUrl },
    // Only identities matter here, so passwords are hashed cheaply and tokens live long.
    auth: { passwordCost: 10, accessTokenSeconds: 3600 },
  })
  await createOwnAccountView(databaseUrl)
  const siteUrl = new URL(SITE_URL)
  const site = await serve(() => new Response(), {
    siteUrl,
    backend,
    // Each member has its own address, as behind a proxy, so that per-address limits do not apply.
    trustProxy: 1,
    supabase: embeddedSupabase(backend, siteUrl),
    loadSite: () => loadBuiltSite(resolve(import.meta.dirname, "..")),
  })
  const members: Member[] = []
  for (let n = 0; n < MEMBERS; n++) {
    members.push({ ...(await signInMember(backend, SITE_URL)), address: `198.18.${n >> 8}.${n & 255}` })
  }
  const client = fork(import.meta.filename)
  client.send({ port: site.port, key: backend.publishableKey, members } satisfies Task)
  const [report] = (await once(client, "message")) as [Report]
  client.disconnect()
  const kinds = Object.entries(report.counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${MEMBERS} members, ${kinds.join(", ")} in ${report.seconds.toFixed(1)} s`)
  console.log(`mismatches: ${report.mismatches.length}, failures: ${report.failures.length}`)
  const faults = [...report.mismatches, ...report.failures]
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  await site.close()
  await backend.close()
  await server.stop()
  rmSync(folder, { recursive: true })
}

/** A view in which every member sees only their own id. */
async function createOwnAccountView(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create view public.own_account with (security_invoker) as select auth.uid() as id;
    grant select on public.own_account to authenticated`)
  await client.end()
}

async function sendRequests({ port, key, members }: Task): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const counts: Record<string, number> = {
    pages: 0,
    tokens: 0,
    rows: 0,
    "pages of visitors": 0,
  }
  const [mismatches, failures]: [string[], string[]] = [[], []]
  let left = REQUESTS
  const started = performance.now()

  function send(method: string, path: string, headers: Record<string, string>) {
    return new Promise<Reply>((done, failed) => {
      const site = { host: new URL(SITE_URL).host, "sec-fetch-site": "same-origin" }
      const sent = httpRequest({ agent, port, method, path, headers: { ...site, ...headers } }, response => {
        let text = ""
        response.setEncoding("utf8")
        response.on("data", part => (text += part))
        response.on("end", () =>
          done({ status: response.statusCode!, text, setCookie: response.headers["set-cookie"] ?? [] }),
        )
      })
      sent.on("error", failed)
      sent.end()
    })
  }

  /** The response must name this member by everything in `named`, and no other member. */
  function check(kind: string, { status, text }: Reply, named: string[]) {
    counts[kind]!++
    const found = new Set(text.match(/member-[\w-]+@example\.org/g))
    for (const { id } of members) if (text.includes(id)) found.add(id)
    const problem = `${kind}: ${status}, wanted ${named.join(" ")}, found ${[...found].join(" ")}`
    if ([...found].some(name => !named.includes(name))) mismatches.push(problem)
    else if (status !== 200 || found.size < named.length) failures.push(problem)
  }

  /** Like a browser, replaces the cookie with the one in the response. */
  async function asMember(member: Member, kind: "pages" | "tokens") {
    const [method, path] = kind === "pages" ? ["GET", "/"] : ["POST", "/auth/token"]
    const headers = { cookie: member.cookie, "x-forwarded-for": member.address }
    const response = await send(method!, path!, headers)
    const cookies = response.setCookie.map(line => line.split("; ")[0]!)
    if (cookies.length > 0) member.cookie = cookies.join("; ")
    check(kind, response, [member.email, member.id])
    if (kind === "tokens" && response.status === 200) member.token = JSON.parse(response.text).access_token
  }

  async function sendOne() {
    const member = members[Math.floor(Math.random() * members.length)]!
    const chance = Math.random()
    if (chance < 0.1) return check("pages of visitors", await send("GET", "/", {}), [])
    if (chance < 0.2) return asMember(member, "pages")
    if (chance < 0.4) return asMember(member, "tokens")
    const headers = { apikey: key, authorization: `Bearer ${member.token}` }
    check("rows", await send("GET", "/rest/v1/own_account?select=id", headers), [member.id])
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await sendOne()
    }),
  )
  agent.destroy()
  return { counts, mismatches, failures, seconds: (performance.now() - started) / 1000 }
}
