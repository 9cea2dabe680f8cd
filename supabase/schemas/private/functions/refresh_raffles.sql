-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.refresh_raffles()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stale uuid[] := array(select r.id from public.raffles r where r.published_at is not null and r.canceled_at is null
    and (r.updated_at < r.opens_at and r.opens_at <= now() or r.updated_at < r.closes_at and r.closes_at <= now()));
begin
  if stale <> '{}' then update public.raffles set updated_at = now() where id = any (stale); end if;
end $function$;
grant execute on function private.refresh_raffles() to function_owner;
