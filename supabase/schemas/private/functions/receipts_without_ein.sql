-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.receipts_without_ein()
 RETURNS SETOF public.receipts
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select r.* from public.receipts r
    where r.ein is null and r.is_live and r.donor_name is not null and (r.amount_cents > 0 or r.thing is not null)
      and not exists (select from public.receipts n where n.replaces = r.number)
      and exists (select from public.site_settings s where s.ein not like '00-%');
end $function$;
grant execute on function private.receipts_without_ein() to function_owner;
