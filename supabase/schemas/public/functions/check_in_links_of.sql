-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.check_in_links_of(date uuid)
 RETURNS TABLE(id uuid, label text, created_at timestamp with time zone, created_by_name text, last_used_at timestamp with time zone, ended_at timestamp with time zone, ended_by_name text, check_ins bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.check_in_links_of($1); end$function$;
grant execute on function public.check_in_links_of(date uuid) to authenticated;
