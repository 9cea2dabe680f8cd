-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := private.caller_id();
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  withheld text[] := coalesce(tg_argv::text[], '{}');
  found jsonb;
  entry uuid := gen_random_uuid();
begin
  if caller is not null and not private.is_staff(variadic enum_range(null::public.app_role))
    -- The row that made the caller staff may just have been removed.
    and not (tg_table_name = 'user_roles' and was ->> 'user_id' = caller::text) then return null; end if;
  if caller is null and coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role', '')
    = 'anon' then return null; end if;
  if tg_op = 'INSERT' and becomes ->> 'user_id' = caller::text and tg_table_name <> 'user_roles' then return null; end if;
  found := private.audit_changes(tg_relid, was, becomes, withheld);
  if tg_op = 'UPDATE' and found = '{}' then return null; end if;
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, record_id, record_name, changes, reason, undoes)
  values (entry, private.audit_group(), caller,
    (case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end)::public.audit_verb,
    tg_table_name, left(private.audit_record_id(tg_relid, coalesce(becomes, was)), 200),
    private.audit_record_name(tg_relid, coalesce(becomes, was), withheld), found,
    coalesce(nullif(current_setting('audit.reason', true), ''), left(coalesce(found #>> '{status_reason,to}',
      found #>> '{cancel_reason,to}'), 300)),
    nullif(current_setting('audit.undoes', true), '')::uuid);
  insert into private.audit_unsealed (entry_id) values (entry);
  return null;
end $function$;
alter function private.record_audit() owner to function_owner;
