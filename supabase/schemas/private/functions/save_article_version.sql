-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_article_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and private.article_content(old) = private.article_content(new) then return null; end if;
  insert into public.article_versions (article_id, version, content, saved_by)
  select new.id, coalesce(max(v.version), 0) + 1, private.article_content(new), private.caller_id()
  from public.article_versions v where v.article_id = new.id;
  return null;
end $function$;
alter function private.save_article_version() owner to function_owner;
