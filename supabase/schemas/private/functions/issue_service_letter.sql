-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_service_letter(from_day date, to_day date, OUT outcome public.letter_outcome, OUT id uuid)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  last_day date;
begin
  if coalesce($1 > $2, true) then outcome := 'invalid'; return; end if;
  perform pg_advisory_xact_lock(hashtextextended('letters of ' || me, 0));
  if (select count(*) from public.service_letters l
    where l.user_id = me and l.issued_at > now() - interval '1 day') >= 20 then outcome := 'too-many'; return; end if;
  if private.approved_minutes(me, $1, $2) = 0 then outcome := 'no-hours'; return; end if;
  select least($2, greatest((now() at time zone s.giving_time_zone)::date, (select max(h.day) from public.volunteer_hours h
      where h.user_id = me and h.status = 'approved' and h.day between $1 and $2))) into last_day
    from public.site_settings s;
  insert into public.service_letters (code, user_id, name, from_day, to_day, minutes, legal_name, address)
    select private.new_code(), me, private.volunteer_name(me), $1, last_day, private.approved_minutes(me, $1, last_day),
      coalesce(s.legal_name, s.name), s.postal_address
    from public.site_settings s returning service_letters.id into issue_service_letter.id;
  outcome := 'issued';
exception
  when check_violation or not_null_violation then outcome := 'invalid'; id := null;
end $function$;
alter function private.issue_service_letter(from_day date, to_day date, OUT outcome public.letter_outcome, OUT id uuid) owner to function_owner;
grant execute on function private.issue_service_letter(from_day date, to_day date, OUT outcome public.letter_outcome, OUT id uuid) to authenticated;
