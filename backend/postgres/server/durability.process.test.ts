import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { openBackend } from "#backend/open.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { connectTo } from "../setup/external-server.ts"
import { startEmbedded } from "./embedded.ts"
import { rotateLog } from "./server-log.ts"

const folder = mkdtempSync(join(tmpdir(), "open-airway-test-"))
const dataDir = join(folder, "data")
afterAll(() => rmSync(folder, { recursive: true }))
await copyPreparedData(dataDir)

test("rejects a server that acknowledges writes too early, for any role", async () => {
  const first = await openBackend({ dataDir })
  await first.admin.query("alter system set fsync = off")
  await first.admin.query("alter role authenticator set synchronous_commit = off")
  await first.close()

  await expect(openBackend({ dataDir })).rejects.toThrow(
    "PostgreSQL runs with synchronous_commit=off: acknowledged writes could be lost",
  )
  await asOwner("alter role authenticator reset synchronous_commit")
  await asOwner("alter database postgres set synchronous_commit = off")
  await expect(openBackend({ dataDir })).rejects.toThrow("synchronous_commit=off")
  await asOwner("alter database postgres reset synchronous_commit")

  const last = await openBackend({ dataDir })
  const { rows } = await last.admin.query(
    "select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums",
  )
  expect(rows).toEqual([{ fsync: "on", checksums: "on" }])
  await last.close()
})

test("user input does not reach the server's log", async () => {
  const open = await openBackend({ dataDir })
  await open.admin.query(
    "create table typed (email text unique); insert into typed values ('rose@example.org')",
  )
  const typing = open.admin.query("insert into typed values ($1)", ["rose@example.org"])
  await expect(typing).rejects.toThrow("duplicate key")
  await expect(open.admin.query("select $1::int", ["rose@example.org"])).rejects.toThrow("invalid input")
  await open.close()
  const log = readFileSync(join(dataDir, "postgres.log"), "utf8")
  expect(log).toContain("ready to accept connections")
  expect(log).not.toMatch(/rose|typed/)
})

test("the server's log is rotated and keeps one older file", () => {
  const log = join(tempFolder(), "postgres.log")
  writeFileSync(log, "old\n".repeat(100))
  rotateLog(log, 1000)
  expect(statSync(log).size).toBe(400)
  rotateLog(log, 300)
  expect(statSync(log).size).toBe(0)
  expect(statSync(`${log}.1`).size).toBe(400)
})

async function asOwner(statement: string) {
  const server = await startEmbedded({ dataDir })
  const client = await connectTo(server.target)
  await client.query(statement)
  await client.end()
  await server.stop()
}
