-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.process_unguarded_learners()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  learner record;
begin
  update public.profiles set unguarded_since = null where unguarded_since is not null and not adult_on > current_date;
  perform private.end_unguarded_erasure(e.user_id) from public.erasures e join public.profiles p on p.id = e.user_id
    where e.reason = 'unguarded' and p.unguarded_since is null;
  for learner in select p.id, p.unguarded_since as since, private.unguarded_due_date(p.unguarded_since) as due
    from public.profiles p
    where p.unguarded_since is not null and p.adult_on > private.unguarded_due_date(p.unguarded_since)
  loop
    if learner.since > now() - interval '60 days' then
      perform private.notify(learner.id, 'account', 'no-guardian',
        jsonb_build_object('due', (learner.due at time zone 'UTC')::date),
        'unguarded ' || extract(epoch from learner.since));
    else
      perform private.schedule_erasure(learner.id, null, 'unguarded', learner.due);
    end if;
  end loop;
end $function$;
grant execute on function private.process_unguarded_learners() to function_owner;
