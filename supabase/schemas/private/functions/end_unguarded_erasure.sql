-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_unguarded_erasure(learner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  planned uuid;
begin
  delete from public.erasures e where e.user_id = learner and e.reason = 'unguarded' and e.started_at is null
    returning e.id into planned;
  if planned is null then return; end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned;
  perform private.notify(learner, 'account', 'unguarded-erasure-canceled', '{}', 'kept ' || planned);
end $function$;
grant execute on function private.end_unguarded_erasure(learner uuid) to function_owner;
