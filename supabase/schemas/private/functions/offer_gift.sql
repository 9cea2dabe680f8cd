-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.offer_gift(kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean)
 RETURNS public.gift_offer_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sent uuid;
begin
  if coalesce(not private.is_email_address(trim($3)), true) then return 'invalid'; end if;
  -- The lock makes concurrent offers wait, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('gift offers', 0));
  if (select count(*) from public.gift_offers o where o.sent_at > now() - interval '1 day') >= 100
    or (select count(*) from public.gift_offers o
      where lower(o.email) = lower(trim($3)) and o.sent_at > now() - interval '30 days') >= 3 then
    return 'too-many';
  end if;
  insert into public.gift_offers (kind, name, email, organization, place, details, wants_thanks)
    values ($1, trim($2), trim($3), private.filled_text($4), private.filled_text($5), trim($6), coalesce($7, false))
    returning id into sent;
  insert into private.gift_offer_tokens (offer_id) values (sent);
  perform private.email_gift_donor(sent);
  perform private.queue_email('gift-offer-arrival', private.contact_address('giving'),
    jsonb_build_object('kind', $1, 'id', sent), 'gift offer ' || sent);
  return 'received';
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.offer_gift(kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean) owner to function_owner;
grant execute on function private.offer_gift(kind public.gift_offer_kind, name text, email text, organization text, place text, details text, wants_thanks boolean) to anon, authenticated;
