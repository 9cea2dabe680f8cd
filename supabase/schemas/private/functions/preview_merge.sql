-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.preview_merge(code text)
 RETURNS TABLE(outcome public.merge_state, address text, moves jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  usable record;
begin
  select * into usable from private.find_merge(code);
  return query select usable.outcome, m.address, private.movable_rows(m.user_id)
    from (select 1) as _ left join private.confirmed_emails m
      on m.user_id = usable.from_person and usable.outcome = 'usable';
end $function$;
alter function private.preview_merge(code text) owner to function_owner;
grant execute on function private.preview_merge(code text) to authenticated;
