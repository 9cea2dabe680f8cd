-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.export_chapters(person uuid, email text, for_guardian boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  entry private.person_map;
  theirs jsonb;
  chapters jsonb := '[]';
begin
  for entry in select * from private.person_map m
    where m.shows <> '[]' and (m.guardian_sees or not for_guardian) order by m.title, m.relation
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (select %s from %I.%I where %s) as r',
      (select string_agg(format('%I', shown ->> 0), ', ') from jsonb_array_elements(entry.shows) as shown),
      split_part(entry.relation, '.', 1), split_part(entry.relation, '.', 2), entry.row_condition)
      into theirs using person, email;
    chapters := chapters || jsonb_build_object('table', entry.relation, 'title', entry.title,
      'columns', entry.shows, 'rows', theirs);
  end loop;
  return jsonb_build_object('chapters', chapters, 'left_out', (
    select coalesce(jsonb_agg(jsonb_build_object('table', m.relation, 'title', m.title,
      'because', m.hidden_because) order by m.title, m.relation), '[]')
    from private.person_map m where m.shows = '[]'
  ));
end $function$;
grant execute on function public.export_chapters(person uuid, email text, for_guardian boolean) to service_role;
