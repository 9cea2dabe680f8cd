-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_series_rule(rule text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select rule ~ ('^FREQ=(WEEKLY;INTERVAL=([1-9]|1[0-2]);BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU)){0,6}'
    || '|MONTHLY;INTERVAL=([1-9]|1[0-2]);(BYMONTHDAY=([1-9]|[12][0-9]|3[01])|BYDAY=([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU)))'
    || ';(COUNT=[1-9][0-9]{0,2}|UNTIL=[0-9]{8}T235959)$')
$function$;
grant execute on function private.is_series_rule(rule text) to function_owner, service_role;
