-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.create_check_in_link(date uuid, name text)
 RETURNS TABLE(outcome public.check_in_link_outcome, key text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  day public.event_dates;
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  select d.* into day from public.event_dates d where d.id = date for update;
  outcome := case when day.id is null then 'unknown'
    when not private.manages_date(date) then 'not-allowed'
    when day.canceled_at is not null or now() >= private.check_in_links_end(day) then 'over'
    when (select count(*) from public.check_in_links l where l.date_id = date and l.revoked_at is null) >= 20 then 'too-many'
    else 'saved' end::public.check_in_link_outcome;
  if outcome = 'saved' then
    insert into public.check_in_links (date_id, label, key_hash, created_by)
      values (date, trim(name), sha256(convert_to(secret, 'UTF8')), private.caller_id());
    key := secret;
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    key := null;
    return next;
end $function$;
alter function private.create_check_in_link(date uuid, name text) owner to function_owner;
grant execute on function private.create_check_in_link(date uuid, name text) to authenticated;
