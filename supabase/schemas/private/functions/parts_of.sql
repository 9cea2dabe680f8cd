-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.parts_of(relation regclass, rows jsonb, allowed text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  reference record;
  keys uuid[];
  found jsonb;
  below jsonb;
  parts jsonb := '[]';
  is_used boolean;
begin
  for reference in select r.* from private.references_to(relation) r loop
    keys := array(select (item ->> 'id')::uuid from jsonb_array_elements(rows) as item);
    if reference.is_part and coalesce(reference.child::text = any (allowed), true) then
      execute format('select jsonb_agg(to_jsonb(l)) from (select t.* from %s t where t.%I = any ($1) for update) l',
        reference.child, reference.name) into found using keys;
      continue when found is null;
      below := private.parts_of(reference.child, found, allowed);
      if below is null then return null; end if;
      parts := parts || jsonb_build_object('relation', reference.child, 'column', reference.name, 'rows', found) || below;
    else
      execute format('select exists (select from %s t where t.%I = any ($1))', reference.child, reference.name)
        into is_used using keys;
      if is_used then return null; end if;
    end if;
  end loop;
  return parts;
end $function$;
grant execute on function private.parts_of(relation regclass, rows jsonb, allowed text[]) to function_owner;
