-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.open_check_in_link(key text)
 RETURNS public.check_in_links
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select l.* from public.check_in_links l join public.event_dates d on d.id = l.date_id
  where l.key_hash = sha256(convert_to(key, 'UTF8')) and l.revoked_at is null and d.canceled_at is null
    and now() < private.check_in_links_end(d)
$function$;
grant execute on function private.open_check_in_link(key text) to function_owner;
