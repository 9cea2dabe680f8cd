-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_people()
 RETURNS TABLE(id uuid, name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('auditor') then return; end if;
  return query
    with recursive people as (
      (select e.actor from public.audit_entries e where e.actor is not null order by e.actor limit 1)
      union all
      select (select e.actor from public.audit_entries e where e.actor > p.actor order by e.actor limit 1)
      from people p where p.actor is not null
    )
    select p.actor, f.display_name from people p left join public.profiles f on f.id = p.actor
    where p.actor is not null order by f.display_name, p.actor;
end $function$;
alter function private.audit_people() owner to function_owner;
grant execute on function private.audit_people() to authenticated;
