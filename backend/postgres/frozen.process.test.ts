import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"

const SITE = "http://localhost:3000"

test("while PostgreSQL is frozen every request ends with 503 and Retry-After", async () => {
  const dataDir = join(tempFolder(), "data")
  await copyPreparedData(dataDir)
  const backend = await mountBackend({ dataDir, siteUrl: SITE, demo: false, runJobs: false })
  const apikey = backend.publishableKey
  const requests = {
    read: () => new Request(`${SITE}/rest/v1/site_settings?select=id`, { headers: { apikey } }),
    call: () => post("/rest/v1/rpc/certificate_card", { wanted: "none" }, apikey),
    signIn: () => post("/auth/v1/token?grant_type=password", { email: "a@b.example", password: "x" }, apikey),
    recover: () => post("/auth/v1/recover", { email: "a@b.example" }, apikey),
    buckets: () => new Request(`${SITE}/storage/v1/bucket`, { headers: { apikey } }),
  }
  expect((await backend.fetch(requests.read())).status).toBe(200)

  signalServer(dataDir, "STOP")
  onTestFinished(async () => {
    signalServer(dataDir, "CONT")
    await backend.close()
  })
  const responses = await Promise.all(
    Object.entries(requests).map(async ([name, request]) => {
      const { status, headers } = await backend.fetch(request())
      // PostgREST responds 504 while it waits for a connection.
      return { name, isUnavailable: [503, 504].includes(status), hasRetryAfter: headers.has("retry-after") }
    }),
  )
  expect(responses).toEqual(
    Object.keys(requests).map(name => ({ name, isUnavailable: true, hasRetryAfter: true })),
  )

  signalServer(dataDir, "CONT")
  expect((await backend.fetch(requests.read())).status).toBe(200)
})

function post(path: string, body: unknown, apikey: string) {
  const headers = { apikey, "content-type": "application/json" }
  return new Request(SITE + path, { method: "POST", headers, body: JSON.stringify(body) })
}

function signalServer(dataDir: string, signal: "STOP" | "CONT") {
  const postmaster = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]!
  process.kill(Number(postmaster), `SIG${signal}`)
  execFileSync("pkill", [`-${signal}`, "-P", postmaster])
}
