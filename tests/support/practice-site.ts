import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { practiceEnvironment } from "#server/env.ts"
import { freePort } from "./free-port.ts"
import { copyPreparedData } from "./prepared-data.ts"

const SERVER = resolve(import.meta.dirname, "../../server/index.ts")

/** A practice site as a process of its own; with a key it is one beside a real site. */
export async function startPracticeSite(key?: string) {
  const folder = mkdtempSync(join(tmpdir(), "practice-"))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  await copyPreparedData(folder)
  const child = spawn(process.execPath, [SERVER], {
    env: practiceEnvironment({
      ...{ PORT: port, HOST: "127.0.0.1", SITE_URL: origin, DATA_DIR: folder, NODE_ENV: "production" },
      ...(key && { PRACTICE_KEY: key }),
    }),
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise<number | null>(resolve => child.once("close", resolve))
  await new Promise<void>((resolve, reject) => {
    let lines = ""
    child.once("close", () => reject(new Error(lines)))
    child.stdout.on("data", chunk => {
      lines += chunk
      if (/^ {2}payments .*\n/m.test(lines)) resolve()
    })
  })
  return {
    origin,
    /** The exit code, once the process has ended. */
    ended,
    async close() {
      child.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
