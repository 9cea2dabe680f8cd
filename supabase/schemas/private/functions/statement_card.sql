-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.statement_card(wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('year', s.year, 'amountCents', s.amount_cents, 'giftCount', s.gift_count,
    'legalName', s.legal_name, 'ein', s.ein, 'isLive', s.is_live, 'isReplaced', s.replaced_by is not null)
  from public.gift_statements s where s.code = wanted
$function$;
alter function private.statement_card(wanted text) owner to function_owner;
grant execute on function private.statement_card(wanted text) to anon, authenticated;
