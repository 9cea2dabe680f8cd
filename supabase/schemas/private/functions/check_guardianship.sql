-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_guardianship()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  obstacle private.link_obstacle;
begin
  perform private.lock_accounts(new.guardian_id, new.learner_id);
  obstacle := private.link_obstacle(new.guardian_id, new.learner_id);
  if obstacle is not null and new.ended_at is null then
    raise exception 'these two cannot be linked: %', obstacle using errcode = 'check_violation';
  end if;
  return new;
end $function$;
grant execute on function private.check_guardianship() to function_owner, service_role;
