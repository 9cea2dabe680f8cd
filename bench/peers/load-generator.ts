import { spawn, spawnSync } from "node:child_process"
import { load } from "../load.ts"

export interface Target {
  port: number
  path: string
  headers?: Record<string, string>
  /** For the warm-up and, without wrk, for each round. */
  requests: number
}

const CONNECTIONS = 8
const SECONDS = 3
const hasWrk = spawnSync("wrk", ["--version"]).error === undefined

export const loadGenerator = hasWrk ? "wrk" : "bench/load.ts"

/** A fixed number, because a busy machine would leave the code unoptimized after a fixed time. */
export async function warmUp({ port, path, headers, requests }: Target) {
  await load({ port, path, headers, requests, connections: CONNECTIONS })
}

/** Sends requests that must be answered with 200, and returns how many were. */
export async function sendRequests(target: Target): Promise<number> {
  if (hasWrk) return runWrk(target)
  await load({ ...target, connections: CONNECTIONS })
  return target.requests
}

async function runWrk({ port, path, headers = {} }: Target) {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
  const limits = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--timeout", "30s"]
  const wrk = spawn("wrk", [...limits, ...headerArgs, `http://127.0.0.1:${port}${path}`])
  const output = Buffer.concat(await wrk.stdout.toArray()).toString()
  const answered = Number(/(\d+) requests in/.exec(output)?.[1])
  if (!answered || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk on ${path} printed:\n${output}`)
  return answered
}
