import type { SupabaseClient } from "@supabase/supabase-js"

/** Links the learner with a new guardian, who has agreed to the course. */
export async function allowCourse(admin: SupabaseClient, learnerEmail: string) {
  const { data } = await admin.auth.admin.listUsers({ perPage: 1000 })
  const learner_id = data.users.find(({ email }) => email === learnerEmail)!.id
  const email = `guardian-${crypto.randomUUID()}@example.org`
  const guardian = { email, email_confirm: true, user_metadata: { is_adult: "true" } }
  const { data: created, error } = await admin.auth.admin.createUser(guardian)
  if (error) throw error
  const pair = { learner_id, guardian_id: created.user.id }
  const now = new Date().toISOString()
  const link = { relation: "parent", guardian_confirmed_at: now, learner_confirmed_at: now }
  await admin
    .from("guardianships")
    .insert({ ...pair, ...link })
    .throwOnError()
  const answer = { kind: "consent-course", version: 1, is_given: true, signed_name: "Grace Guardian" }
  await admin
    .from("consents")
    .insert({ ...pair, ...answer })
    .throwOnError()
}
