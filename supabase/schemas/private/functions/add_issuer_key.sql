-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.add_issuer_key(public_half jsonb, private_half jsonb, replaces text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtext('issuer_keys'));
  if replaces is not null then
    update private.issuer_keys k set retired_at = now(), private_jwk = null
      where k.id = replaces and k.retired_at is null;
  end if;
  insert into private.issuer_keys (id, public_jwk, private_jwk)
  select 'key-' || (select count(*) + 1 from private.issuer_keys), public_half, private_half
  where not exists (select from private.issuer_keys k where k.retired_at is null);
end $function$;
alter function private.add_issuer_key(public_half jsonb, private_half jsonb, replaces text) owner to function_owner;
grant execute on function private.add_issuer_key(public_half jsonb, private_half jsonb, replaces text) to service_role;
