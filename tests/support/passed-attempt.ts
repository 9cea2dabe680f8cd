import { askDatabase } from "./e2e-database.ts"

/** A passed test with one question in the basics course, as if the member had taken it now. */
export async function passedAttempt(email: string) {
  await askDatabase(
    `insert into private.question_versions (id, content)
     select private.question_version(content), content
     from public.questions q, private.question_content(q) as content on conflict do nothing`,
    [],
  )
  const [{ id }] = (await askDatabase(
    `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, right_count,
       critical_missed, is_passed)
     select u.id, c.id, c.version, (
         select jsonb_build_array(jsonb_build_object(
           'q', q.id, 'v', private.question_version(private.question_content(q)),
           'c', (select jsonb_agg(o ->> 'id') from jsonb_array_elements(q.choices) o)))
         from public.questions q where q.bank = c.bank limit 1
       ), now(), 1, 0, true
     from auth.users u, public.courses c where u.email = $1 and c.slug = 'overdose-response-basics' returning id`,
    [email],
  )) as [{ id: string }]
  return id
}
