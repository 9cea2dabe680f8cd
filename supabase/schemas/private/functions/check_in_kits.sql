-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_in_kits(key text)
 RETURNS TABLE(lot text, kits bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select handed.* from private.open_check_in_link(key) l cross join private.kits_of(l.date_id) handed
$function$;
alter function private.check_in_kits(key text) owner to function_owner;
grant execute on function private.check_in_kits(key text) to anon, authenticated;
