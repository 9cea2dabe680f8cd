-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_page()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then perform private.remove_page_from_search(old.locale, old.path); end if;
  if tg_op = 'DELETE' then return null; end if;
  perform private.add_page_to_search(new);
  return null;
end $function$;
alter function private.index_page() owner to function_owner;
