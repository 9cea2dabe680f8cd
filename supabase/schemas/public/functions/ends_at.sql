-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.ends_at(campaign public.campaigns)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (campaign.ends_on + 1)::timestamp at time zone s.giving_time_zone from public.site_settings s
$function$;
grant execute on function public.ends_at(campaign public.campaigns) to anon, authenticated, function_owner, service_role;
