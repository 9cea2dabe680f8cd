-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.person_sessions(person uuid)
 RETURNS TABLE(id uuid, device text, started_at timestamp with time zone, seen_at timestamp with time zone, ended_at timestamp with time zone, is_own boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.person_sessions($1); end$function$;
grant execute on function public.person_sessions(person uuid) to authenticated;
