-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.previewed_article(key text)
 RETURNS SETOF public.articles
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select a.* from public.article_previews p join public.articles a on a.id = p.article_id
    where p.key_hash = sha256(convert_to(key, 'UTF8')) and p.revoked_at is null and p.expires_at > now();
end $function$;
alter function private.previewed_article(key text) owner to function_owner;
grant execute on function private.previewed_article(key text) to anon, authenticated;
