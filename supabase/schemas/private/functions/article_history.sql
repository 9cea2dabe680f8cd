-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.article_history(article uuid)
 RETURNS TABLE(version integer, saved_at timestamp with time zone, saved_by_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select v.version, v.saved_at, p.display_name
    from public.article_versions v left join public.profiles p on p.id = v.saved_by
    where v.article_id = article and private.is_staff('editor')
    order by v.version desc limit 100;
end $function$;
alter function private.article_history(article uuid) owner to function_owner;
grant execute on function private.article_history(article uuid) to authenticated;
