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

/** How far a member has come in this course. */
export async function memberFacts(
  db: SupabaseDb,
  member: string,
  course: CertifyingCourse,
): Promise<Omit<Facts, "isMinor">> {
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

async function newestCertificate(
  db: SupabaseDb,
  member: string,
  course: string,
): Promise<HeldCertificate | null> {
  const { data } = await db
    .from("certificates")
    .select("id, status, expires_at")
    .eq("user_id", member)
    .eq("course_id", course)
    .order("issued_at", { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data && { id: data.id, status: data.status as HeldCertificate["status"], expiresAt: data.expires_at }
}

/** The member's last request for a kit, whatever became of it, and whether there are kits at all. */
export async function kitState(db: SupabaseDb, member: string) {
  const [request, stock] = await Promise.all([
    db
      .from("kit_requests")
      .select("status, quantity, requested_at, changed_at, city, state")
      .eq("user_id", member)
      .order("requested_at", { ascending: false })
      .limit(1)
      .maybeSingle()
      .throwOnError(),
    db.from("kit_stock").select("kits").maybeSingle().throwOnError(),
  ])
  return { request: request.data, kits: stock.data?.kits ?? 0 }
}

export type KitRequest = NonNullable<Awaited<ReturnType<typeof kitState>>["request"]>

/** Whether the latest guardian consent allows a kit. UI hint only; `request_kit` enforces it. */
export async function hasKitConsent(db: SupabaseDb, learner: string) {
  const { data } = await db
    .from("consents")
    .select("is_given, withdrawn_at")
    .eq("learner_id", learner)
    .eq("kind", "consent-kit")
    .order("given_at", { ascending: false })
    .limit(1)
    .throwOnError()
  return data.some(({ is_given, withdrawn_at }) => is_given && withdrawn_at === null)
}

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
