-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remind_guardians(key text)
 RETURNS public.guardian_reminder_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.permission_slips;
begin
  select s.* into asked from public.permission_slips s where s.id = (
    select r.slip_id from public.event_registrations r
    where r.id = private.registration_of(key) and r.status not in ('canceled', 'expired')) for update;
  if asked.id is null then return 'unknown'; end if;
  if asked.is_allowed is not null or asked.happens_on < private.earliest_local_date() then return 'not-needed'; end if;
  if asked.reminded_at is not null then return 'already-sent'; end if;
  update public.permission_slips s set reminded_at = now() where s.id = asked.id;
  perform private.notify(g.guardian_id, 'guardian', 'permission-reminder', jsonb_build_object('slip', asked.id,
    'name', private.display_name_of(asked.learner_id), 'title', asked.title, 'day', asked.happens_on))
    from public.guardianships g
    where g.learner_id = asked.learner_id and g.verified_at is not null and g.ended_at is null;
  return 'sent';
end $function$;
alter function private.remind_guardians(key text) owner to function_owner;
grant execute on function private.remind_guardians(key text) to anon, authenticated;
