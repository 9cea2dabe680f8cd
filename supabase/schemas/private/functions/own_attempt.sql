-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.own_attempt(attempt uuid, guest_key text)
 RETURNS public.quiz_attempts
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select a.* from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key))
$function$;
grant execute on function private.own_attempt(attempt uuid, guest_key text) to function_owner;
