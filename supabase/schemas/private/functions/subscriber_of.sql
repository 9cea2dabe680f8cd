-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.subscriber_of(proof text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select t.subscriber_id from private.newsletter_tokens t where t.token = proof
$function$;
grant execute on function private.subscriber_of(proof text) to function_owner;
