-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.newest_version(of_kind text)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select max(t.version) from public.policy_texts t where t.kind = of_kind and t.effective_from <= now()
$function$;
grant execute on function private.newest_version(of_kind text) to function_owner;
