-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.log_role_view(verb public.audit_verb, role public.app_role)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  entry uuid := gen_random_uuid();
begin
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, changes) values (entry, private.audit_group(),
    private.caller_id(), log_role_view.verb, 'role_views', jsonb_build_object('role', jsonb_build_object('to', role)));
  insert into private.audit_unsealed (entry_id) values (entry);
end $function$;
grant execute on function private.log_role_view(verb public.audit_verb, role public.app_role) to function_owner;
