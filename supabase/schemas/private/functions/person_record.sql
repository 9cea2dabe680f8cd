-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.person_record(person uuid)
 RETURNS TABLE(id uuid, display_name text, is_opened boolean, email text, state text, created_at timestamp with time zone, adult_on date, has_second_factor boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_open boolean := private.has_opened(person);
begin
  if not private.is_staff('admin') then return; end if;
  return query select p.id, p.display_name, is_open, case when is_open then e.address end,
      case when is_open then p.state end, case when is_open then p.created_at end,
      case when is_open and p.adult_on > current_date then p.adult_on end,
      case when is_open then private.has_second_factor(p.id) end
    from public.profiles p left join private.confirmed_emails e on e.user_id = p.id where p.id = person;
end $function$;
alter function private.person_record(person uuid) owner to function_owner;
grant execute on function private.person_record(person uuid) to authenticated;
