-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.chapter_kits(chapter uuid)
 RETURNS TABLE(kits_per_quarter integer, quarter_start date, handed_out integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.chapter_kits($1); end$function$;
grant execute on function public.chapter_kits(chapter uuid) to authenticated;
