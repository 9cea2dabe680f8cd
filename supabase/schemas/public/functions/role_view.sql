-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.role_view()
 RETURNS TABLE(role public.app_role, chapter_name text, ends_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.role_view(); end$function$;
grant execute on function public.role_view() to authenticated;
