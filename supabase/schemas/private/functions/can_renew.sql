-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.can_renew(id text, status text, expires_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce($2 = 'valid' and $3 <= now() + private.renewal_window(), false)
    and not exists (select from public.certificates n where n.replaces = $1)
$function$;
grant execute on function private.can_renew(id text, status text, expires_at timestamp with time zone) to authenticated, function_owner;
