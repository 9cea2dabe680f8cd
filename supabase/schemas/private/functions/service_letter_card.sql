-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.service_letter_card(wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('name', case when private.is_minor(l.user_id) then private.initials(l.name) else l.name end,
    'fromDay', l.from_day, 'toDay', l.to_day, 'minutes', l.minutes, 'issuedAt', l.issued_at, 'legalName', l.legal_name,
    'isCurrent', private.approved_minutes(l.user_id, l.from_day, l.to_day) >= l.minutes)
  from public.service_letters l where l.code = wanted
$function$;
alter function private.service_letter_card(wanted text) owner to function_owner;
grant execute on function private.service_letter_card(wanted text) to anon, authenticated;
