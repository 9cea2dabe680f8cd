import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { accept, canSee, createCode, emailedCode, type Person, person } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const guardians = [await person(backend, "guardian"), await person(backend, "guardian", "Hal")]

type LinkState = "none" | "waits" | "linked"
type Step = { do: (typeof STEPS)[number]; guardian: 0 | 1 }
const STEPS = [
  "code",
  "accept code",
  "confirm",
  "learner ends",
  "guardian ends",
  "email to guardian",
  "email to learner",
  "decline",
  "birthday",
  "daily task",
] as const

/** The expected effect of each step: a guardian sees a learner under 18 while a confirmed link has not ended. */
class Model {
  isMinor = true
  hasCode = false
  states: LinkState[] = ["none", "none"]

  canSee(guardian: number) {
    return this.isMinor && this.states[guardian] === "linked"
  }

  apply({ do: step, guardian }: Step) {
    const state = this.states[guardian]!
    if (step === "birthday") this.isMinor = false
    else if (step === "learner ends" || step === "guardian ends") this.states[guardian] = "none"
    else if (!this.isMinor) return
    else if (step === "code") this.hasCode = true
    else if (step === "confirm" && state === "waits") this.states[guardian] = "linked"
    else if (step.startsWith("email") && state === "none") this.states[guardian] = "linked"
    else if (step === "decline") this.hasCode = false
    else if (step === "accept code" && this.hasCode && state === "none") {
      this.states[guardian] = "waits"
      this.hasCode = false
    }
  }
}

test("after any sequence of steps a guardian sees the learner exactly when the model says so", async () => {
  const steps = fc.array(
    fc.record({ do: fc.constantFrom(...STEPS), guardian: fc.constantFrom<0 | 1>(0, 1) }),
    { minLength: 3, maxLength: 14 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async sequence => {
      await backend.sql("delete from public.guardianships; delete from public.guardian_invitations")
      const leo = await person(backend, "learner")
      await backend.sql(
        `insert into public.permission_slips (learner_id, title, happens_on, about)
         values ($1, 'Fair', current_date, 'Tabling at the fair')`,
        [leo.id],
      )
      const model = new Model()
      const current = { code: "" }
      for (const step of sequence) {
        await perform(leo, guardians[step.guardian]!, step.do, current)
        model.apply(step)
        for (const [index, guardian] of guardians.entries()) {
          const { data } = await guardian.db.from("permission_slips").select("id").eq("learner_id", leo.id)
          const observed = { page: await canSee(guardian, leo), rows: data?.length === 1 }
          expect(observed, `${guardian.address} after ${step.do}`).toEqual({
            page: model.canSee(index),
            rows: model.canSee(index),
          })
        }
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

async function perform(leo: Person, guardian: Person, step: Step["do"], current: { code: string }) {
  const [link] = await backend.sql<{ id: string }>(
    "select id from public.guardianships where guardian_id = $1 and learner_id = $2 and ended_at is null",
    [guardian.id, leo.id],
  )
  // Removes the rate limits.
  await backend.sql(`delete from private.code_guesses; delete from private.email_outbox;
    update public.guardian_invitations set created_at = created_at - interval '2 days'`)
  if (step === "code") current.code = await createCode(leo).catch(() => "")
  else if (step === "accept code") await accept(guardian, current.code)
  else if (step === "decline") {
    await guardian.db.rpc("answer_invitation", { code: current.code, is_accepted: false }).throwOnError()
  } else if (step === "confirm" && link)
    await leo.db.rpc("confirm_guardian", { link: link.id }).throwOnError()
  else if (step === "learner ends" && link)
    await leo.db.rpc("end_guardianship", { link: link.id }).throwOnError()
  else if (step === "guardian ends" && link) {
    await guardian.db.rpc("end_guardianship", { link: link.id }).throwOnError()
  } else if (step === "email to guardian") {
    await leo.db.rpc("invite_guardian", { address: guardian.address }).throwOnError()
    await accept(guardian, (await emailedCode(backend, guardian.address)) ?? "")
  } else if (step === "email to learner") {
    await guardian.db.rpc("invite_learner", { address: leo.address, relation: "parent" }).throwOnError()
    const code = (await emailedCode(backend, leo.address)) ?? ""
    await leo.db.rpc("answer_invitation", { code, is_accepted: true }).throwOnError()
  } else if (step === "birthday") {
    await backend.sql("update public.profiles set adult_on = current_date where id = $1", [leo.id])
  } else if (step === "daily task")
    await backend.sql("set role function_owner; select private.end_grown_guardianships(); reset role")
}
