import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { expect, onTestFinished, test, vi } from "vitest"
import { tempFolder } from "#tests/support/folder.ts"
import { runScript } from "#tests/support/process.ts"
import { type EmbeddedServer, startEmbedded } from "./embedded.ts"

const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

test("data and socket belong to one non-root user, and writes persist", async () => {
  const dataDir = join(tempFolder(), "data")
  const first = await startEmbedded({ dataDir })
  for (const folder of ["postgres", "socket"]) {
    const { mode, uid } = statSync(join(dataDir, folder))
    expect(mode & 0o077).toBe(0)
    expect(uid).not.toBe(0)
  }
  expect(await one(first, "show listen_addresses")).toBe("")
  await one(first, "create table kept as select 'here' as word")
  await first.stop()
  const second = await startEmbedded({ dataDir })
  expect(await one(second, "select word from kept")).toBe("here")
  await second.stop()
})

test.runIf(isRoot)("root can start it in a folder that only root can enter", async () => {
  const dataDir = join(tempFolder({ isPrivate: true }), "data")
  const server = await startEmbedded({ dataDir })
  expect(await one(server, "select 1")).toBe(1)
  await server.stop()
})

test.runIf(isRoot)(
  "root gets instructions if no other user can enter and namespaces are missing",
  async () => {
    const dataDir = join(tempFolder({ isPrivate: true }), "data")
    vi.stubEnv("PATH", "/nonexistent")
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `PostgreSQL does not run as root, and no other user can reach ${dataDir}/postgres: start the site as`,
    )
    expect(readdirSync(dataDir).filter(name => name.startsWith("postgres"))).toEqual([])
  },
)

test.runIf(isRoot)("an ordinary user can start it, also after root did", async () => {
  const dataDir = join(tempFolder(), "data")
  const start = `import { startEmbedded } from "#backend/postgres/server/embedded.ts"
    const server = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    await server.stop()
    console.log("stopped")`
  await runScript(start, NOBODY).said("stopped")
  const server = await startEmbedded({ dataDir })
  expect(statSync(join(dataDir, "postgres")).uid).toBe(NOBODY.uid)
  await server.stop()
  await runScript(start, NOBODY).said("stopped")
})

test("works with a path too long for a socket, with spaces, commas and quotes", async () => {
  const dataDir = join(tempFolder(), `it's "here", ${"long ".repeat(20)}`, "data")
  const server = await startEmbedded({ dataDir })
  expect(server.target.host.length).toBeLessThan(100)
  expect(statSync(server.target.host).mode & 0o077).toBe(0)
  expect(await one(server, "show data_directory")).toBe(join(dataDir, "postgres"))
  await server.stop()
  expect(existsSync(server.target.host)).toBe(false)
})

test("without unix sockets it listens on loopback with a password", async () => {
  const server = await startEmbedded({ dataDir: join(tempFolder(), "data"), overLoopback: true })
  expect(await one(server, "select 1")).toBe(1)
  const stranger = new pg.Client({ ...server.target, password: "guess" })
  await expect(stranger.connect()).rejects.toThrow("password authentication failed")
  await server.stop()
})

test("an interrupted first start does not block the next one", async () => {
  const dataDir = join(tempFolder(), "data")
  mkdirSync(join(dataDir, "postgres.unfinished-x1"), { recursive: true })
  writeFileSync(join(dataDir, "postgres.unfinished-x1", "PG_VERSION"), "17\n")
  const server = await startEmbedded({ dataDir })
  expect(existsSync(join(dataDir, "postgres.unfinished-x1"))).toBe(false)
  await server.stop()
})

test("rejects data of another major version, naming both", async () => {
  const dataDir = join(tempFolder(), "data")
  mkdirSync(join(dataDir, "postgres"), { recursive: true })
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "16\n")
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/created by PostgreSQL 16.* runs PostgreSQL 17/)
})

test.runIf(isRoot)("the error names a folder that is not writable", async () => {
  const dataDir = join(tempFolder({ isPrivate: true }), "data")
  const script = runScript(
    `import { startEmbedded } from "#backend/postgres/server/embedded.ts"
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} }).catch(error => console.log(error.message))`,
    NOBODY,
  )
  expect(await script.output()).toContain(`The data folder ${dataDir} is not writable (EACCES)`)
})

async function one({ target }: EmbeddedServer, text: string) {
  const client = new pg.Client(target)
  await client.connect()
  const { rows } = await client.query({ text, rowMode: "array" })
  await client.end()
  return rows[0]?.[0]
}
