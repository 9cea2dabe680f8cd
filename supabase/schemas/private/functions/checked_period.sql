-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.checked_period(grain public.reversal_grain, period date)
 RETURNS date
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  tomorrow constant date := current_date + 1;
begin
  if grain = 'earlier' then return null; end if;
  if period is null or period > tomorrow
    or period < (case grain when 'week' then tomorrow - 42 else tomorrow - interval '5 years 1 month' end) then
    raise exception using errcode = 'datetime_field_overflow';
  end if;
  return period;
end $function$;
grant execute on function private.checked_period(grain public.reversal_grain, period date) to function_owner;
