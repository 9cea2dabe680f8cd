-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.audit_record_name(relation oid, record jsonb, withheld text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if obj_description(relation, 'pg_class') not like 'class:public%' then return null; end if;
  return (
    select left(record ->> name, 120)
    from unnest('{title,name,label,headline,question,word,slug}'::text[]) with ordinality as c (name, place)
    where name <> all (withheld) and record ->> name is not null
    order by place limit 1
  );
end $function$;
grant execute on function private.audit_record_name(relation oid, record jsonb, withheld text[]) to function_owner;
