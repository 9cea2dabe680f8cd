-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.digest_moment(rhythm public.digest_rhythm, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case rhythm
    when 'each' then at
    when 'daily' then date_trunc('day', at - interval '15 hours', 'UTC') + interval '15 hours'
    when 'weekly' then date_trunc('week', at - interval '1 day 15 hours', 'UTC') + interval '1 day 15 hours'
  end
$function$;
grant execute on function private.digest_moment(rhythm public.digest_rhythm, at timestamp with time zone) to function_owner;
