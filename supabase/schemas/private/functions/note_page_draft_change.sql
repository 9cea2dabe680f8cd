-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.note_page_draft_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.content is distinct from old.content then
    new.status := 'writing';
    new.revision := old.revision + 1;
    new.saved_at := now();
    new.removed_sections := coalesce((
      select jsonb_agg(last.entry order by last.place) from (
        select k.entry, k.place from (
          select r.entry, r.place from jsonb_array_elements(old.removed_sections) with ordinality as r (entry, place)
          union all
          select jsonb_build_object('index', s.place - 1, 'section', s.section), 100 + s.place
            from jsonb_array_elements(old.content -> 'sections') with ordinality as s (section, place)
        ) k
        where not jsonb_path_query_array(new.content, '$.sections[*].id') @> (k.entry -> 'section' -> 'id')
        order by k.place desc limit 20
      ) last
    ), '[]');
  end if;
  if new.status <> 'reviewed' then
    new.reviewer := null;
    new.reviewed_on := null;
  end if;
  if new.content is distinct from old.content or new.status <> old.status then
    new.publish_at := null;
    new.publish_problem := null;
    new.scheduled_by := null;
  end if;
  return new;
end $function$;
