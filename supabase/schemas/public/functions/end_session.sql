-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.end_session(session_id uuid)
 RETURNS public.session_end
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.end_session($1)$function$;
grant execute on function public.end_session(session_id uuid) to authenticated;
