-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_volunteer_hours()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.count_hours_of(new.user_id);
  if tg_op = 'UPDATE' and old.user_id <> new.user_id then
    perform private.count_hours_of(old.user_id);
  end if;
  return null;
end $function$;
alter function private.record_volunteer_hours() owner to function_owner;
