-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.import_gift(item jsonb, OUT change public.import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb)
 RETURNS record
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  day date := (item ->> 'received_on')::date;
  with_receipt boolean := coalesce((item ->> 'receipt')::boolean, false);
  earliest date := case when with_receipt then today - 730 else date '1990-01-01' end;
  address text := private.filled_text(item ->> 'email');
  gift public.donations;
begin
  if day is null or day not between earliest and today then
    raise sqlstate 'OA003' using message = 'day';
  end if;
  if item ->> 'source' = 'card' or address is not null and not private.is_email_address(address) then
    raise invalid_parameter_value using message = 'no gift that staff may enter';
  end if;
  select * into gift from public.donations d where d.external_id = trim(item ->> 'external_id');
  if gift.id is null then
    insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, source, thing,
        reference, is_live, paid_at, external_id)
      values (private.member_with_email(address), trim(item ->> 'name'), address,
        (item ->> 'visibility')::public.donor_visibility, (item ->> 'gift_cents')::integer, 'once',
        (item ->> 'source')::public.gift_source, private.filled_text(item ->> 'thing'),
        private.filled_text(item ->> 'reference'), true, (day + time '12:00') at time zone zone,
        trim(item ->> 'external_id'))
      returning * into gift;
    if with_receipt then perform private.issue_receipt(gift); end if;
    change := 'new';
  elsif (gift.donor_name, lower(gift.donor_email), gift.gift_cents, gift.source, gift.thing, (gift.paid_at at time zone zone)::date)
    is distinct from (trim(item ->> 'name'), lower(address), (item ->> 'gift_cents')::integer,
      (item ->> 'source')::public.gift_source, private.filled_text(item ->> 'thing'), day) then
    raise sqlstate 'OA003' using message = 'differs';
  else
    change := 'same';
  end if;
  record_id := gift.id;
  later := private.imported_gift_now(gift.id);
end $function$;
grant execute on function private.import_gift(item jsonb, OUT change public.import_change, OUT record_id uuid, OUT earlier jsonb, OUT later jsonb) to function_owner;
