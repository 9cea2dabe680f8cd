-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.return_offline_gift(donation uuid, cents integer)
 RETURNS public.gift_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gift public.donations;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into gift from public.donations d where d.id = donation for update;
  if gift.id is null or gift.source in ('card', 'in-kind') or gift.status <> 'succeeded' or cents is null
    or cents not between 1 and gift.total_cents - gift.refunded_cents then
    return 'not-possible';
  end if;
  update public.donations d set refunded_cents = d.refunded_cents + cents where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  return 'saved';
end $function$;
alter function private.return_offline_gift(donation uuid, cents integer) owner to function_owner;
grant execute on function private.return_offline_gift(donation uuid, cents integer) to authenticated;
