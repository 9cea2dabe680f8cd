-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean)
 RETURNS public.kit_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  stock public.kit_stock;
begin
  if not exists (
    select from public.certificates c where c.user_id = me and c.status = 'valid'
      and (c.expires_at is null or c.expires_at > now())
  ) then return 'no-certificate'; end if;
  if not private.has_consent(me, 'consent-kit') then return 'no-consent'; end if;
  select * into stock from public.kit_stock for update;
  if request_kit.state = any (stock.blocked_states) then return 'state-blocked'; end if;
  if exists (select from public.kit_requests r where r.user_id = me and r.status in ('requested', 'approved', 'packed'))
    then return 'already-open'; end if;
  if exists (
    select from public.kit_requests r where r.user_id = me and r.status in ('shipped', 'delivered')
      and r.requested_at > now() - interval '90 days'
  ) then return 'too-soon'; end if;
  if coalesce(stock.kits, 0) < request_kit.quantity then return 'out-of-stock'; end if;
  insert into public.kit_requests (user_id, full_name, street, city, state, zip, quantity, had_naloxone)
    values (me, trim(request_kit.full_name), trim(request_kit.street), trim(request_kit.city), request_kit.state,
      trim(request_kit.zip), request_kit.quantity, request_kit.had_naloxone);
  update public.kit_stock set kits = kits - request_kit.quantity;
  return 'requested';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean) owner to function_owner;
grant execute on function private.request_kit(full_name text, street text, city text, state text, zip text, quantity integer, had_naloxone boolean) to authenticated;
