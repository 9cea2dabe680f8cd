-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_certificate_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.certificate_words w where w.certificate_id = new.id;
  insert into private.certificate_words (word, issued_at, certificate_id)
    select distinct word, new.issued_at, new.id from unnest(private.search_words(new.holder_name)) as word;
  return null;
end $function$;
alter function private.index_certificate_words() owner to function_owner;
