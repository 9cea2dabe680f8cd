-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.page_text(page public.pages)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_strip_nulls(jsonb_build_object('title', page.title, 'description', page.description, 'lead', page.lead,
    'background', page.background)) || jsonb_build_object('sections', page.sections)
$function$;
grant execute on function private.page_text(page public.pages) to function_owner, service_role;
