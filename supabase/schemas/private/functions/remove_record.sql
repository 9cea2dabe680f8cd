-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_record(kind text, record uuid)
 RETURNS public.trash_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known private.trash_kinds;
  relation regclass;
  item jsonb;
  parts jsonb;
  is_possible boolean;
  entry uuid;
begin
  select k.* into known from private.trash_kinds k where k.kind = $1;
  if known.kind is null then return 'unknown'; end if;
  if not private.is_staff(variadic known.roles || known.own_roles) then return 'not-allowed'; end if;
  relation := format('public.%I', known.kind)::regclass;
  execute format('select to_jsonb(item), %s from %s item where item.id = $1 for update', known.condition, relation)
    into item, is_possible using $2;
  if item is null then return 'unknown'; end if;
  if not private.manages_record(known, $2) then return 'not-allowed'; end if;
  if is_possible is not true then return 'not-possible'; end if;
  parts := private.parts_of(relation, jsonb_build_array(item), known.parts);
  if parts is null then return 'in-use'; end if;
  execute format('delete from %s t where t.id = $1', relation) using $2;
  insert into public.trash (kind, record_id, name, removed_by)
    values (known.kind, $2, left(coalesce(nullif(item ->> known.label, ''), 'Without a name'), 200), private.caller_id())
    returning id into entry;
  insert into private.trash_records (trash_id, record, parts, secrets) values (entry, item,
    (select coalesce(jsonb_agg(p order by n) filter (where not private.has_secrets((p ->> 'relation')::regclass)), '[]')
      from jsonb_array_elements(parts) with ordinality as part (p, n)),
    (select coalesce(jsonb_agg(p order by n) filter (where private.has_secrets((p ->> 'relation')::regclass)), '[]')
      from jsonb_array_elements(parts) with ordinality as part (p, n)));
  return 'removed';
exception
  when foreign_key_violation then return 'in-use';
end $function$;
alter function private.remove_record(kind text, record uuid) owner to function_owner;
grant execute on function private.remove_record(kind text, record uuid) to authenticated;
