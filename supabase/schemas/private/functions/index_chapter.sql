-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_chapter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.chapter_id = new.id;
  if new.status <> 'active' then return null; end if;
  insert into private.search_documents (kind, locale, chapter_id, title, passages) values
    ('chapter', 'en', new.id, new.name || ' chapter',
     array_remove(array[coalesce(new.about, new.name), concat_ws(', ', new.institution, new.city, new.state), new.meets,
       new.meeting_place, new.needs], null));
  return null;
end $function$;
alter function private.index_chapter() owner to function_owner;
