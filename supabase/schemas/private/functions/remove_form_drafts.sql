-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_form_drafts()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from private.form_drafts where created_at < now() - interval '1 hour' returning 1
  )
  select count(*) from gone
$function$;
alter function private.remove_form_drafts() owner to function_owner;
