-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.touch_raffle()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.raffles r set published_at = r.published_at where r.id = new.raffle_id;
  return null;
end $function$;
alter function private.touch_raffle() owner to function_owner;
