-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.displayed_name(holder uuid, holder_name text, name_form text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when $2 is null or $3 = 'hidden' then null
    when exists (select from public.profiles p where p.id = $1 and p.adult_on > current_date) then
      case when private.has_consent($1, 'consent-certificate') then private.initials($2) end
    when $3 = 'full' then $2
    else private.initials($2)
  end
$function$;
grant execute on function private.displayed_name(holder uuid, holder_name text, name_form text) to function_owner;
