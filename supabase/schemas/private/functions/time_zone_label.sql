-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.time_zone_label(zone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case zone when 'America/New_York' then 'Eastern Time' when 'America/Chicago' then 'Central Time'
    when 'America/Denver' then 'Mountain Time' when 'America/Phoenix' then 'Arizona Time'
    when 'America/Los_Angeles' then 'Pacific Time' when 'America/Anchorage' then 'Alaska Time'
    when 'Pacific/Honolulu' then 'Hawaii Time' when 'America/Puerto_Rico' then 'Atlantic Time' end
$function$;
grant execute on function private.time_zone_label(zone text) to anon, authenticated, function_owner, service_role;
