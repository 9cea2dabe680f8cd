-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.supporter_page(slug text, includes_tests boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin if not private.module_is_open('supporter-pages') then return null; end if; return private.supporter_page($1, $2); end$function$;
grant execute on function public.supporter_page(slug text, includes_tests boolean) to anon, authenticated;
