-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_text_of(stored jsonb, at_least integer, at_most integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(stored) = 'string' and length(t) between at_least and at_most
  from btrim(stored #>> '{}', E' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff') as t
$function$;
grant execute on function private.is_text_of(stored jsonb, at_least integer, at_most integer) to authenticated, function_owner, service_role;
