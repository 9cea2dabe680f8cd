import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { runScript } from "#tests/support/process.ts"
import { startEmbedded } from "./embedded.ts"

const SERVICE = { role: "service_role" as const, claims: {}, method: "POST", path: "/", headers: {} }

test("rejects a second start on the same folder, naming folder and process", async () => {
  const dataDir = join(tempFolder(), "data")
  const owner = await startEmbedded({ dataDir })
  await expect(startEmbedded({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}:`)
  const second = runScript(siteOn(dataDir))
  expect(await second.output()).toContain(`The data folder ${dataDir} is in use by process ${process.pid}:`)
  await owner.stop()
})

test("after a kill -9 of the site, the next start takes over with every acknowledged row", async () => {
  const dataDir = join(tempFolder(), "data")
  await copyPreparedData(dataDir)
  const site = runScript(`${siteOn(dataDir)}
    await open.admin.query("create table counted (n int)")
    for (let n = 1; ; n++) {
      await open.admin.query("insert into counted values ($1)", [n])
      console.log("wrote " + n + ".")
    }`)
  await site.said("wrote 50.")
  const orphan = postmasterOf(dataDir)
  // Otherwise the server stops by itself, as in the next test.
  execFileSync("pkill", ["-KILL", "-P", String(site.pid), "-x", "sh"])
  await site.kill()
  expect(isAlive(orphan)).toBe(true)

  const lines: string[] = []
  const open = await openBackend({ dataDir, progress: line => lines.push(line) })
  expect(lines.join()).toContain(`left running by an earlier start (process ${orphan})`)
  const acknowledged = (await site.output()).match(/wrote \d+\./g)!.length
  const { rows } = await open.admin.query("select count(*)::int as n from counted")
  expect(rows[0].n).toBeGreaterThanOrEqual(acknowledged)
  await open.close()
})

test("after a kill -9 of the site, PostgreSQL stops by itself", async () => {
  const dataDir = join(tempFolder(), "data")
  const site = runScript(`
    import { startEmbedded } from "#backend/postgres/server/embedded.ts"
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    console.log("started")
    setInterval(() => {}, 1e9)`)
  await site.said("started")
  await site.kill()
  await expect.poll(() => existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false)
})

test("after a kill -9, PostgreSQL restarts without losing acknowledged writes", async () => {
  const dataDir = join(tempFolder(), "data")
  await copyPreparedData(dataDir)
  const open = await openBackend({ dataDir })
  onTestFinished(open.close)
  await open.admin.query("create table public.counted (n int); grant all on public.counted to service_role")
  const acknowledged: number[] = []
  for (let n = 0; n < 60; n++) {
    if (n % 20 === 10) process.kill(await postmaster(open.admin), "SIGKILL")
    try {
      await open.database.write(
        SERVICE,
        { text: "insert into counted values ($1::int)", values: [`${n}`] },
        () => true,
      )
      acknowledged.push(n)
    } catch {
      // A query that was running fails and can be retried.
    }
  }
  expect(acknowledged.length).toBeGreaterThan(50)
  const { rows } = await open.database.read(SERVICE, { text: "select n from counted", values: [] })
  expect(rows.map(([n]) => Number(n))).toEqual(expect.arrayContaining(acknowledged))
  expect(await open.isReady()).toBe(true)
})

test("an unrelated process that reuses a crashed server's pid is left alone", async () => {
  const dataDir = join(tempFolder(), "data")
  const first = await startEmbedded({ dataDir })
  const cluster = join(dataDir, "postgres")
  const pidFile = join(cluster, "postmaster.pid")
  const lines = readFileSync(pidFile, "utf8").split("\n")
  await first.stop()
  // Owned by the server's account, because PostgreSQL ignores processes of other users.
  const { uid, gid } = statSync(cluster)
  const stranger = spawn("sleep", ["60"], { uid, gid })
  onTestFinished(() => void stranger.kill())
  const [, ...rest] = lines
  writeFileSync(pidFile, [stranger.pid, ...rest].join("\n"))
  writeFileSync(join(dataDir, "socket", ".s.PGSQL.5432.lock"), `${stranger.pid}\n`)

  const second = await startEmbedded({ dataDir })
  expect(stranger.exitCode ?? stranger.signalCode).toBe(null)
  await second.stop()
  stranger.kill()
  await once(stranger, "exit")
})

function siteOn(dataDir: string) {
  return `import { openBackend } from "#backend/open.ts"
    const open = await openBackend({ dataDir: ${JSON.stringify(dataDir)} })
    console.log("ready")
    setInterval(() => {}, 1000)`
}

function postmasterOf(dataDir: string) {
  return Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"), 10)
}

async function postmaster(admin: pg.Pool) {
  const { rows } = await admin.query("select pg_read_file('postmaster.pid') as text")
  return Number.parseInt(rows[0].text, 10)
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
