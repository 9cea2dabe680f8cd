-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.enter_mail_in_card(wanted uuid, card_name text, card_contact text, state text, is_adult boolean)
 RETURNS public.raffle_entry_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  key text := case when $3 ~ '^\S+@\S+$' then private.mailbox_key($3)
    else encode(sha256(convert_to(regexp_replace(lower($2 || $3), '[^[:alnum:]]', '', 'g'), 'UTF8')), 'hex') end;
  held public.raffles;
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if private.raffle_obstacle(held) is not null then return private.raffle_obstacle(held); end if;
  if 'mail-in' <> all (held.sources) then return 'not-allowed'; end if;
  if is_adult is not true then return 'too-young'; end if;
  if enter_mail_in_card.state is null or enter_mail_in_card.state <> all (held.states) then return 'state-not-eligible'; end if;
  if private.tickets_of(held.id, key) >= held.entry_limit then return 'limit-reached'; end if;
  if exists (select from public.raffle_entries e
      where e.raffle_id = held.id and e.person_key = key and e.source = 'mail-in') then return 'already-entered'; end if;
  if $2 is null or $3 is null then return 'invalid'; end if;
  perform private.take_ticket(held.id, null, key, 'mail-in', card_name => trim($2), card_contact => trim($3));
  return 'entered';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.enter_mail_in_card(wanted uuid, card_name text, card_contact text, state text, is_adult boolean) owner to function_owner;
grant execute on function private.enter_mail_in_card(wanted uuid, card_name text, card_contact text, state text, is_adult boolean) to authenticated;
