-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_frozen_value(frozen jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(frozen) = 'object' then coalesce(frozen - '{value,on}'::text[] = '{}'
    and jsonb_typeof(frozen -> 'value') = 'number' and frozen ->> 'value' ~ '^[0-9]{1,15}$'
    and jsonb_typeof(frozen -> 'on') = 'string' and frozen ->> 'on' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and pg_input_is_valid(frozen ->> 'on', 'date'), false) else false end
$function$;
grant execute on function private.is_frozen_value(frozen jsonb) to function_owner, service_role;
