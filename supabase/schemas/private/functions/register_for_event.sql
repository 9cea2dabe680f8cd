-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.register_for_event(dates uuid[], by_channel public.event_channel, people integer, given jsonb, guest_name text, guest_email text)
 RETURNS TABLE(date_id uuid, outcome public.registration_outcome, registration_id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  taken record;
  made uuid[] := '{}';
begin
  if coalesce(cardinality(dates), 0) not between 1 and 104 then return; end if;
  -- In the order of the ids, so that two callers with the same dates do not wait for each other.
  for date_id in select distinct wanted from unnest(dates) as wanted order by wanted loop
    begin
      select * into taken from private.take_seats(date_id, by_channel, people, given, me,
        case when me is null then guest_name else private.display_name_of(me) end, guest_email);
      outcome := taken.outcome;
      registration_id := case when me is not null then taken.registration end;
      made := made || taken.registration;
    exception
      when check_violation or not_null_violation then
        outcome := 'invalid';
        registration_id := null;
    end;
    return next;
  end loop;
  perform private.send_registration_emails(made);
end $function$;
alter function private.register_for_event(dates uuid[], by_channel public.event_channel, people integer, given jsonb, guest_name text, guest_email text) owner to function_owner;
grant execute on function private.register_for_event(dates uuid[], by_channel public.event_channel, people integer, given jsonb, guest_name text, guest_email text) to anon, authenticated;
