-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.confirm_guardian(link uuid)
 RETURNS public.link_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  guardian uuid;
begin
  update public.guardianships g set learner_confirmed_at = now()
    where g.id = link and g.learner_id = (select private.caller_id()) and g.ended_at is null
      and g.learner_confirmed_at is null and private.is_minor(g.learner_id)
    returning g.guardian_id into guardian;
  if guardian is null then return 'unknown'; end if;
  perform private.notify(guardian, 'account', 'guardian-confirmed',
    jsonb_build_object('name', private.display_name_of(private.caller_id())));
  return 'confirmed';
end $function$;
alter function private.confirm_guardian(link uuid) owner to function_owner;
grant execute on function private.confirm_guardian(link uuid) to authenticated;
