-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.release_shifts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  left_shift uuid;
begin
  for left_shift in
    update public.shift_signups u set status = 'canceled', offered_at = null from public.shifts s
      where s.id = u.shift_id and u.user_id = new.user_id and u.status <> 'canceled' and s.starts_at > now()
      returning u.shift_id
  loop
    perform private.fill_shift(left_shift);
  end loop;
  return null;
end $function$;
alter function private.release_shifts() owner to function_owner;
