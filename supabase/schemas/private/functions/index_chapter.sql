-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_chapter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.status <> 'active' then return null; end if;
  perform private.index_document('chapter', new.id, 'en', '/about/chapters/' || new.slug, new.name || ' chapter',
    array[coalesce(new.about, new.name), concat_ws(', ', new.institution, new.city, new.state), new.meets,
      new.meeting_place, new.needs]);
  return null;
end $function$;
alter function private.index_chapter() owner to function_owner;
