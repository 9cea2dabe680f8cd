-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean)
 RETURNS public.kit_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  blocked text[];
  status record;
begin
  -- The lock makes concurrent requests wait, so that each sees the stock and the requests of the others.
  select s.blocked_states into blocked from public.kit_stock s for update;
  select * into status from private.kit_status_of(me);
  if not status.has_certificate then return 'no-certificate'; end if;
  if not status.has_consent then return 'no-consent'; end if;
  if request_kit.state = any (blocked) then return 'state-blocked'; end if;
  if status.has_open_request then return 'already-open'; end if;
  if status.next_request_at is not null then return 'too-soon'; end if;
  if status.kits < request_kit.quantity then return 'out-of-stock'; end if;
  insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone)
    values (me, trim(request_kit.full_name), trim(request_kit.street), trim(request_kit.city), request_kit.state,
      trim(request_kit.zip), request_kit.quantity, request_kit.had_naloxone);
  update public.kit_stock set kits = kits - request_kit.quantity where id;
  return 'requested';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean) owner to function_owner;
grant execute on function private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean) to authenticated;
