-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_gift_statement(year integer, key text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := case when $2 is null then private.caller_id() end;
  donor text := private.donor_address($2);
begin
  if me is null and donor is null or $1 not between 2000 and 2200 then return null; end if;
  return private.issue_statement(donor, me, $1);
end $function$;
alter function private.request_gift_statement(year integer, key text) owner to function_owner;
grant execute on function private.request_gift_statement(year integer, key text) to anon, authenticated;
