-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_article_previews()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  removed bigint;
begin
  with old_ones as (
    delete from public.article_previews p where p.expires_at < now() - interval '30 days' returning 1
  )
  select count(*) into removed from old_ones;
  return removed;
end $function$;
alter function private.delete_old_article_previews() owner to function_owner;
