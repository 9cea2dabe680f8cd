-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.statement_sheet(statement uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('year', s.year, 'code', s.code, 'donorName', s.donor_name, 'amountCents', s.amount_cents,
    'giftCount', s.gift_count, 'legalName', s.legal_name, 'ein', s.ein, 'address', s.address,
    'deductibility', s.deductibility, 'isLive', s.is_live, 'isReplaced', s.replaced_by is not null,
    'gifts', (
      select coalesce(jsonb_agg(jsonb_build_object('receivedOn', r.received_on, 'receiptNumber', r.number,
        'amountCents', r.amount_cents, 'refundedCents', d.total_cents - r.amount_cents)
        order by r.received_on, r.number), '[]')
      from public.receipts r join public.donations d on d.id = r.donation_id where r.number = any (s.receipt_numbers)))
  from public.gift_statements s where s.id = statement
$function$;
alter function private.statement_sheet(statement uuid) owner to function_owner;
grant execute on function private.statement_sheet(statement uuid) to anon, authenticated;
