-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.make_recovery_codes()
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.caller_id();
  chance text;
  code text;
begin
  if member is null or not private.caller_has_second_factor() then return; end if;
  delete from private.recovery_codes where user_id = member;
  for i in 1 .. 10 loop
    chance := gen_random_uuid()::text || gen_random_uuid()::text;
    code := left(encode(sha256(convert_to(chance, 'utf8')), 'hex'), 20);
    insert into private.recovery_codes (user_id, code_hash)
      values (member, private.recovery_code_hash(member, code));
    return next regexp_replace(code, '(.{5})(?=.)', '\1-', 'g');
  end loop;
  perform private.notify(member, 'account', 'recovery-codes-created');
end $function$;
alter function private.make_recovery_codes() owner to function_owner;
grant execute on function private.make_recovery_codes() to authenticated;
