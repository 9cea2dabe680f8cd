-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.staff_answers(role public.app_role)
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if private.is_staff(role) then return; end if;
  if not exists (select from public.user_roles r
    where r.user_id = private.caller_id() and r.role in ('admin', staff_answers.role)) then return next 'no-role'; end if;
  if not private.caller_has_second_factor() then return next 'no-second-factor';
  elsif not private.has_staff_session() then return next 'no-staff-session'; end if;
end $function$;
grant execute on function private.staff_answers(role public.app_role) to function_owner;
