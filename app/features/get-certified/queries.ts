import { z } from "zod"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Facts, HeldCertificate } from "./funnel.ts"

/** The certifying course: the first in the catalog with a quiz. */
export async function certifyingCourse(db: SupabaseDb) {
  const { data } = await db
    .from("courses")
    .select("id, slug, title, minutes, lessons(id, slug)")
    .eq("locale", CONTENT_LOCALE)
    .eq("status", "published")
    .not("bank", "is", null)
    .order("position")
    .order("position", { referencedTable: "lessons" })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}

export type CertifyingCourse = NonNullable<Awaited<ReturnType<typeof certifyingCourse>>>

/** A member's progress in this course. */
export async function memberFacts(
  db: SupabaseDb,
  member: string,
  course: CertifyingCourse,
): Promise<Omit<Facts, "isMinor" | "waiting">> {
  const [enrollment, attempts, certificate] = await Promise.all([
    db
      .from("enrollments")
      .select("lessons_done, passed_at")
      .eq("course_id", course.id)
      .eq("user_id", member)
      .maybeSingle()
      .throwOnError(),
    db
      .from("quiz_attempts")
      .select("id")
      .eq("course_id", course.id)
      .is("submitted_at", null)
      .limit(1)
      .throwOnError(),
    newestCertificate(db, member, course.id),
  ])
  return {
    isMember: true,
    course,
    lessons: course.lessons.length,
    lessonsDone: enrollment.data?.lessons_done ?? 0,
    hasOpenTest: attempts.data.length > 0,
    hasPassed: Boolean(enrollment.data?.passed_at),
    certificate,
  }
}

const heldCertificateSchema = z
  .object({
    id: z.string(),
    status: z.enum(["valid", "suspended", "revoked"]),
    expires_at: z.string().nullable(),
    can_renew: z.boolean(),
  })
  .transform(({ id, status, expires_at, can_renew }) => ({
    id,
    status,
    expiresAt: expires_at,
    canRenew: can_renew,
  }))

async function newestCertificate(
  db: SupabaseDb,
  member: string,
  course: string,
): Promise<HeldCertificate | null> {
  const { data } = await db
    .from("certificates")
    .select("id, status, expires_at, can_renew")
    .eq("user_id", member)
    .eq("course_id", course)
    .order("issued_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return heldCertificateSchema.nullable().parse(data)
}

const kitStatusSchema = z.object({
  has_certificate: z.boolean(),
  has_consent: z.boolean(),
  has_open_request: z.boolean(),
  next_request_at: z.string().nullable(),
  days_between: z.number(),
  kits: z.number(),
})

/** The member's last request for a kit, and what `request_kit` checks. */
export async function kitState(db: SupabaseDb, member: string) {
  const [request, status] = await Promise.all([
    db
      .from("kit_requests")
      .select("status, quantity, requested_at, is_cancelable")
      .eq("user_id", member)
      .order("requested_at", { ascending: false })
      .limit(1)
      .maybeSingle()
      .throwOnError(),
    db.rpc("kit_status").single().throwOnError(),
  ])
  return { request: request.data, status: kitStatusSchema.parse(status.data) }
}

export type KitRequest = NonNullable<Awaited<ReturnType<typeof kitState>>["request"]>
export type KitStatus = z.infer<typeof kitStatusSchema>

interface KitWishes {
  full_name: string
  street: string
  city: string
  state: string
  zip: string
  quantity: number
  had_naloxone: boolean
}

export async function requestKit(db: SupabaseDb, wishes: KitWishes) {
  const { full_name, street, city, state, zip, quantity, had_naloxone } = wishes
  const request = { full_name, street, city, state, zip, quantity, had_naloxone }
  return (await db.rpc("request_kit", request).throwOnError()).data
}

export async function cancelKit(db: SupabaseDb) {
  return (await db.rpc("cancel_kit").throwOnError()).data
}

/** Whether we send kits to a state. */
export async function shipsTo(db: SupabaseDb, state: string) {
  const { data } = await db.from("kit_stock").select("blocked_states").maybeSingle().throwOnError()
  return !data?.blocked_states.includes(state)
}
