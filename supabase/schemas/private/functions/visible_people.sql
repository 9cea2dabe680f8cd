-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.visible_people()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return next private.caller_id();
  if private.caller_is_proven() then return query select private.guarded_learners(); end if;
end $function$;
alter function private.visible_people() owner to function_owner;
grant execute on function private.visible_people() to authenticated;
