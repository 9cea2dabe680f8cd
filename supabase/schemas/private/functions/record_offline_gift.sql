-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_offline_gift(source public.gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text, visibility public.donor_visibility, shows_amount boolean, employer text, campaign uuid)
 RETURNS public.offline_gift
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := private.filled_text($5);
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  gift public.donations;
begin
  if not private.is_staff('finance') then return ('not-allowed', null)::public.offline_gift; end if;
  if $1 = 'card' or private.filled_text($4) is null or $6 is null or $6 not between today - 730 and today
    or address is not null and not private.is_email_address(address) then
    return ('invalid', null)::public.offline_gift;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('offline gifts', 0));
  select * into gift from public.donations d
    where d.created_at > now() - interval '10 minutes'
      and (d.source, d.gift_cents, d.thing, d.donor_name, lower(d.donor_email), d.reference, d.campaign_id) is not distinct from
        ($1, coalesce($2, 0), private.filled_text($3), trim($4), lower(address), private.filled_text($7), $11)
      and (d.paid_at at time zone zone)::date = $6
    order by d.created_at limit 1;
  if gift.id is null then
    insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, employer, source,
        thing, reference, is_live, paid_at, campaign_id, shows_amount)
      values (private.member_with_email(address), trim($4), address, $8, coalesce($2, 0), 'once', private.filled_text($10), $1,
        private.filled_text($3), private.filled_text($7), true, ($6 + time '12:00') at time zone zone, $11,
        coalesce($9, false))
      returning * into gift;
    perform private.issue_receipt(gift);
  end if;
  return ('recorded', gift.id)::public.offline_gift;
exception
  when check_violation or not_null_violation or foreign_key_violation or numeric_value_out_of_range then
    return ('invalid', null)::public.offline_gift;
end $function$;
alter function private.record_offline_gift(source public.gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text, visibility public.donor_visibility, shows_amount boolean, employer text, campaign uuid) owner to function_owner;
grant execute on function private.record_offline_gift(source public.gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text, visibility public.donor_visibility, shows_amount boolean, employer text, campaign uuid) to authenticated;
