import { z } from "zod"
import { Constants } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const { Enums } = Constants.public
const text = z.string()
const optional = z.string().nullable()

const registration = z.object({
  ...{ id: text, event: text, title: text, poster_color: optional, date_id: text, starts_at: text },
  ...{ time_zone: text, place: optional, city: optional, is_date_canceled: z.boolean() },
  ...{ status: z.enum(Enums.registration_status), channel: z.enum(Enums.event_channel) },
  ...{ party_size: z.number(), place_in_line: z.number().nullable(), offer_expires_at: optional },
  ...{ ticket_code: text, is_permission_missing: z.boolean(), is_guardian_reminded: z.boolean() },
  has_recap: z.boolean(),
})

const dashboard = z.object({
  profile: z.object({ display_name: optional, state: optional, avatar_path: optional, created_at: text }),
  has_second_factor: z.boolean(),
  notices: z.array(
    z.object({
      ...{ id: text, topic: z.enum(Enums.notification_topic), message: text, params: z.json() },
      ...{ created_at: text, read_at: optional },
    }),
  ),
  guardianships: z.array(
    z.object({
      ...{ link: text, side: text, guardian_id: text, learner_id: text, name: optional, hint: optional },
      ...{ relation: text, verified_at: optional, created_at: text, adult_on: optional },
    }),
  ),
  export: z.object({ progress: z.number(), ready_at: optional, failed_at: optional }).nullable(),
  erasure: z.object({ due_at: text, reason: text, started_at: optional }).nullable(),
  enrollments: z.array(
    z.object({
      ...{ course_id: text, lessons_done: z.number(), started_at: text, seen_at: text },
      passed_at: optional,
    }),
  ),
  survey_responses: z.array(z.object({ course_id: text, phase: text, right_count: z.number() })),
  started_courses: z.array(z.unknown()),
  certificates: z.array(
    z.object({ id: text, course_title: text, issued_at: text, expires_at: optional, status: text }),
  ),
  waiting_certificates: z.array(
    z.object({
      ...{ attempt_id: text, course_id: text, course_slug: text, course_title: text },
      ...{ step: z.enum(Enums.certificate_step), suggested_name: optional, suggested_form: text },
      earlier_certificate: optional,
    }),
  ),
  chapters: z.array(z.object({ slug: text, name: text, state: text, meets: optional, joined_at: text })),
  chapter_applications: z.array(
    z.object({
      ...{ id: text, city: text, state: text, stage: z.enum(Enums.chapter_application_stage) },
      changed_at: text,
    }),
  ),
  raffle_tickets: z.array(
    z.object({
      ...{ id: text, number: z.number() },
      raffles: z.object({
        slug: text,
        title: text,
        draws_at: text,
        time_zone: text,
        state: z.enum(Enums.raffle_state),
      }),
    }),
  ),
  events: z.array(registration),
  past_events: z.array(registration),
  last_gift: z.object({ paid_at: text, cents: z.number() }).nullable(),
  repeating_gift: z
    .object({
      ...{ cents: z.number(), frequency: z.enum(Enums.gift_frequency), next_charge_at: optional },
      status: z.enum(Enums.subscription_status),
    })
    .nullable(),
  statement_year: z.number().nullable(),
  /** Null until the member has earned a coin. */
  wardrobe: z
    .object({ coins: z.number(), costume: optional, background: optional, nameplate: optional })
    .nullable(),
  guest_work: z.array(text).nullable(),
})

/** The rows of every panel of /me, in one round trip. */
export async function dashboardRows(db: SupabaseDb, guestKey: string | null) {
  const { data } = await db.rpc("my_dashboard", { guest_key: guestKey ?? undefined }).throwOnError()
  return dashboard.parse(data)
}
