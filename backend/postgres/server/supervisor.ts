import type { ChildProcess } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { missingLibrary } from "./binaries.ts"
import { endLeftovers } from "./orphan-processes.ts"
import { type ServerPlan, spawnPostmaster, stopPostmaster } from "./postmaster.ts"
import { accountProblem } from "./server-account.ts"
import { logSince, logSize } from "./server-log.ts"

const LONGEST_START_MS = 120_000
const LONGEST_PAUSE_MS = 5_000
const MOMENT_IN_TRIES = 10

/** Keeps one server running: when it dies, it is started again until somebody asks to stop. */
export class Supervisor {
  #plan: ServerPlan
  #target: pg.ClientConfig
  #progress: (line: string) => void
  #child?: ChildProcess
  #restart?: Promise<void>
  #stopping = false

  constructor(plan: ServerPlan, target: pg.ClientConfig, progress: (line: string) => void) {
    this.#plan = plan
    this.#target = target
    this.#progress = progress
  }

  async start() {
    const until = Date.now() + LONGEST_START_MS
    // After a kill -9 the server's own children may need a moment to notice, and to let go of its memory.
    for (let tries = 1; (await this.#launch(until)) === "still in use"; tries++) {
      if (tries % MOMENT_IN_TRIES === 0) endLeftovers(this.#plan.cluster)
      await sleep(50)
    }
  }

  async #launch(until: number) {
    const before = logSize(this.#plan.logFile)
    const child = spawnPostmaster(this.#plan)
    let isUp = false
    let end: string | undefined
    const onEnd = (reason: string) => {
      end = reason
      if (isUp) this.#onEnd(reason)
    }
    child.once("error", error => onEnd(error.message))
    child.once("exit", (code, signal) => onEnd(signal ?? `exit code ${code}`))
    for (; !end && Date.now() < until; await sleep(15)) {
      if (!(await answers(this.#target)) || end) continue
      isUp = true
      this.#child = child
      return
    }
    if (!end) {
      await stopPostmaster(child.pid!, this.#plan.cluster, this.#plan.binaries)
      throw new Error(`PostgreSQL did not answer for two minutes; its log is ${this.#plan.logFile}.`)
    }
    const written = logSince(this.#plan.logFile, before)
    if (written.includes("pre-existing shared memory block") && Date.now() < until) return "still in use"
    throw new Error(startProblem(end, written, this.#plan))
  }

  async stop() {
    this.#stopping = true
    await this.#restart
    const child = this.#child
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      // Waited for to its exit: left behind as a zombie, it would be somebody else's to clear away.
      const gone = new Promise(resolve => child.once("exit", resolve))
      await stopPostmaster(child.pid, this.#plan.cluster, this.#plan.binaries)
      if (child.exitCode === null && child.signalCode === null) await gone
    }
  }

  #onEnd(reason: string) {
    if (this.#stopping) return
    this.#progress(`PostgreSQL ended (${reason}); starting it again`)
    this.#restart = this.#startAgain()
  }

  async #startAgain() {
    for (let pause = 100; !this.#stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.start()
      } catch (error) {
        this.#progress((error as Error).message)
        await sleep(pause)
      }
    }
  }
}

async function answers(target: pg.ClientConfig) {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 2_000 })
  client.on("error", () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

function startProblem(reason: string, written: string, { account, cluster, logFile }: ServerPlan) {
  const lines = written.split("\n")
  const complaint = lines.find(line => line.includes("FATAL:")) ?? lines.at(-1) ?? ""
  return (
    accountProblem(account, `${reason} ${complaint}`, cluster) ??
    missingLibrary(written) ??
    `PostgreSQL did not start (${reason}): ${complaint} (log: ${logFile})`
  )
}
