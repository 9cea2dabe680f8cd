/** Whose rows they are: `email` and `marker` are texts that nobody else has. */
export interface Specimen {
  person: string
  other: string
  email: string
  marker: string
}

/**
 * A row about the person for each table that signing up, signing in, uploading, exporting and leaving do not
 * fill by themselves.
 */
export function specimenRows({ person, other, email, marker }: Specimen): Record<string, string> {
  return {
    "public.profiles": `update public.profiles set display_name = '${marker}', certificate_name = '${marker}',
      pronouns = 'she/her', state = 'Ohio' where id = '${person}'`,
    "public.user_roles": `insert into public.user_roles (user_id, role, granted_by) values
      ('${person}', 'editor', '${person}'), ('${other}', 'events', '${person}')`,
    "auth.flow_state": `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge,
      provider_type, authentication_method) values (gen_random_uuid(), '${person}', 'x', 's256', 'x', 'email', 'magiclink')`,
    "backend.totp_steps":
      "insert into backend.totp_steps select id, 1 from auth.mfa_factors on conflict do nothing",
    "backend.known_devices": `insert into backend.known_devices (user_id, device) values ('${person}', 'x')`,
    "private.recovery_codes": `insert into private.recovery_codes (user_id, code_hash) values ('${person}', 'x')`,
    "private.recovery_tries": `insert into private.recovery_tries (user_id) values ('${person}')`,
    "private.second_factors": `insert into private.second_factors (id, user_id) values (gen_random_uuid(), '${person}')`,
    "private.code_guesses": `insert into private.code_guesses (user_id) values ('${person}')`,
    "private.unsubscribe_tokens": `insert into private.unsubscribe_tokens (user_id, topic) values ('${person}', 'news')`,
    "public.notification_preferences": `insert into public.notification_preferences (user_id, topic, channel, is_on)
      values ('${person}', 'news', 'email', true)`,
    "public.notification_settings": `insert into public.notification_settings (user_id, digest) values ('${person}', 'daily')`,
    "public.guardianships": `insert into public.guardianships (guardian_id, learner_id, relation, ended_at, ended_because,
      ended_by) values ('${person}', '${other}', 'parent', now(), 'guardian', '${person}')`,
    "public.guardian_invitations": `insert into public.guardian_invitations (made_by, side, relation, address, secret_hash)
      values ('${other}', 'guardian', 'parent', '${email}', 'x'), ('${person}', 'guardian', 'parent', 'x@example.org', 'y')`,
    "public.guardian_visits": `insert into public.guardian_visits (guardian_id, learner_id, what)
      values ('${person}', '${other}', 'page')`,
    "public.consents": `insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
      values ('${other}', '${person}', 'consent-course', 1, true, '${marker}')`,
    "public.permission_slips": `insert into public.permission_slips (learner_id, asked_by, title, happens_on, about,
      is_allowed, answered_at, answered_by, signed_name, emergency_name) values ('${other}', '${person}', 'A trip', now(),
      'A day in the park', true, now(), '${person}', '${marker}', '${marker}')`,
    "private.young_requests": `insert into private.young_requests (first_name, address, secret_hash)
      values ('Kim', '${email}', 'x')`,
    "public.young_learners": `insert into public.young_learners (guardian_id, first_name, version, signed_name)
      values ('${person}', 'Kim', 1, '${marker}')`,
    "public.lesson_progress": `insert into public.lesson_progress (user_id, lesson_id)
      select '${person}', id from public.lessons limit 1`,
    "public.quiz_allowances": `insert into public.quiz_allowances (user_id, extra_percent, granted_by)
      values ('${person}', 50, '${other}'), ('${other}', 50, '${person}')`,
    // Passed, so that the enrollment, the certificate and its log come by themselves.
    "public.quiz_attempts": `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at,
      is_passed) select '${person}', id, 1, '[{}]', now(), true from public.courses where bank is not null limit 1`,
    "public.survey_responses": `insert into public.survey_responses (course_id, user_id, phase, answers, right_count)
      select id, '${person}', 'before', '{}', 3 from public.courses limit 1`,
    "public.kit_requests": `insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity,
      had_naloxone) values ('${person}', '${marker}', '1 ${marker} Street', 'Town', 'Ohio', '43004', 1, true)`,
    "public.account_merges": `insert into public.account_merges (asker, other, merged_at, moved)
      values ('${person}', '${other}', now(), '{}'), ('${other}', '${person}', now(), '{}')`,
    "private.jobs": `insert into private.jobs (kind, payload, run_after) values
      ('export_person', '{"user_id": "${person}"}', now() + interval '1 day')`,
  }
}
