-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.empty_trash()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.trash where removed_at < now() - interval '30 days' returning 1
  )
  select count(*) from gone
$function$;
alter function private.empty_trash() owner to function_owner;
