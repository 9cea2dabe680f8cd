-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.frequency_interval(frequency public.gift_frequency)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case $1 when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months'
    when 'yearly' then interval '1 year' end
$function$;
grant execute on function private.frequency_interval(frequency public.gift_frequency) to function_owner;
