-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.press_pictures()
 RETURNS SETOF public.pictures
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select p.* from public.press_pictures k
    join public.pictures p on p.id = k.picture_id
    left join public.picture_records r on r.picture_id = p.id
    where p.credit is not null and (r.consent_until is null or r.consent_until >= current_date)
    order by k.approved_at desc, p.id limit 24;
end $function$;
alter function private.press_pictures() owner to function_owner;
grant execute on function private.press_pictures() to anon, authenticated;
