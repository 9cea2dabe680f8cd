-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.displayed_name(holder uuid, holder_name text, name_form text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when $2 is null or $3 = 'hidden' then null
    when $3 = 'full' and not exists (select from public.profiles p where p.id = $1 and p.adult_on > current_date)
      then $2
    else (
      select string_agg(upper(left(word, 1)) || '.', ' ' order by n)
      from regexp_split_to_table(trim($2), '[[:space:]]+') with ordinality w (word, n)
    )
  end
$function$;
grant execute on function private.displayed_name(holder uuid, holder_name text, name_form text) to function_owner;
