-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_visit(learner uuid, what text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.guardian_visits (guardian_id, learner_id, what)
  select me, learner, $2 from private.caller_id() as me
  where not exists (
    select from public.guardian_visits v
    where v.guardian_id = me and v.learner_id = learner and v.what = $2
      and v.visited_at > now() - interval '5 minutes'
  )
$function$;
grant execute on function private.record_visit(learner uuid, what text) to function_owner;
