-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_contact_messages()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with removed as (
    delete from public.contact_messages
    where done_at < now() - interval '6 months' or sent_at < now() - interval '12 months' returning 1
  )
  select count(*) from removed
$function$;
alter function private.delete_old_contact_messages() owner to function_owner;
