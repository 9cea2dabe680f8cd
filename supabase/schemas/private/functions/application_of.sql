-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.application_of(proof text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select t.application_id from private.chapter_application_tokens t where t.token = proof
  union all
  select a.id from public.chapter_applications a
  where a.id = case when proof ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then proof::uuid end
    and a.user_id = private.caller_id()
$function$;
grant execute on function private.application_of(proof text) to function_owner;
