-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.sign_waiver(person uuid, seen_version integer, signed_name text)
 RETURNS public.waiver_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if person is null or not exists (select from private.waiver_people() w where w.person = sign_waiver.person) then
    return 'unknown';
  end if;
  if seen_version is distinct from private.newest_version('waiver') then return 'changed'; end if;
  insert into public.waiver_signatures (user_id, version, signed_by, signed_name)
    values (person, seen_version, private.caller_id(), trim($3)) on conflict (user_id, version) do nothing;
  return 'signed';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.sign_waiver(person uuid, seen_version integer, signed_name text) owner to function_owner;
grant execute on function private.sign_waiver(person uuid, seen_version integer, signed_name text) to authenticated;
