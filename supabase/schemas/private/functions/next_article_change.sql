-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.next_article_change()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return least(
    (select min(a.public_from) from public.articles a where a.public_from > now()),
    (select nullif(min(a.public_until), 'infinity') from public.articles a
     where a.public_from is not null and a.public_until > now()));
end $function$;
alter function private.next_article_change() owner to function_owner;
grant execute on function private.next_article_change() to anon, authenticated;
