-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_raffle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.raffle_id = new.id;
  if new.published_at is null then return null; end if;
  insert into private.search_documents (kind, locale, raffle_id, title, passages) values
    ('raffle', 'en', new.id, 'Raffle: ' || new.title, array[new.prize || ' A free prize draw.']);
  return null;
end $function$;
alter function private.index_raffle() owner to function_owner;
