-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.preview_young_request(code text)
 RETURNS TABLE(outcome public.young_request_state, first_name text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  usable record;
begin
  select * into usable from private.find_young_request(code);
  return query select usable.outcome, r.first_name
    from (select 1) as _ left join private.young_requests r on r.id = usable.request and usable.outcome = 'usable';
end $function$;
alter function private.preview_young_request(code text) owner to function_owner;
grant execute on function private.preview_young_request(code text) to authenticated;
