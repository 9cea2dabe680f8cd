-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.use_recovery_code(member uuid, code text)
 RETURNS public.recovery_code_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery ' || member, 0));
  delete from private.recovery_tries where user_id = member and tried_at < now() - interval '1 hour';
  if (select count(*) from private.recovery_tries where user_id = member) >= 5 then return 'too-many'; end if;
  insert into private.recovery_tries (user_id) values (member);
  update private.recovery_codes set used_at = now()
    where user_id = member and used_at is null and code_hash = private.recovery_code_hash(member, code);
  if not found then return 'wrong'; end if;
  delete from private.recovery_tries where user_id = member;
  perform private.notify(member, 'account', 'recovery-code-used');
  return 'used';
end $function$;
alter function private.use_recovery_code(member uuid, code text) owner to function_owner;
grant execute on function private.use_recovery_code(member uuid, code text) to service_role;
