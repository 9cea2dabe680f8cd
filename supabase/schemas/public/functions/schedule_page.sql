-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.schedule_page(page uuid, publish_at timestamp with time zone DEFAULT NULL::timestamp with time zone, note text DEFAULT ''::text)
 RETURNS public.page_publish_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.schedule_page($1, $2, $3)$function$;
grant execute on function public.schedule_page(page uuid, publish_at timestamp with time zone, note text) to authenticated;
