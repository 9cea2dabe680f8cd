-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_history_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or not new.is_published then return null; end if;
  perform private.index_document('history', new.id, new.locale, '/about/our-history#y' || new.year,
    format('%s: %s', new.year, new.title), array[new.text, new.aside]);
  return null;
end $function$;
alter function private.index_history_entry() owner to function_owner;
