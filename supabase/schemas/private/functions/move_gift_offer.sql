-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text)
 RETURNS public.gift_offer_change_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.gift_offers;
  words text := private.filled_text(note_to_donor);
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into held from public.gift_offers o where o.id = offer for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (select from private.gift_offer_steps() s
    where s.from_stage = held.stage and s.to_stage = next_stage) then return 'not-possible'; end if;
  if next_stage = 'declined' and words is null then return 'no-reason'; end if;
  update public.gift_offers o set stage = next_stage, note = words, changed_at = now() where o.id = offer;
  perform private.email_gift_donor(offer);
  return 'moved';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text) owner to function_owner;
grant execute on function private.move_gift_offer(offer uuid, next_stage public.gift_offer_stage, note_to_donor text) to authenticated;
