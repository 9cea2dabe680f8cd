-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_hours_of(person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  hours integer;
begin
  -- Two decisions at once are added one after the other.
  perform pg_advisory_xact_lock(hashtextextended('counted hours of ' || person, 0));
  select sum(h.minutes) / 60 into hours from public.volunteer_hours h where h.user_id = person and h.status = 'approved';
  if coalesce(hours, 0) = 0 then
    delete from private.impact_records r where r.source = 'volunteer-hours' and r.subject = person;
  else
    insert into private.impact_records as r (source, subject, amount) values ('volunteer-hours', person, hours)
      on conflict (source, subject) do update set amount = excluded.amount where r.amount <> excluded.amount;
  end if;
end $function$;
grant execute on function private.count_hours_of(person uuid) to function_owner;
