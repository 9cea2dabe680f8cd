import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { tempFolder } from "#tests/support/folder.ts"
import { freePort } from "#tests/support/free-port.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"

const LAUNCHER = `import { launch } from "./scripts/launcher.mjs"
launch(["server/index.ts"], {})`

/** The site started as by `npm start`, without installing and building. */
async function launchSite() {
  const dataDir = join(tempFolder(), "data")
  await copyPreparedData(dataDir)
  const port = String(await freePort())
  const env = { ...process.env, NODE_ENV: "production", PORT: port, DATA_DIR: dataDir }
  const launcher = spawn(process.execPath, ["--input-type=module", "--eval", LAUNCHER], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [launcher.stdout, launcher.stderr]) stream.on("data", chunk => (output += chunk))
  const exited = once(launcher, "exit")
  const closed = once(launcher, "close")
  onTestFinished(async () => {
    launcher.kill("SIGTERM")
    await closed
  })
  await expect.poll(() => output).toContain(`data      ${dataDir}`)
  const site = Number(readFileSync(join(dataDir, "owner.pid"), "utf8"))
  return {
    launcher,
    site,
    exited,
    /** The site's output is closed and its PostgreSQL has removed its pid file. */
    async allStopped() {
      await closed
      await expect.poll(() => existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false)
      return output
    },
  }
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s stops the site and its database, and one line says so",
  async signal => {
    const { launcher, allStopped, exited } = await launchSite()
    launcher.kill(signal)
    expect((await exited)[0]).toBe(0)
    expect(await allStopped()).toContain(`› The site has stopped (${signal}).`)
  },
)

test("a kill -9 of the launcher stops the site and its database", async () => {
  const { launcher, allStopped } = await launchSite()
  launcher.kill("SIGKILL")
  expect(await allStopped()).toContain("the parent process is gone: finishing requests in progress")
})

test("a kill -9 of the site stops its database, and the launcher says so", async () => {
  const { site, allStopped } = await launchSite()
  process.kill(site, "SIGKILL")
  expect(await allStopped()).toContain("› The site was killed (SIGKILL).")
})
