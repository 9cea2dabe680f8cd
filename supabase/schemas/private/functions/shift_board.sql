-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.shift_board()
 RETURNS TABLE(id uuid, title text, about text, place text, chapter text, event text, starts_at timestamp with time zone, ends_at timestamp with time zone, time_zone text, capacity integer, taken integer, offered integer, status public.signup_status, is_offered boolean, place_in_line integer, missing public.shift_requirement[], minimum_age smallint, is_suggested boolean, course_title text, course_slug text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  return query select s.id, s.title, s.about, s.place, c.name, e.slug, s.starts_at, s.ends_at, s.time_zone, s.capacity,
    s.taken, s.offered, u.status, u.offered_at is not null,
    case u.status when 'waiting' then (select count(*)::integer from public.shift_signups w
      where w.shift_id = s.id and w.status = 'waiting' and w.number <= u.number) end,
    private.missing_requirements(me, s), s.minimum_age,
    coalesce(private.slot_of(s) = any (a.availability), false), k.title, k.slug
  from (select n.* from public.shifts n where n.ends_at > now() and n.starts_at > now() - interval '24 hours'
      and n.canceled_at is null order by n.starts_at, n.id limit 60) s
  left join public.chapters c on c.id = s.chapter_id and c.status = 'active'
  left join public.events e on e.id = s.event_id and e.status = 'published'
  left join public.courses k on k.id = s.course_id
  left join public.shift_signups u on u.shift_id = s.id and u.user_id = me and u.status <> 'canceled'
  left join public.volunteer_applications a on a.user_id = me and a.stage in ('submitted', 'interview', 'training', 'active')
  order by coalesce(private.slot_of(s) = any (a.availability), false) desc, s.starts_at, s.id;
end $function$;
alter function private.shift_board() owner to function_owner;
grant execute on function private.shift_board() to authenticated;
