-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_changes(relation oid, was jsonb, becomes jsonb, withheld text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select coalesce(jsonb_object_agg(c.name, case when c.is_kept
        then jsonb_build_object('from', was -> c.name, 'to', becomes -> c.name) else '{}' end)
      filter (where c.is_kept or was is not null and becomes is not null), '{}')
    from (
      select a.attname::text as name,
        (l.class = 'public' or l.class = 's2' and a.attname in ('status', 'stage', 'status_reason', 'role')
          or relation = 'public.user_roles'::regclass and a.attname in ('user_id', 'chapter_id'))
          and a.attname <> all (withheld)
          and greatest(length((was -> a.attname)::text), length((becomes -> a.attname)::text)) <= 600 as is_kept
      from pg_catalog.pg_attribute a, lateral (
        select coalesce(substring(col_description(relation, a.attnum) from '^class:(\w+)'),
          substring(obj_description(relation, 'pg_class') from '^class:(\w+)')) as class
      ) l
      where a.attrelid = relation and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and a.attname <> 'updated_at'
        and nullif(was -> a.attname, 'null') is distinct from nullif(becomes -> a.attname, 'null')
    ) c
  );
end $function$;
grant execute on function private.audit_changes(relation oid, was jsonb, becomes jsonb, withheld text[]) to function_owner;
