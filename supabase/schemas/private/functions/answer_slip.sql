-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_slip(slip uuid, allow boolean, signature text, contact_name text, contact_phone text)
 RETURNS public.slip_answer_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  asked public.permission_slips;
begin
  select s.* into asked from public.permission_slips s where s.id = slip for update;
  if asked.id is null or not private.guards(asked.learner_id) then return 'unknown'; end if;
  if asked.happens_on < private.earliest_local_date() then return 'too-late'; end if;
  if allow is null or coalesce(length(trim(signature)) not between 2 and 100 or not private.is_plain_name(signature), true)
    or allow and coalesce(length(trim(contact_name)) not between 2 and 100 or not private.is_plain_name(contact_name)
      or trim(contact_phone) !~ '^\+?[0-9 ().-]{7,25}$', true) then return 'invalid'; end if;
  if allow and not private.caller_is_proven() then return 'reauthenticate'; end if;
  update public.permission_slips set is_allowed = allow, answered_at = now(), answered_by = me,
    signed_name = trim(signature),
    emergency_name = case when allow then trim(contact_name) end,
    emergency_phone = case when allow then trim(contact_phone) end
    where id = slip;
  perform private.notify(asked.learner_id, 'guardian', 'permission-answered', jsonb_build_object(
    'name', private.display_name_of(me), 'title', asked.title, 'is_allowed', allow));
  return 'saved';
end $function$;
alter function private.answer_slip(slip uuid, allow boolean, signature text, contact_name text, contact_phone text) owner to function_owner;
grant execute on function private.answer_slip(slip uuid, allow boolean, signature text, contact_name text, contact_phone text) to authenticated;
