-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.send_tribute_card(gift public.donations)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if gift.tribute_email is null then return; end if;
  perform private.queue_email('tribute-card', gift.tribute_email, jsonb_build_object('kind', gift.tribute_kind,
    'name', gift.tribute_name, 'from', case when gift.visibility = 'anonymous' then null else gift.donor_name end,
    'message', gift.tribute_message), 'tribute ' || gift.id);
end $function$;
grant execute on function private.send_tribute_card(gift public.donations) to function_owner;
