-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.receipt_card(wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('number', r.number, 'amountCents', r.amount_cents, 'isInKind', r.thing is not null,
    'receivedOn', r.received_on, 'issuedAt', r.issued_at, 'legalName', r.legal_name, 'ein', r.ein, 'isLive', r.is_live,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number))
  from public.receipts r where r.code = wanted
$function$;
alter function private.receipt_card(wanted text) owner to function_owner;
grant execute on function private.receipt_card(wanted text) to anon, authenticated;
