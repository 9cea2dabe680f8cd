-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.notify_other_guardians(learner uuid, message text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.notify(g.guardian_id, 'account', message, jsonb_build_object('learner_id', learner,
    'guardian', private.display_name_of(private.caller_id()), 'learner', private.display_name_of(learner)))
  from public.guardianships g
  where g.learner_id = learner and g.verified_at is not null and g.ended_at is null
    and g.guardian_id <> private.caller_id()
$function$;
grant execute on function private.notify_other_guardians(learner uuid, message text) to function_owner;
