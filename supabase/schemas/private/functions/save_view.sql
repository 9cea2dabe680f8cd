-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_view(list text, name text, query text)
 RETURNS public.saved_view_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := private.caller_id();
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtext('saved views'), hashtext(person::text));
  if (select count(*) from public.saved_views v
      where v.user_id = person and v.list = save_view.list and v.name <> save_view.name) >= 12 then
    return 'too-many';
  end if;
  insert into public.saved_views as v (user_id, list, name, query)
  values (person, save_view.list, save_view.name, save_view.query)
  on conflict on constraint saved_views_user_id_list_name_key do update set query = excluded.query;
  return 'saved';
end $function$;
alter function private.save_view(list text, name text, query text) owner to function_owner;
grant execute on function private.save_view(list text, name text, query text) to authenticated;
