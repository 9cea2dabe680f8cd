import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { accept, codeOf, mailedCode, type Person, person, sees } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const guardians = [await person(backend, "guardian"), await person(backend, "guardian", "Hal")]

type Standing = "none" | "waits" | "linked"
type Step = { do: (typeof STEPS)[number]; guardian: 0 | 1 }
const STEPS = [
  "code",
  "accept code",
  "confirm",
  "learner ends",
  "guardian ends",
  "letter to guardian",
  "letter to learner",
  "decline",
  "birthday",
  "clock",
] as const

/** What each step does to the links, in the words of the rule: verified, not ended, and not yet 18. */
class Model {
  isMinor = true
  hasCode = false
  standings: Standing[] = ["none", "none"]

  can(guardian: number) {
    return this.isMinor && this.standings[guardian] === "linked"
  }

  take({ do: step, guardian }: Step) {
    const standing = this.standings[guardian]!
    if (step === "birthday") this.isMinor = false
    else if (step === "learner ends" || step === "guardian ends") this.standings[guardian] = "none"
    else if (!this.isMinor) return
    else if (step === "code") this.hasCode = true
    else if (step === "confirm" && standing === "waits") this.standings[guardian] = "linked"
    else if (step.startsWith("letter") && standing === "none") this.standings[guardian] = "linked"
    else if (step === "decline") this.hasCode = false
    else if (step === "accept code" && this.hasCode && standing === "none") {
      this.standings[guardian] = "waits"
      this.hasCode = false
    }
  }
}

test("after any sequence of steps a guardian sees the learner if and only if the model says so", async () => {
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
      const held = { code: "" }
      for (const step of sequence) {
        await take(leo, guardians[step.guardian]!, step.do, held)
        model.take(step)
        for (const [place, guardian] of guardians.entries()) {
          const { data } = await guardian.db.from("permission_slips").select("id").eq("learner_id", leo.id)
          const now = { page: await sees(guardian, leo), rows: data?.length === 1 }
          expect(now, `${guardian.address} after ${step.do}`).toEqual({
            page: model.can(place),
            rows: model.can(place),
          })
        }
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)

async function take(leo: Person, guardian: Person, step: Step["do"], held: { code: string }) {
  const [link] = await backend.sql<{ id: string }>(
    "select id from public.guardianships where guardian_id = $1 and learner_id = $2 and ended_at is null",
    [guardian.id, leo.id],
  )
  // How often somebody may try in a day is not what this is about.
  await backend.sql(`delete from private.code_guesses; delete from private.email_outbox;
    update public.guardian_invitations set created_at = created_at - interval '2 days'`)
  if (step === "code") held.code = await codeOf(leo).catch(() => "")
  else if (step === "accept code") await accept(guardian, held.code)
  else if (step === "decline") {
    await guardian.db.rpc("answer_invitation", { code: held.code, is_accepted: false }).throwOnError()
  } else if (step === "confirm" && link)
    await leo.db.rpc("confirm_guardian", { link: link.id }).throwOnError()
  else if (step === "learner ends" && link)
    await leo.db.rpc("end_guardianship", { link: link.id }).throwOnError()
  else if (step === "guardian ends" && link) {
    await guardian.db.rpc("end_guardianship", { link: link.id }).throwOnError()
  } else if (step === "letter to guardian") {
    await leo.db.rpc("invite_guardian", { address: guardian.address }).throwOnError()
    await accept(guardian, (await mailedCode(backend, guardian.address)) ?? "")
  } else if (step === "letter to learner") {
    await guardian.db.rpc("invite_learner", { address: leo.address, relation: "parent" }).throwOnError()
    const code = (await mailedCode(backend, leo.address)) ?? ""
    await leo.db.rpc("answer_invitation", { code, is_accepted: true }).throwOnError()
  } else if (step === "birthday") {
    await backend.sql("update public.profiles set adult_on = current_date where id = $1", [leo.id])
  } else if (step === "clock")
    await backend.sql("set role function_owner; select private.end_grown_guardianships(); reset role")
}
