-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.withdraw_volunteer_application()
 RETURNS public.volunteer_withdrawal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was public.volunteer_stage;
begin
  select a.stage into was from public.volunteer_applications a
    where a.user_id = private.caller_id() and a.stage in ('submitted', 'interview', 'training', 'active') for update;
  if was is null then return 'nothing-open'; end if;
  update public.volunteer_applications a set note = null, changed_at = now(),
    stage = (case was when 'active' then 'inactive' else 'withdrawn' end)::public.volunteer_stage
    where a.user_id = private.caller_id() and a.stage = was;
  return (case was when 'active' then 'ended' else 'withdrawn' end)::public.volunteer_withdrawal_outcome;
end $function$;
alter function private.withdraw_volunteer_application() owner to function_owner;
grant execute on function private.withdraw_volunteer_application() to authenticated;
