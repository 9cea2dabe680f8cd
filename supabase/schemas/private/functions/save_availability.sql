-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_availability(slots public.availability_slot[])
 RETURNS public.availability_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.volunteer_applications a set availability = array(select distinct unnest(slots) order by 1)
    where a.user_id = private.caller_id() and a.stage in ('submitted', 'interview', 'training', 'active');
  return (case when found then 'saved' else 'nothing-open' end)::public.availability_outcome;
end $function$;
alter function private.save_availability(slots public.availability_slot[]) owner to function_owner;
grant execute on function private.save_availability(slots public.availability_slot[]) to authenticated;
