-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_newsletter_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  subscriber uuid := (
    select s.id from public.newsletter_subscribers s where s.email = new.to_address for no key update skip locked);
begin
  if new.status <> 'dead' then
    update public.newsletter_subscribers s set refusals = 0 where s.id = subscriber and s.refusals > 0;
  elsif new.last_error ~ '\m5[0-9]{2}\M' and not private.is_too_old_to_send(new.created_at) then
    update public.newsletter_issues i set refused_count = i.refused_count + 1 where i.id = split_part(new.dedupe_key, ' ', 2)::uuid;
    update public.newsletter_subscribers s set refusals = s.refusals + 1,
      undeliverable_at = case when s.refusals >= 2 then now() end where s.id = subscriber;
  end if;
  return null;
end $function$;
alter function private.record_newsletter_delivery() owner to function_owner;
