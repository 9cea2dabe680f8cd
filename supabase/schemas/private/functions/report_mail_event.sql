-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.report_mail_event(address text, event public.mail_event)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  target text := lower(trim(address));
  changed bigint;
begin
  if event = 'bounce' then
    update public.newsletter_subscribers s set undeliverable_at = coalesce(s.undeliverable_at, now()) where s.email = target;
    get diagnostics changed = row_count;
    return changed;
  end if;
  delete from public.newsletter_subscribers s where s.email = target;
  get diagnostics changed = row_count;
  insert into private.newsletter_complaints (hash) values (private.address_digest(target))
    on conflict (hash) do update set complained_at = now();
  return changed;
end $function$;
alter function private.report_mail_event(address text, event public.mail_event) owner to function_owner;
grant execute on function private.report_mail_event(address text, event public.mail_event) to service_role;
