-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.update_unguarded_since()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  learner uuid := coalesce(new.learner_id, old.learner_id);
begin
  if private.has_guardian(learner) then
    update public.profiles set unguarded_since = null where id = learner and unguarded_since is not null;
    perform private.end_unguarded_erasure(learner);
  elsif tg_op <> 'INSERT' and old.verified_at is not null and old.ended_at is null then
    update public.profiles set unguarded_since = now() where id = learner and adult_on > current_date;
  end if;
  return null;
end $function$;
alter function private.update_unguarded_since() owner to function_owner;
