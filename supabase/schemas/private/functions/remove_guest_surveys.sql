-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_guest_surveys()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.survey_responses where guest is not null and answered_on < current_date - 365 returning 1
  )
  select count(*) from gone
$function$;
alter function private.remove_guest_surveys() owner to function_owner;
