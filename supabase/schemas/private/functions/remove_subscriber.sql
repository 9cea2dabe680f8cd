-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_subscriber(subscriber uuid)
 RETURNS public.newsletter_removal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  delete from public.newsletter_subscribers where id = subscriber;
  return (case when found then 'removed' else 'unknown' end)::public.newsletter_removal_outcome;
end $function$;
alter function private.remove_subscriber(subscriber uuid) owner to function_owner;
grant execute on function private.remove_subscriber(subscriber uuid) to authenticated;
