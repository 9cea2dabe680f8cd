-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_tribute_cards()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  today date := (select (now() at time zone s.giving_time_zone)::date from public.site_settings s);
  gift public.donations;
  sent bigint := 0;
begin
  for gift in
    select * from public.donations d where d.card_on <= today and d.card_on is not null and d.card_sent_at is null
      and d.status = 'succeeded' order by d.card_on limit 500 for update skip locked
  loop
    perform private.send_tribute_card(gift);
    update public.donations d set card_sent_at = now() where d.id = gift.id;
    sent := sent + 1;
  end loop;
  return sent;
end $function$;
alter function private.send_tribute_cards() owner to function_owner;
