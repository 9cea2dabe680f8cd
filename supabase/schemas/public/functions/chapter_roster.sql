-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.chapter_roster(chapter uuid)
 RETURNS TABLE(id uuid, display_name text, joined_at timestamp with time zone, removed_at timestamp with time zone, removal_reason text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.chapter_roster($1); end$function$;
grant execute on function public.chapter_roster(chapter uuid) to authenticated;
