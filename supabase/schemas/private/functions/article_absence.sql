-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.article_absence(kind public.article_kind, slug text)
 RETURNS public.article_absence
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when exists (select from public.articles a
    where a.kind = $1 and a.slug = $2 and (a.status = 'expired' or a.public_from is not null and a.public_until <= now()))
    then 'expired' else 'unknown' end;
end $function$;
alter function private.article_absence(kind public.article_kind, slug text) owner to function_owner;
grant execute on function private.article_absence(kind public.article_kind, slug text) to anon, authenticated;
