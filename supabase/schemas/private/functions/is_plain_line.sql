-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_plain_line(given text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select given !~ '[[:cntrl:]\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
    and given ~ '[^[:space:]\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]'
$function$;
grant execute on function private.is_plain_line(given text) to authenticated, function_owner, service_role;
