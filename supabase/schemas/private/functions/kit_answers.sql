-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kit_answers()
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  status record;
begin
  select * into status from private.kit_status();
  if not status.has_certificate then return next 'no-certificate'; end if;
  if not status.has_consent then return next 'no-consent'; end if;
  if status.has_open_request then return next 'open-request'; end if;
  if status.next_request_at > now() then return next 'too-soon'; end if;
  if status.kits = 0 then return next 'no-stock'; end if;
end $function$;
grant execute on function private.kit_answers() to function_owner;
