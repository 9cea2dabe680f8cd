-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.waiver_people()
 RETURNS TABLE(person uuid, name text, is_self boolean, signed_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  return query select p.id, p.display_name, p.id = me,
      case when private.has_waiver(p.id) then (select s.signed_at from public.waiver_signatures s
        where s.user_id = p.id and s.version = private.newest_version('waiver')) end
    from public.profiles p
    where p.id = any (me || array(select private.guarded_learners()))
      and (p.id <> me or private.is_confirmed_adult(me))
      and exists (select from public.volunteer_applications a where a.user_id = p.id
        and a.stage in ('submitted', 'interview', 'training', 'active'))
    order by p.id = me desc, p.display_name;
end $function$;
alter function private.waiver_people() owner to function_owner;
grant execute on function private.waiver_people() to authenticated;
