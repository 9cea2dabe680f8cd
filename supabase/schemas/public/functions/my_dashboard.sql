-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_dashboard(guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  member uuid := (select auth.uid());
begin
  return jsonb_build_object(
    'profile', (
      select jsonb_build_object('display_name', p.display_name, 'state', p.state, 'avatar_path', p.avatar_path,
        'created_at', p.created_at)
      from public.profiles p where p.id = member
    ),
    'has_second_factor', private.caller_has_enrolled_factor(),
    'notices', (
      select coalesce(jsonb_agg(to_jsonb(n)), '[]') from (
        select n.id, n.topic, n.message, n.params, n.created_at, n.read_at from public.notices n
        where n.user_id = member order by n.read_at desc nulls first, n.created_at desc limit 6
      ) n
    ),
    'guardianships', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from public.my_guardianships() g),
    'export', (
      select jsonb_build_object('progress', e.progress, 'ready_at', e.ready_at, 'failed_at', e.failed_at)
      from public.data_exports e
      where e.user_id = member and e.requested_by = member and (e.expires_at is null or e.expires_at > now())
      order by e.requested_at desc limit 1
    ),
    'erasure', (
      select jsonb_build_object('due_at', e.due_at, 'reason', e.reason, 'started_at', e.started_at)
      from public.erasures e where e.user_id = member
    ),
    'enrollments', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from (
        select e.course_id, e.lessons_done, e.started_at, e.seen_at, e.passed_at from public.enrollments e
        where e.user_id = member order by e.seen_at desc
      ) e
    ),
    'survey_responses', (
      select coalesce(jsonb_agg(jsonb_build_object('course_id', r.course_id, 'phase', r.phase,
        'right_count', r.right_count)), '[]')
      from public.survey_responses r where r.user_id = member
    ),
    'started_courses', public.started_courses(),
    'certificates', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
        select c.id, c.course_title, c.issued_at, c.expires_at, c.status from public.certificates c
        where c.user_id = member order by c.issued_at desc limit 20
      ) c
    ),
    'waiting_certificates', (select coalesce(jsonb_agg(to_jsonb(w)), '[]') from public.waiting_certificates() w),
    'chapters', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
        select c.slug, c.name, c.state, c.meets, m.joined_at
        from public.chapter_members m join public.chapters c on c.id = m.chapter_id
        where m.user_id = member and m.removed_at is null order by m.joined_at
      ) c
    ),
    'chapter_applications', (
      select coalesce(jsonb_agg(to_jsonb(a)), '[]') from (
        select a.id, a.city, a.state, a.stage, a.changed_at from public.chapter_applications a
        where a.user_id = member order by a.submitted_at desc limit 3
      ) a
    ),
    'raffle_tickets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'number', e.number, 'raffles', jsonb_build_object(
        'slug', r.slug, 'title', r.title, 'draws_at', r.draws_at, 'time_zone', r.time_zone,
        'state', public.state(r)))), '[]')
      from (
        select e.id, e.number, e.raffle_id from public.raffle_entries e
        where e.user_id = member order by e.entered_at desc limit 6
      ) e join public.raffles r on r.id = e.raffle_id
    ),
    'events', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.member_registrations(member, up_to => 20) r),
    'past_events', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.member_registrations(member, is_past => true, up_to => 3) r
    ),
    'last_gift', (
      select jsonb_build_object('paid_at', d.paid_at, 'cents', d.total_cents) from public.donations d
      where d.user_id = member and d.status = 'succeeded' order by d.paid_at desc limit 1
    ),
    'repeating_gift', (
      select jsonb_build_object('cents', s.gift_cents + s.fee_cents, 'frequency', s.frequency, 'status', s.status,
        'next_charge_at', s.next_charge_at)
      from public.subscriptions s where s.user_id = member and s.status in ('active', 'past-due')
      order by s.created_at desc limit 1
    ),
    'statement_year', (select max(t.year) from public.gift_statements t where t.user_id = member),
    'wardrobe', (
      select jsonb_build_object('coins', w.coins, 'costume', w.costume, 'background', w.background,
        'nameplate', w.nameplate)
      from public.wardrobes w where w.user_id = member
    ),
    'guest_work', case when guest_key is not null then to_jsonb(public.guest_work(guest_key)) end
  );
end $function$;
grant execute on function public.my_dashboard(guest_key text) to authenticated;
