-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_helpline()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  perform private.index_document('resource', new.id, 'en', '/about/resources#lines', new.name,
    array[new.description, concat_ws(', ', 'Helpline', new.number_shown, new.hours)]);
  return null;
end $function$;
alter function private.index_helpline() owner to function_owner;
