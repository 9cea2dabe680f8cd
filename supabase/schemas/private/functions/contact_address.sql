-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.contact_address(topic public.contact_topic)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when s.contact_domain like '%@%' then s.contact_domain
    else case topic when 'general' then 'hello' when 'learning' then 'learn' else topic::text end || '@' || s.contact_domain
  end from public.site_settings s
$function$;
grant execute on function private.contact_address(topic public.contact_topic) to function_owner;
