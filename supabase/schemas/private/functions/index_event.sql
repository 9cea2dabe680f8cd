-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.status <> 'published' then return null; end if;
  perform private.index_document('event', new.id, 'en', '/events/' || new.slug, new.title,
    array[new.summary, nullif(new.description, ''), concat_ws(', ', new.place, new.city, new.state)]);
  return null;
end $function$;
alter function private.index_event() owner to function_owner;
