-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.chapters_address()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when s.contact_domain like '%@%' then s.contact_domain else 'chapters@' || s.contact_domain end
  from public.site_settings s
$function$;
grant execute on function private.chapters_address() to function_owner;
