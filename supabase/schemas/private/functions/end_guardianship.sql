-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_guardianship(link uuid)
 RETURNS public.link_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  ended public.guardianships;
begin
  update public.guardianships g set ended_at = now(), ended_by = me,
    ended_because = case when g.verified_at is null then 'refused' when g.guardian_id = me then 'guardian' else 'learner' end
    where g.id = link and g.ended_at is null and me in (g.guardian_id, g.learner_id)
    returning * into ended;
  if ended.id is null then return 'unknown'; end if;
  perform private.end_consents_of(ended.learner_id, ended.guardian_id);
  perform private.notify(
    case when ended.guardian_id = me then ended.learner_id else ended.guardian_id end, 'account', 'guardianship-ended',
    jsonb_build_object('reader', case when ended.guardian_id = me then 'learner' else 'guardian' end,
      'name', private.display_name_of(me)));
  return 'ended';
end $function$;
alter function private.end_guardianship(link uuid) owner to function_owner;
grant execute on function private.end_guardianship(link uuid) to authenticated;
