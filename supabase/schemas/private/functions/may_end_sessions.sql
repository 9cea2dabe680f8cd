-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.may_end_sessions()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when has_schema_privilege('auth', 'usage') then has_table_privilege('auth.sessions', 'delete')
    else false end
$function$;
grant execute on function private.may_end_sessions() to function_owner;
