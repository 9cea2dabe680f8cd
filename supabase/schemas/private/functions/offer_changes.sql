-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.offer_changes(offer uuid)
 RETURNS TABLE(stage public.gift_offer_stage, note text, changed_at timestamp with time zone, changed_by text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('finance') then return; end if;
  return query select c.stage, c.note, c.changed_at, private.display_name_of(c.changed_by)
    from private.gift_offer_changes c where c.offer_id = $1 order by c.changed_at, c.id;
end $function$;
alter function private.offer_changes(offer uuid) owner to function_owner;
grant execute on function private.offer_changes(offer uuid) to authenticated;
