-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.ticket_answers(date uuid)
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  newest public.event_registrations;
begin
  select r.* into newest from public.event_registrations r
    where r.user_id = private.caller_id() and r.date_id = date order by r.created_at desc, r.id limit 1;
  if newest.id is null then return next 'not-registered';
  elsif newest.status <> 'confirmed' then
    return next case newest.status when 'expired' then 'released' else newest.status::text end::public.access_answer;
  end if;
  if exists (select from public.event_dates d where d.id = date and d.canceled_at is not null) then
    return next 'date-canceled'; end if;
end $function$;
grant execute on function private.ticket_answers(date uuid) to function_owner;
