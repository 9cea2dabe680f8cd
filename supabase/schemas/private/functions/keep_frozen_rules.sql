-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_frozen_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if to_jsonb(new) - '{canceled_at,cancel_reason,picture_id,updated_at}'::text[]
    is distinct from to_jsonb(old) - '{canceled_at,cancel_reason,picture_id,updated_at}'::text[] then
    raise exception 'the rules of a raffle with entries cannot change' using errcode = 'check_violation';
  end if;
  return new;
end $function$;
