-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.chapter_application(token text)
 RETURNS TABLE(name text, city text, state text, stage public.chapter_application_stage, note text, chapter text, submitted_at timestamp with time zone, changed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.chapter_application($1); end$function$;
grant execute on function public.chapter_application(token text) to anon, authenticated;
