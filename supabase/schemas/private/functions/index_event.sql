-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.event_id = new.id;
  if new.status <> 'published' then return null; end if;
  insert into private.search_documents (kind, locale, event_id, title, passages) values
    ('event', 'en', new.id, new.title,
     array_remove(array[new.summary, nullif(new.description, ''), concat_ws(', ', new.place, new.city, new.state)], null));
  return null;
end $function$;
alter function private.index_event() owner to function_owner;
