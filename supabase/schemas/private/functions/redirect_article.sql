-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.redirect_article()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.article_redirects r where r.kind = new.kind and r.slug = new.slug;
  if tg_op = 'UPDATE' and old.status in ('published', 'expired') then
    insert into public.article_redirects (kind, slug, article_id) values (old.kind, old.slug, new.id);
  end if;
  return null;
end $function$;
alter function private.redirect_article() owner to function_owner;
