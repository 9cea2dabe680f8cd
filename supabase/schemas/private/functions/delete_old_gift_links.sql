-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_gift_links()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with removed as (delete from private.gift_links l where l.expires_at < now() - interval '1 day' returning 1)
  select count(*) from removed
$function$;
alter function private.delete_old_gift_links() owner to function_owner;
