-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_permission(learner uuid, slip_title text, slip_date date, slip_about text)
 RETURNS TABLE(outcome public.permission_request_outcome, slip uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  outcome := case
    when me is distinct from learner and not private.is_staff('events') then 'unknown'
    when not private.is_minor(learner) then 'not-learner'
    when not exists (select from public.guardianships g where g.learner_id = learner
      and g.verified_at is not null and g.ended_at is null) then 'no-guardian'
    when coalesce(length(trim(slip_title)) not between 3 and 120 or slip_title ~ '[[:cntrl:]]'
      or length(trim(slip_about)) not between 10 and 1000, true) then 'invalid'
    when coalesce(slip_date not between private.earliest_local_date() and current_date + 365, true) then 'invalid-date'
    when me = learner and (select count(*) from public.permission_slips s
      where s.asked_by = me and s.asked_at > now() - interval '1 day') >= 5 then 'too-many'
  end;
  if outcome is not null then return next; return; end if;
  insert into public.permission_slips (learner_id, asked_by, title, happens_on, about)
    values (learner, me, trim(slip_title), slip_date, trim(slip_about)) returning id into slip;
  perform private.notify(g.guardian_id, 'guardian', 'permission-asked', jsonb_build_object(
    'slip', slip, 'name', private.display_name_of(learner), 'title', trim(slip_title), 'day', slip_date))
    from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null;
  outcome := 'requested';
  return next;
end $function$;
alter function private.request_permission(learner uuid, slip_title text, slip_date date, slip_about text) owner to function_owner;
grant execute on function private.request_permission(learner uuid, slip_title text, slip_date date, slip_about text) to authenticated;
