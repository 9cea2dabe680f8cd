-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.ask_guardians(about public.events, day public.event_dates, member uuid, OUT slip uuid, OUT problem public.registration_outcome)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  asked record;
begin
  if member is null or not private.is_minor(member) then return; end if;
  if exists (select from public.guardianships g
    where g.learner_id = member and g.verified_at is not null and g.ended_at is null)
    and not private.has_consent(member, 'consent-events') then
    problem := 'no-consent';
    return;
  end if;
  select * into asked from private.request_permission(member, about.title,
    (day.starts_at at time zone about.time_zone)::date,
    concat_ws(E'\n', about.summary, about.place, private.address_of_event(about)));
  slip := asked.slip;
  problem := case asked.outcome when 'requested' then null when 'no-guardian' then 'no-guardian'
    when 'too-many' then 'too-many' else 'invalid' end;
end $function$;
grant execute on function private.ask_guardians(about public.events, day public.event_dates, member uuid, OUT slip uuid, OUT problem public.registration_outcome) to function_owner;
