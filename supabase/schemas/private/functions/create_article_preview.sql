-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.create_article_preview(article uuid, days integer)
 RETURNS TABLE(outcome public.article_preview_outcome, key text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  outcome := case when not private.is_staff('editor') then 'not-allowed'
    when not exists (select from public.articles a where a.id = article) then 'unknown'
    when days is null or days not between 1 and 30 then 'invalid'
    when (select count(*) from public.article_previews p
      where p.article_id = article and p.revoked_at is null and p.expires_at > now()) >= 20 then 'too-many'
    else 'saved' end;
  if outcome = 'saved' then
    insert into public.article_previews (article_id, key_hash, expires_at)
      values (article, sha256(convert_to(secret, 'UTF8')), now() + make_interval(days => days));
    key := secret;
  end if;
  return next;
end $function$;
alter function private.create_article_preview(article uuid, days integer) owner to function_owner;
grant execute on function private.create_article_preview(article uuid, days integer) to authenticated;
