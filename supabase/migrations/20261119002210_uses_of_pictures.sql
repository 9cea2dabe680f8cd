-- Which records show a picture, so that staff find the pages before they remove it.

drop function public.picture_uses;
drop function private.picture_uses;
create function private.picture_uses(wanted uuid) returns table (uploaded_by_name text, uses jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  reference record;
  found jsonb;
begin
  if not private.manages_picture(wanted) then return; end if;
  uses := '[]';
  for reference in
    select c.conrelid::regclass as relation, k.relname as name, a.attname as column_name
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class k on k.oid = c.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.pictures'::regclass
      and c.conrelid <> 'public.picture_records'::regclass
    order by k.relname
  loop
    execute format($query$
      select jsonb_agg(jsonb_build_object('table', %L, 'id', coalesce(r.item ->> 'id', r.item ->> 'article_id'),
        'name', coalesce(r.item ->> 'title', r.item ->> 'name',
          (select a.title from public.articles a where a.id = (r.item ->> 'article_id')::uuid))))
      from (select to_jsonb(t) as item from %s t where t.%I = $1 limit 20) r
    $query$, reference.name, reference.relation, reference.column_name) into found using wanted;
    uses := uses || coalesce(found, '[]');
  end loop;
  select f.display_name into uploaded_by_name
    from public.picture_records r join public.profiles f on f.id = r.uploaded_by where r.picture_id = wanted;
  return next;
end $$;
call private.publish_function('picture_uses', '{authenticated}');
