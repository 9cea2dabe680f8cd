-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_award()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  perform private.index_document('award', new.id, new.locale, '/about/awards#y' || new.year,
    format('%s, %s', new.title, new.year), array[format('%s. %s', new.reason, new.text)]);
  return null;
end $function$;
alter function private.index_award() owner to function_owner;
