import { z } from "zod"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Card } from "./card.ts"
import { CERTIFICATE_ID } from "./certificate-id.ts"
import { type WaitingCertificate, waitingNotice } from "./waiting.ts"

const cardSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  course: z.string(),
  courseSlug: z.string().nullable(),
  criteria: z.string(),
  issuedAt: z.string(),
  expiresAt: z.string().nullable(),
  statusNumber: z.number(),
  status: z.enum(["valid", "expired", "suspended", "revoked"]),
  reason: z.string().nullable(),
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  isErased: z.boolean(),
  canRenew: z.boolean(),
})

/** Public view of a certificate. Null for unknown and malformed ids alike. */
export async function certificateCard(db: SupabaseDb, wanted: string): Promise<Card | null> {
  if (!CERTIFICATE_ID.test(wanted)) return null
  const { data } = await db.rpc("certificate_card", { wanted }).throwOnError()
  return cardSchema.nullable().parse(data)
}

export interface OwnCertificate {
  holder_name: string | null
  name_form: string
}

/** The holder's editable data; null for other visitors. */
export async function ownCertificateOf(
  db: SupabaseDb,
  id: string,
  holder: string,
): Promise<OwnCertificate | null> {
  const { data } = await db
    .from("certificates")
    .select("holder_name, name_form")
    .eq("id", id)
    .eq("user_id", holder)
    .maybeSingle()
    .throwOnError()
  return data
}

/** The certificate issued for an attempt, or null. */
export async function certificateOfAttempt(db: SupabaseDb, attempt: string) {
  const { data } = await db
    .from("certificates")
    .select("id")
    .eq("attempt_id", attempt)
    .maybeSingle()
    .throwOnError()
  return data?.id ?? null
}

/** The member's passed tests without a certificate yet, the newest of each course. */
export async function waitingCertificates(db: SupabaseDb): Promise<WaitingCertificate[]> {
  const { data } = await db.rpc("waiting_certificates").throwOnError()
  return data.map(waitingCertificate)
}

interface WaitingRow {
  attempt_id: string
  course_id: string
  course_slug: string
  course_title: string
  step: WaitingCertificate["step"]
  suggested_name: string | null
  suggested_form: string
  earlier_certificate: string | null
}

export function waitingCertificate(row: WaitingRow): WaitingCertificate {
  return {
    attempt: row.attempt_id,
    courseId: row.course_id,
    step: row.step,
    suggestedName: row.suggested_name,
    suggestedForm: row.suggested_form,
    notice: waitingNotice({
      step: row.step,
      course: { slug: row.course_slug, title: row.course_title },
      attempt: row.attempt_id,
      earlier: row.earlier_certificate,
    }),
  }
}

/** Newest first. */
export async function certificatesOf(db: SupabaseDb, holder: string) {
  const { data } = await db
    .from("certificates")
    .select("id, course_title, issued_at, expires_at, status")
    .eq("user_id", holder)
    .order("issued_at", { ascending: false })
    .limit(20)
    .throwOnError()
  return data
}

export type Listed = Awaited<ReturnType<typeof certificatesOf>>[number]
