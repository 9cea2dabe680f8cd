-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.caller_proved_recently()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(max((method ->> 'timestamp')::bigint) > extract(epoch from now()) - 600, false)
    from jsonb_array_elements(
      coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb -> 'amr', '[]')
    ) as method;
end $function$;
grant execute on function private.caller_proved_recently() to function_owner;
