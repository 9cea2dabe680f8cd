-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.find_people(search text DEFAULT NULL::text, only_staff boolean DEFAULT false)
 RETURNS TABLE(id uuid, display_name text, email_start text, created_at timestamp with time zone, roles public.app_role[], is_minor boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.find_people($1, $2); end$function$;
grant execute on function public.find_people(search text, only_staff boolean) to authenticated;
