-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_kinds()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('auditor') then return; end if;
  return query
    with recursive kinds as (
      (select e.record_kind from public.audit_entries e order by e.record_kind limit 1)
      union all
      select (select e.record_kind from public.audit_entries e where e.record_kind > k.record_kind
        order by e.record_kind limit 1)
      from kinds k where k.record_kind is not null
    )
    select k.record_kind from kinds k where k.record_kind is not null;
end $function$;
alter function private.audit_kinds() owner to function_owner;
grant execute on function private.audit_kinds() to authenticated;
