-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.write_receipt(gift public.donations, kept integer, earlier public.receipts)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  made public.receipts;
begin
  update private.receipt_numbers set last_number = last_number + 1 where id returning last_number into made.number;
  insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, thing, received_on,
      legal_name, ein, address, deductibility, is_live, replaces)
    select made.number, private.new_code(), gift.id, gift.user_id, gift.donor_name, gift.donor_email, kept, gift.thing,
      (gift.paid_at at time zone s.giving_time_zone)::date, coalesce(s.legal_name, s.name),
      case when gift.is_live then nullif(s.ein, '00-0000000') else s.ein end, s.postal_address,
      s.deductibility, coalesce(gift.is_live, false), earlier.number
    from public.site_settings s returning * into made;
  if gift.donor_email is null then return; end if;
  perform private.queue_email(case when earlier.number is null then 'gift-receipt'
      when earlier.amount_cents = kept then 'gift-receipt-replaced' else 'gift-receipt-corrected' end,
    gift.donor_email, jsonb_build_object('id', made.id, 'name', gift.donor_name, 'number', made.number, 'code', made.code,
      'cents', made.amount_cents, 'thing', made.thing, 'receivedOn', made.received_on, 'frequency', gift.frequency,
      'legalName', made.legal_name, 'ein', made.ein, 'address', made.address, 'deductibility', made.deductibility,
      'isLive', made.is_live, 'replaces', earlier.number),
    'receipt ' || made.number);
end $function$;
grant execute on function private.write_receipt(gift public.donations, kept integer, earlier public.receipts) to function_owner;
