-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_slips()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day date := (select (new.starts_at at time zone e.time_zone)::date from public.events e where e.id = new.event_id);
  moved public.permission_slips;
begin
  for moved in
    update public.permission_slips s set happens_on = day from public.event_registrations r
      where r.date_id = new.id and r.slip_id = s.id and r.status not in ('canceled', 'expired') and s.happens_on <> day
      returning s.*
  loop
    perform private.notify(g.guardian_id, 'guardian', 'permission-moved', jsonb_build_object('slip', moved.id,
      'name', private.display_name_of(moved.learner_id), 'title', moved.title, 'day', day))
      from public.guardianships g
      where g.learner_id = moved.learner_id and g.verified_at is not null and g.ended_at is null;
  end loop;
  return null;
end $function$;
alter function private.move_slips() owner to function_owner;
