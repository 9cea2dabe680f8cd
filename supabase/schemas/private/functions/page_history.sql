-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.page_history(page uuid)
 RETURNS TABLE(version integer, published_at timestamp with time zone, published_by_name text, note text, reviewer text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query select p.version, p.published_at, f.display_name, p.note, p.reviewer
    from public.page_publications p left join public.profiles f on f.id = p.published_by
    where p.page_id = page and private.is_staff('editor')
    order by p.version desc limit 100;
end $function$;
alter function private.page_history(page uuid) owner to function_owner;
grant execute on function private.page_history(page uuid) to authenticated;
