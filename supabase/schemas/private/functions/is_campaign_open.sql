-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_campaign_open(campaign uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.campaigns c
    where c.id = campaign and c.is_published and coalesce(public.ends_at(c) > now(), true))
$function$;
grant execute on function private.is_campaign_open(campaign uuid) to function_owner;
