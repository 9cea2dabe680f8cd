import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { mountBackend } from "#backend/mount.ts"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"
import { median } from "./median.ts"
import { cpuSeconds } from "./processes.ts"
import { addDocuments, knownWords } from "./search/documents.ts"

// Measures searches with a thousand and ten thousand articles, and half as many events, as the CPU time of PostgreSQL.
// `SIZES=1000,50000` chooses other sizes.
const GOAL = 1.5
const SIZES = (process.env.SIZES ?? "1000,10000").split(",").map(Number)
const ROUNDS = 9
const SEARCHES_PER_ROUND = 10
const SEARCHES: Record<string, string> = {
  "a word in most documents": "naloxone",
  "two words in many documents": "naloxone training",
  "a word in one document of 50": "receptors",
  "a word in one document": "glockenspiel",
  "the beginning of a word": "nalox",
  "a short beginning of many words": "con",
  "a typo": "nalaxone",
  "a typo in a rare word": "glokenspiel",
  "a synonym": "narcan",
  "an unknown word": "qwrtpkzzy",
  "an unknown word like many others": "contrationing",
  "a known and an unknown word": "naloxone qwrtpkzzy",
}

const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const server = await startEmbedded({ dataDir: folder, settings: { fsync: "off", autovacuum: "off" } })
const { host, port, user, password } = server.target
const databaseUrl = `postgres://${password ? `${user}:${password}` : user}@${encodeURIComponent(host)}:${port}/postgres`
const backend = await mountBackend({
  ...{ siteUrl: "http://localhost:3000", dataDir: folder, databaseUrl, runJobs: false },
})
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
const [{ pid }] = (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows as [
  { pid: number },
]

const known = await knownWords(client)
const times = new Map<string, number[]>(Object.keys(SEARCHES).map(name => [name, []]))
for (const [index, size] of SIZES.entries()) {
  await addDocuments(client, known, SIZES[index - 1] ?? 0, size)
  const [{ documents, words }] = (
    await client.query(
      `select (select count(*) from private.search_documents) as documents,
         (select count(*) from private.search_vocabulary) as words`,
    )
  ).rows as [{ documents: string; words: string }]
  console.log(`${size} articles: ${documents} documents with ${words} words`)
  for (const [name, words] of Object.entries(SEARCHES)) times.get(name)!.push(await cpuMs(words))
}
report()
await client.end()
await backend.close()
await server.stop()
rmSync(folder, { recursive: true })

function report() {
  const sizes = SIZES.map(size => String(size).padStart(10)).join("")
  console.log(`${"CPU ms of PostgreSQL per search, articles:".padEnd(44)}${sizes}   ratio`)
  for (const [name, measured] of times) {
    const ratio = measured.at(-1)! / measured[0]!
    const cells = measured.map(ms => ms.toFixed(2).padStart(10)).join("")
    console.log(`${name.padEnd(44)}${cells}   ${ratio.toFixed(2)}${ratio > GOAL ? `  > ${GOAL}` : ""}`)
    if (ratio > GOAL) process.exitCode = 1
  }
}

/** Median CPU time of a few rounds. */
async function cpuMs(words: string) {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = cpuSeconds(pid)
    for (let n = 0; n < SEARCHES_PER_ROUND; n++)
      await client.query("select * from public.search_content($1, 'en')", [words])
    rounds.push(((cpuSeconds(pid) - before) / SEARCHES_PER_ROUND) * 1000)
  }
  // The first round compiles and reads from the disk.
  return median(rounds.slice(1))
}
