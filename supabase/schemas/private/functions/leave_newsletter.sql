-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.leave_newsletter(proof text)
 RETURNS public.newsletter_leave_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.newsletter_subscribers where id = private.subscriber_of(proof);
  return (case when found then 'left' else 'unknown' end)::public.newsletter_leave_outcome;
end $function$;
alter function private.leave_newsletter(proof text) owner to function_owner;
grant execute on function private.leave_newsletter(proof text) to anon, authenticated;
