-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.create_article(kind public.article_kind, title text)
 RETURNS TABLE(outcome public.article_save_outcome, article uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  free text := nullif(trim('-' from left(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), 60)), '');
begin
  outcome := 'not-allowed';
  if private.is_staff('editor') then
    if free is null or exists (select from public.articles a where a.kind = $1 and a.slug = free) then
      free := concat_ws('-', free, left(gen_random_uuid()::text, 8));
    end if;
    insert into public.articles as a (kind, slug, title) values ($1, free, trim($2)) returning a.id into article;
    outcome := 'saved';
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    return next;
end $function$;
alter function private.create_article(kind public.article_kind, title text) owner to function_owner;
grant execute on function private.create_article(kind public.article_kind, title text) to authenticated;
