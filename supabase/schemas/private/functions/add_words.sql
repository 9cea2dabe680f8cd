-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.search_vocabulary (locale, word)
    select new.locale, w from unnest(tsvector_to_array(new.vector)) as w
    where length(w) between 3 and 40
      and not exists (select from private.search_vocabulary v where v.locale = new.locale and v.word = w)
    on conflict do nothing;
  return null;
end $function$;
grant execute on function private.add_words() to function_owner;
