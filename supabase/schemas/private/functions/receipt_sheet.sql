-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.receipt_sheet(receipt uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('number', r.number, 'code', r.code, 'donorName', r.donor_name, 'amountCents', r.amount_cents,
    'isInKind', r.thing is not null, 'thing', r.thing, 'receivedOn', r.received_on, 'legalName', r.legal_name, 'ein', r.ein,
    'address', r.address, 'deductibility', r.deductibility, 'isLive', r.is_live, 'replaces', r.replaces,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number),
    'tribute', (select jsonb_build_object('kind', d.tribute_kind, 'name', d.tribute_name, 'message', d.tribute_message,
        'from', case when d.visibility = 'anonymous' then null else d.donor_name end)
      from public.donations d where d.id = r.donation_id and d.tribute_kind is not null and d.tribute_name is not null))
  from public.receipts r where r.id = receipt
$function$;
alter function private.receipt_sheet(receipt uuid) owner to function_owner;
grant execute on function private.receipt_sheet(receipt uuid) to anon, authenticated;
