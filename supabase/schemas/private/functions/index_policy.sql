-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_policy()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.add_page_to_search(p) from public.pages p where p.locale = new.locale and p.path = '/' || new.kind;
  return null;
end $function$;
alter function private.index_policy() owner to function_owner;
