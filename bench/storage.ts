import { randomBytes } from "node:crypto"
import { createReadStream, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { open, rename } from "node:fs/promises"
import { Agent, request as httpRequest } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mountBackend } from "#backend/mount.ts"
import { serve } from "#server/testing/test-server.ts"

// Throughput of uploads and downloads compared with plain files written equally safely (written, synced,
// renamed, folder synced). Rounds are interleaved; the median is reported.
const MB = 1024 * 1024
const ROUNDS = 5
const SIZES = [
  { name: "10 KB", bytes: 10 * 1024, count: 60 },
  { name: "1 MB", bytes: MB, count: 20 },
  { name: "20 MB", bytes: 20 * MB, count: 4 },
]
const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const plain = join(folder, "plain")
mkdirSync(plain)

const backend = await mountBackend({ siteUrl: "http://site.test", dataDir: join(folder, "data") })
const site = await serve(() => new Response("page"), { api: backend.fetch })
const agent = new Agent({ keepAlive: true })
const headers = { apikey: backend.secretKey, "content-type": "application/octet-stream" }
const ORIGIN = "http://site.test/storage/v1"
const made = await backend.fetch(
  new Request(`${ORIGIN}/bucket`, { method: "POST", headers, body: JSON.stringify({ name: "bench" }) }),
)
if (!made.ok) throw new Error(await made.text())

async function plainWrite(name: string, bytes: Buffer) {
  const temporary = join(plain, `${name}.part`)
  const file = await open(temporary, "wx")
  await file.write(bytes)
  await file.sync()
  await file.close()
  await rename(temporary, join(plain, name))
  const parent = await open(plain)
  await parent.sync()
  await parent.close()
}

async function plainRead(name: string) {
  let size = 0
  for await (const chunk of createReadStream(join(plain, name), { highWaterMark: 256 * 1024 }))
    size += chunk.length
  return size
}

async function gatewayWrite(name: string, body: Buffer) {
  const init = { method: "POST", headers, body: new Uint8Array(body) }
  const answer = await backend.fetch(new Request(`${ORIGIN}/object/bench/${name}`, init))
  if (!answer.ok) throw new Error(await answer.text())
}

async function gatewayRead(name: string) {
  const answer = await backend.fetch(new Request(`${ORIGIN}/object/bench/${name}`, { headers }))
  let size = 0
  for await (const chunk of answer.body!) size += chunk.length
  return size
}

function overHttp(method: string, name: string, body?: Buffer) {
  return new Promise<number>((resolve, reject) => {
    const path = `/storage/v1/object/bench/${name}`
    const asked = httpRequest({
      agent,
      port: site.port,
      method,
      path,
      headers: { ...headers, host: "site.test" },
    })
    asked.on("error", reject)
    asked.on("response", answer => {
      let size = 0
      answer.on("data", (chunk: Buffer) => (size += chunk.length))
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve(size) : reject(new Error(`${answer.statusCode}`)),
      )
    })
    asked.end(body)
  })
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function megabytesPerSecond(count: number, bytes: number, once: (n: number) => Promise<unknown>) {
  const started = performance.now()
  for (let n = 0; n < count; n++) await once(n)
  return (count * bytes) / MB / ((performance.now() - started) / 1000)
}

for (const { name, bytes, count } of SIZES) {
  const found: Record<string, number[]> = {}
  const note = async (what: string, once: (n: number) => Promise<unknown>) => {
    ;(found[what] ??= []).push(await megabytesPerSecond(count, bytes, once))
  }
  for (let round = 0; round < ROUNDS; round++) {
    const contents = Array.from({ length: count * 3 }, () => randomBytes(bytes))
    const key = (n: number) => `${bytes}-${round}-${n}`
    await note("write fs", n => plainWrite(key(n), contents[n]!))
    await note("write gateway", n => gatewayWrite(key(n), contents[count + n]!))
    await note("write http", n => overHttp("POST", `http-${key(n)}`, contents[2 * count + n]!))
    await note("read fs", n => plainRead(key(n)))
    await note("read gateway", n => gatewayRead(key(n)))
    await note("read http", n => overHttp("GET", `http-${key(n)}`))
  }
  for (const way of ["write", "read"]) {
    const [fs, gateway, http] = ["fs", "gateway", "http"].map(where => median(found[`${way} ${where}`]!))
    const told = (value: number) => `${value.toFixed(1)} MB/s (${(value / fs!).toFixed(2)} of plain files)`
    console.log(
      `${way} ${name}: files ${fs!.toFixed(1)} MB/s, gateway ${told(gateway!)}, HTTP ${told(http!)}`,
    )
  }
}
console.log(`resident after all: ${Math.round(process.memoryUsage().rss / MB)} MB`)
agent.destroy()
await site.close()
await backend.close()
rmSync(folder, { recursive: true, force: true })
