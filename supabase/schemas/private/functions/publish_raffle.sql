-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_raffle(wanted uuid)
 RETURNS public.raffle_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.raffles;
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.published_at is not null or held.canceled_at is not null then return 'already-published'; end if;
  if held.closes_at <= now() then return 'too-late'; end if;
  update public.raffles set published_at = now() where id = wanted;
  return 'published';
end $function$;
alter function private.publish_raffle(wanted uuid) owner to function_owner;
grant execute on function private.publish_raffle(wanted uuid) to authenticated;
