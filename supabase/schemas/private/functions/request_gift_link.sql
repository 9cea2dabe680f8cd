-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_gift_link(email text)
 RETURNS public.gift_link_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given text := lower(trim($1));
begin
  if coalesce(not private.is_email_address(given), true) or length(given) > 254 then return 'invalid'; end if;
  -- The lock makes concurrent requests for one address wait, so that only the first sends an email.
  perform pg_advisory_xact_lock(hashtextextended('gift link ' || given, 0));
  if exists (select from private.gift_links l where l.address = given and l.sent_at > now() - interval '2 minutes')
    or not exists (select from public.donations d where lower(d.donor_email) = given and d.paid_at is not null) then
    return 'check-email';
  end if;
  perform private.queue_email('gift-link', given,
    jsonb_build_object('key', private.new_gift_link(given, interval '1 hour')));
  return 'check-email';
end $function$;
alter function private.request_gift_link(email text) owner to function_owner;
grant execute on function private.request_gift_link(email text) to anon, authenticated;
