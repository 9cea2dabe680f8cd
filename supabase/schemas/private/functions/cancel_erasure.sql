-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_erasure(subject uuid)
 RETURNS public.erasure_cancel_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  planned public.erasures;
begin
  delete from public.erasures e
    where e.user_id = subject and e.started_at is null and e.due_at > now()
      and e.reason not in ('too-young', 'unguarded')
    returning * into planned;
  if planned.id is null then
    return case (select e.reason = 'unguarded' and e.started_at is null from public.erasures e where e.user_id = subject)
      when true then 'needs-guardian' when false then 'too-late' else 'not-scheduled' end;
  end if;
  delete from private.jobs j where j.dedupe_key = 'erasure ' || planned.id;
  perform private.notify(subject, 'account', 'erasure-canceled', '{}', 'kept ' || planned.id);
  return 'canceled';
end $function$;
grant execute on function private.cancel_erasure(subject uuid) to function_owner;
