import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import type { TestBackend } from "#tests/support/backend.ts"

export interface Person {
  id: string
  address: string
  db: FullSupabaseClient
}

/** A 16-year-old learner or an adult, with a confirmed address and a client that has just signed in. */
export async function person(
  backend: TestBackend,
  role: "learner" | "guardian",
  name = role === "learner" ? "Leo" : "Grace",
): Promise<Person> {
  const [row] = await backend.sql<{ month: string }>(
    "select to_char(now() - interval '16 years', 'YYYY-MM') as month",
  )
  const age = role === "learner" ? { birth_month: row!.month } : { is_adult: "true" }
  const { data, error } = await backend.admin.auth.admin.createUser({
    email: `${crypto.randomUUID()}@example.org`,
    email_confirm: true,
    user_metadata: { ...age, display_name: name, terms: "1", privacy: "1" },
  })
  if (error) throw error
  const { id, email } = data.user
  return { id, address: email!, db: await signedIn(backend, id) }
}

/** A client with a password sign-in that many seconds ago. */
export function signedIn(backend: TestBackend, sub: string, { secondsAgo = 0, aal = "aal1" } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
  return backend.member({ sub, aal, amr: [{ method: "password", timestamp }] })
}

const COURSE_CONSENT = { "consent-course": { version: 1, is_given: true } }

/** A new invitation code of the learner. */
export async function createCode(learner: Person) {
  const { data } = await learner.db.rpc("invite_guardian").single().throwOnError()
  if (!data.code) throw new Error(data.outcome)
  return data.code
}

export async function accept(guardian: Person, code: string, answers = COURSE_CONSENT as object) {
  const { data } = await guardian.db
    .rpc("answer_invitation", {
      ...{ code, is_accepted: true, relation: "parent", signed_name: "Grace Guardian" },
      answers: answers as never,
    })
    .single()
    .throwOnError()
  return data
}

/** Links a guardian who accepts the learner's code with the learner, who confirms. Returns the guardianship's id. */
export async function linkGuardian(guardian: Person, learner: Person, answers?: object) {
  const { outcome, link } = await accept(guardian, await createCode(learner), answers)
  if (outcome !== "pending") throw new Error(outcome)
  await learner.db.rpc("confirm_guardian", { link }).throwOnError()
  return link
}

/** Whether the page about the learner opens for the guardian. */
export async function canSee(guardian: Person, learner: Person) {
  const { data } = await guardian.db.rpc("open_learner_page", { learner: learner.id }).throwOnError()
  return data[0]?.outcome === "opened"
}

/** The code in the newest email to an address. */
export async function emailedCode(backend: TestBackend, address: string) {
  const [email] = await backend.sql<{ code: string }>(
    `select params ->> 'code' as code from private.email_outbox
     where to_address = $1 and message in ('guardian-invitation', 'learner-invitation', 'young-learner-request')
     order by created_at desc limit 1`,
    [address],
  )
  return email?.code
}
