-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_hours(hours uuid)
 RETURNS public.hours_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.volunteer_hours h
    where h.id = hours and h.user_id = private.caller_id() and h.status = 'submitted' and h.signup_id is null;
  return (case when found then 'saved' else 'unknown' end)::public.hours_outcome;
end $function$;
alter function private.remove_hours(hours uuid) owner to function_owner;
grant execute on function private.remove_hours(hours uuid) to authenticated;
