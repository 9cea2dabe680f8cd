import { spawn } from "node:child_process"
import { EventEmitter, once } from "node:events"
import { onTestFinished } from "vitest"

interface Script {
  pid: number
  /** Waits until the script has written this; fails if it ends before. */
  said(text: string): Promise<string>
  /** Everything it wrote, after it ended. */
  output(): Promise<string>
  kill(): Promise<void>
}

/** Runs TypeScript in a process of its own, from the root of the project, so that it can be killed. */
export function runScript(code: string, options: { uid?: number; gid?: number } = {}): Script {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", code], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "" },
    ...options,
  })
  let written = ""
  let hasEnded = false
  const changed = new EventEmitter()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", chunk => {
      written += chunk
      changed.emit("change")
    })
  }
  const end = once(child, "close").then(() => {
    hasEnded = true
    changed.emit("change")
  })

  async function kill() {
    child.kill("SIGKILL")
    await end
  }
  onTestFinished(kill)

  return {
    pid: child.pid!,
    async said(text) {
      while (!written.includes(text)) {
        if (hasEnded) throw new Error(`The script ended without saying "${text}": ${written}`)
        await once(changed, "change")
      }
      return written
    },
    async output() {
      await end
      return written
    },
    kill,
  }
}
