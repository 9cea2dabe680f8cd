import { expect } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newSession } from "#tests/support/session.ts"

/** A backend with members who ask for their data or for the end of it. */
export async function rightsDesk() {
  const backend = await testBackend()
  const { admin, member, sql } = backend

  async function doWhatIsDue() {
    const { data, error } = await admin.functions.invoke("jobs", { body: { seconds: 20 } })
    expect([error, data?.troubles]).toEqual([null, []])
  }

  return {
    ...backend,
    doWhatIsDue,
    /** A new member; with a number, one who showed a password that many seconds ago. */
    async someone(proofAgeSeconds?: number) {
      const { sub } = await newSession(sql)
      const timestamp = Math.floor(Date.now() / 1000) - (proofAgeSeconds ?? 0)
      const amr = proofAgeSeconds === undefined ? [] : [{ method: "password", timestamp }]
      return { id: sub, db: await member({ sub, amr }) }
    },
    async noticesOf(id: string) {
      const order = "order by created_at, title"
      const rows = await sql(`select title from public.notices where user_id = $1 ${order}`, [id])
      return rows.map(row => row.title)
    },
    /** Runs a periodic task now, whenever it would be due, and the jobs it plans. */
    async run(task: string) {
      await sql("update private.periodic_tasks set next_run_at = now() where name = $1", [task])
      await doWhatIsDue()
    },
  }
}
