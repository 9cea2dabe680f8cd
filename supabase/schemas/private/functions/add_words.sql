-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.search_vocabulary (word, locale)
    select w, new.locale from unnest(tsvector_to_array(new.vector)) as w
    where length(w) between 3 and 40 and w not like '#%'
    on conflict do nothing;
  return null;
end $function$;
grant execute on function private.add_words() to function_owner;
