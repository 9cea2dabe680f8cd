-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.new_gift_link(address text, lasts interval)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.gift_links as l (address, token_hash, expires_at)
    values (lower($1), sha256(convert_to(token, 'UTF8')), now() + lasts)
    on conflict on constraint gift_links_pkey do update set token_hash = excluded.token_hash, sent_at = now(),
      expires_at = excluded.expires_at;
  return token;
end $function$;
grant execute on function private.new_gift_link(address text, lasts interval) to function_owner;
