-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_site_logo(on_light text, on_dark text, icon text)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.site_logos (on_light, on_dark, icon)
    values (decode($1, 'base64'), decode($2, 'base64'), decode($3, 'base64')) returning id
$function$;
grant execute on function private.add_site_logo(on_light text, on_dark text, icon text) to function_owner;
