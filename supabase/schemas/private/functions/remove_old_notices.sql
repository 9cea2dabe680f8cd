-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_old_notices()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.notices where created_at < now() - interval '1 year' and email_status <> 'waiting' returning 1
  )
  select count(*) from gone
$function$;
grant execute on function private.remove_old_notices() to function_owner;
