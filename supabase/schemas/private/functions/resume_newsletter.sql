-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.resume_newsletter(subscriber uuid, reason text)
 RETURNS public.newsletter_resume_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.newsletter_subscribers;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.newsletter_subscribers s where s.id = subscriber for no key update;
  if held.id is null then return 'unknown'; end if;
  if held.undeliverable_at is null then return 'already'; end if;
  insert into public.newsletter_resumptions (subscriber_id, refused_since, reason, created_by)
    values (held.id, held.undeliverable_at, trim($2), private.caller_id());
  update public.newsletter_subscribers s set refusals = 0, undeliverable_at = null where s.id = held.id;
  return 'resumed';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.resume_newsletter(subscriber uuid, reason text) owner to function_owner;
grant execute on function private.resume_newsletter(subscriber uuid, reason text) to authenticated;
