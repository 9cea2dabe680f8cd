-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_card(change uuid, declines boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  plan uuid;
begin
  update private.gift_changes c set done_at = now() where c.id = change and c.kind = 'card' and c.done_at is null
    returning c.subscription_id into plan;
  if plan is null then return false; end if;
  update public.subscriptions s set test_card_declines = $2,
    retry_at = case when s.status = 'past-due' then now() else s.retry_at end where s.id = plan;
  return true;
end $function$;
alter function private.record_card(change uuid, declines boolean) owner to function_owner;
grant execute on function private.record_card(change uuid, declines boolean) to service_role;
