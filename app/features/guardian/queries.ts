import { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import type { Database, Json } from "#app/lib/supabase/database.types.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { CONSENT_KINDS } from "./labels.ts"

type Functions = Database["public"]["Functions"]

/** The member's active links, as guardian or learner. */
export async function myGuardianships(db: SupabaseDb) {
  const { data } = await db.rpc("my_guardianships").throwOnError()
  return data as Guardianship[]
}

/** The name of a learner the caller is a guardian of; null for everyone else. */
export async function guardedLearnerName(db: SupabaseDb, id: string): Promise<string | null> {
  const links = isUuid(id) ? await myGuardianships(db) : []
  const link = links.find(
    ({ learner_id, side, verified_at }) => learner_id === id && side === "guardian" && verified_at,
  )
  return link ? (link.name ?? "your learner") : null
}

/** The generated type does not know which columns of a function may be empty. */
export type Guardianship = Omit<
  Functions["my_guardianships"]["Returns"][number],
  "name" | "hint" | "verified_at" | "adult_on"
> & { name: string | null; hint: string | null; verified_at: string | null; adult_on: string | null }

/** When the caller's account will be deleted because it has no guardian; null if it will not. */
export async function deletionWithoutGuardian(db: SupabaseDb): Promise<string | null> {
  const { data } = await db.rpc("deletion_without_guardian").throwOnError()
  return data
}

/** The current text of every purpose, in the order of the forms. */
export async function consentTexts(db: SupabaseDb, kinds: readonly string[] = CONSENT_KINDS) {
  const { data } = await db
    .from("policy_texts")
    .select("kind, version, title, summary")
    .in("kind", [...kinds])
    .lte("effective_from", new Date().toISOString())
    .order("version", { ascending: false })
    .throwOnError()
  return kinds.flatMap(kind => data.find(text => text.kind === kind) ?? [])
}

export type ConsentText = Awaited<ReturnType<typeof consentTexts>>[number]

/** A learner and the guardian's own answers: enough to answer and to withdraw without opening the page. */
export async function guardedLearner(db: SupabaseDb, id: string, guardian: string) {
  const name = await guardedLearnerName(db, id)
  if (name === null) return null
  const [texts, { data: consents }] = await Promise.all([
    consentTexts(db),
    db
      .from("consents")
      .select(CONSENT)
      .eq("learner_id", id)
      .eq("guardian_id", guardian)
      .order("given_at", { ascending: false })
      .throwOnError(),
  ])
  return { id, name, texts, consents }
}

export type GuardedLearner = NonNullable<Awaited<ReturnType<typeof guardedLearner>>>

const CONSENT = "id, guardian_id, kind, version, is_given, signed_name, given_at, withdrawn_at"

/**
 * The page about a learner, for guardians and the learner; null for others, and for a guardian who has to
 * reauthenticate. The database logs a guardian's visit.
 */
export async function learnerPage(db: SupabaseDb, learner: string) {
  const { data: page } = await db.rpc("open_learner_page", { learner }).maybeSingle().throwOnError()
  if (page?.outcome !== "opened") return null
  const [consents, slips, visits, exports, texts] = await Promise.all([
    db
      .from("consents")
      .select(CONSENT)
      .eq("learner_id", learner)
      .order("given_at", { ascending: false })
      .throwOnError(),
    learnerSlips(db, learner),
    db
      .from("guardian_visits")
      .select("id, guardian_id, what, visited_at")
      .eq("learner_id", learner)
      .order("visited_at", { ascending: false })
      .limit(50)
      .throwOnError(),
    db
      .from("data_exports")
      .select("id, requested_at, ready_at, expires_at, failed_at, progress, path")
      .eq("user_id", learner)
      .order("requested_at", { ascending: false })
      .limit(3)
      .throwOnError(),
    consentTexts(db),
  ])
  return {
    id: page.learner_id,
    name: (page.name as string | null) ?? "Your learner",
    adultOn: page.adult_on,
    deletedOn: page.deleted_on as string | null,
    guardians: pageGuardians.parse(page.guardians),
    consents: consents.data,
    slips,
    visits: visits.data,
    exports: exports.data,
    texts,
  }
}

const pageGuardians = z.array(
  z.object({ id: z.string(), name: z.string().nullable(), relation: z.string(), since: z.string() }),
)

export type LearnerPage = NonNullable<Awaited<ReturnType<typeof learnerPage>>>
export type Consent = LearnerPage["consents"][number]

const SLIP =
  "id, learner_id, asked_by, title, happens_on, about, asked_at, is_allowed, answered_at, answered_by, signed_name, emergency_name, emergency_phone"

async function learnerSlips(db: SupabaseDb, learner: string) {
  const { data } = await db
    .from("permission_slips")
    .select(SLIP)
    .eq("learner_id", learner)
    .order("happens_on", { ascending: false })
    .limit(50)
    .throwOnError()
  return data
}

export async function slipById(db: SupabaseDb, id: string) {
  const { data } = await db.from("permission_slips").select(SLIP).eq("id", id).maybeSingle().throwOnError()
  return data
}

export type Slip = NonNullable<Awaited<ReturnType<typeof slipById>>>

/** The date before which slips have passed; the database decides by it, too. */
export async function slipDeadline(db: SupabaseDb) {
  return (await db.rpc("earliest_local_date").throwOnError()).data
}

/** Unanswered slips of the guardian's learners whose date has not passed. */
export async function waitingSlips(db: SupabaseDb, learners: readonly string[]) {
  const { data } = await db
    .from("permission_slips")
    .select("id, learner_id, title, happens_on")
    .in("learner_id", [...learners])
    .is("is_allowed", null)
    .gte("happens_on", await slipDeadline(db))
    .order("happens_on")
    .throwOnError()
  return data
}

/** Invitations the member made that can still be used. */
export async function openInvitations(db: SupabaseDb) {
  const { data } = await db
    .from("guardian_invitations")
    .select("id, side, address, created_at, expires_at")
    .is("used_at", null)
    .is("withdrawn_at", null)
    .gt("expires_at", new Date().toISOString())
    .order("created_at", { ascending: false })
    .throwOnError()
  return data
}

export async function youngLearners(db: SupabaseDb) {
  const { data } = await db
    .from("young_learners")
    .select("id, first_name, consented_at, kept_until")
    .order("consented_at")
    .throwOnError()
  return data
}

/** The guardian's answers for all learners, withdrawn ones included. */
export async function answeredKinds(db: SupabaseDb, guardian: string) {
  const { data } = await db
    .from("consents")
    .select("learner_id, kind, version, is_given")
    .eq("guardian_id", guardian)
    .throwOnError()
  return data
}

export async function inviteGuardian(db: SupabaseDb, address?: string) {
  const { data } = await db.rpc("invite_guardian", { address }).single().throwOnError()
  return { outcome: data.outcome, code: data.code as string | null }
}

export async function inviteLearner(db: SupabaseDb, address: string, relation: string) {
  const { data } = await db.rpc("invite_learner", { address, relation }).single().throwOnError()
  return data.outcome
}

export async function previewInvitation(db: SupabaseDb, code: string) {
  const { data } = await db.rpc("preview_invitation", { code }).single().throwOnError()
  return data as {
    outcome: DbEnum<"invitation_state">
    side: "learner" | "guardian"
    name: string | null
    hint: string | null
    relation: string | null
    is_confirmed_later: boolean
  }
}

export type Answers = Record<string, { version: number; is_given: boolean }>

export async function acceptInvitation(
  db: SupabaseDb,
  code: string,
  given: { relation?: string; answers?: Answers; signed_name?: string },
) {
  const { data } = await db
    .rpc("answer_invitation", { code, is_accepted: true, ...given, answers: given.answers as Json })
    .single()
    .throwOnError()
  return data
}

export async function declineInvitation(db: SupabaseDb, code: string) {
  const { data } = await db.rpc("answer_invitation", { code, is_accepted: false }).single().throwOnError()
  return data.outcome
}

export async function answerConsents(db: SupabaseDb, learner: string, answers: Answers, signed_name: string) {
  const { data } = await db
    .rpc("answer_consents", { learner, answers: answers as Json, signed_name })
    .throwOnError()
  return data
}
