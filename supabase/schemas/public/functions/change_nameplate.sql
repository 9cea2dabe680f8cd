-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_nameplate()
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$begin if not private.module_is_open('world') then raise sqlstate 'PT404' using message = 'This part of the site is switched off.'; end if; return private.change_nameplate(); end$function$;
grant execute on function public.change_nameplate() to authenticated;
