-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_supporter_pages()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.my_supporter_pages(); end$function$;
grant execute on function public.my_supporter_pages() to authenticated;
