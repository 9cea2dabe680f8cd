-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_team_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.consented_on is null or new.consented_on > current_date or new.leaves_on <= current_date then
    return null;
  end if;
  perform private.index_document('person', new.id, new.locale, format('/about/team/%s#%s', new.category, new.id),
    new.name, array[new.role, new.text]);
  return null;
end $function$;
alter function private.index_team_member() owner to function_owner;
