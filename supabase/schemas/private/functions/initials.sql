-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.initials(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with words as (
    select upper(substring(word from '[[:alpha:]]')) as letter, word ~ '[[:alpha:]].*[[:alpha:]]' as is_long, n
    from regexp_split_to_table(name, '[[:space:]]+') with ordinality w (word, n) where word ~ '[[:alpha:]]'
  )
  select string_agg(letter || '.', ' ' order by n) from (
    select letter, n from words where is_long or not exists (select from words l where l.is_long)
    order by n limit case when exists (select from words l where l.is_long) then 3 else 1 end
  ) as shown
$function$;
grant execute on function private.initials(name text) to function_owner;
