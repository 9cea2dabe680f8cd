-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.find_people(search text DEFAULT NULL::text, only_staff boolean DEFAULT false)
 RETURNS TABLE(id uuid, display_name text, email_start text, created_at timestamp with time zone, roles public.app_role[], is_minor boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := lower(btrim(search));
  is_address boolean := position('@' in coalesce(search, '')) > 0;
begin
  if not private.is_staff('admin') then return; end if;
  return query select p.id, p.display_name, left(e.address, 2) || '…' || substring(e.address from '@.*$'), p.created_at,
      array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role), private.is_minor(p.id)
    from (
      select m.user_id from private.confirmed_emails m where is_address and lower(m.address) = wanted
      union all
      (select n.id from public.profiles n
        where not is_address and length(wanted) >= 2
          and lower(n.display_name) ~>=~ wanted and lower(n.display_name) ~<~ (wanted || chr(1114111))
        order by lower(n.display_name) using ~<~ limit 100)
      union all
      select distinct r.user_id from public.user_roles r where only_staff and coalesce(wanted, '') = ''
    ) found
    join public.profiles p on p.id = found.user_id
    left join private.confirmed_emails e on e.user_id = p.id
    where not only_staff or exists (select from public.user_roles r where r.user_id = p.id)
    order by p.created_at desc, p.id limit 100;
end $function$;
alter function private.find_people(search text, only_staff boolean) owner to function_owner;
grant execute on function private.find_people(search text, only_staff boolean) to authenticated;
