import { expect } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { newSession } from "#tests/support/session.ts"

/** A test backend with helpers for data exports and erasures. */
export async function dataRequestBackend() {
  const backend = await testBackend()
  const { admin, member, sql } = backend

  async function runDueJobs() {
    const { data, error } = await admin.functions.invoke("jobs", { body: { seconds: 20 } })
    expect([error, data?.troubles]).toEqual([null, []])
  }

  return {
    ...backend,
    runDueJobs,
    /** A new member, with a password sign-in that many seconds ago if a number is given. */
    async newMember(signInAgeSeconds?: number) {
      const { sub } = await newSession(sql)
      const timestamp = Math.floor(Date.now() / 1000) - (signInAgeSeconds ?? 0)
      const amr = signInAgeSeconds === undefined ? [] : [{ method: "password", timestamp }]
      return { id: sub, db: await member({ sub, amr }) }
    },
    noticesOf: (id: string) => noticeTitles(sql, id),
    /** Runs a periodic task now and the jobs that it adds. */
    async runTask(task: string) {
      await sql("update private.periodic_tasks set next_run_at = now() where name = $1", [task])
      await runDueJobs()
    },
  }
}
