-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.reissue_preview()
 RETURNS public.reissue_preview
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.reissue_preview(); end$function$;
grant execute on function public.reissue_preview() to authenticated;
