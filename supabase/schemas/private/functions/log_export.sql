-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.log_export(list text, row_count integer, filters jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  entry uuid := gen_random_uuid();
begin
  if not private.is_staff(variadic enum_range(null::public.app_role)) then
    raise insufficient_privilege using message = 'only staff download lists';
  end if;
  if jsonb_typeof(filters) is distinct from 'object' or length(filters::text) > 1000 or row_count is null then
    raise invalid_parameter_value using message = 'not a download';
  end if;
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, changes)
  values (entry, private.audit_group(), private.caller_id(), 'exported', list,
    jsonb_build_object('rows', row_count, 'filters', filters));
  insert into private.audit_unsealed (entry_id) values (entry);
end $function$;
alter function private.log_export(list text, row_count integer, filters jsonb) owner to function_owner;
grant execute on function private.log_export(list text, row_count integer, filters jsonb) to authenticated;
