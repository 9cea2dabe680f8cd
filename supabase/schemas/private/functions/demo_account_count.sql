-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.demo_account_count()
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('admin') then return 0; end if;
  return (select count(*) from private.confirmed_emails m where lower(m.address) = any (
    array(select r || '@openairway.example' from unnest(
      '{admin,auditor,chapter,editor,events,finance,guardian,instructor,learner,member,outreach}'::text[]) r)));
end $function$;
alter function private.demo_account_count() owner to function_owner;
grant execute on function private.demo_account_count() to authenticated;
