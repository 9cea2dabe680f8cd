-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.course_id = new.id;
  insert into private.search_documents (kind, locale, course_id, title, passages)
  values ('course', new.locale, new.id, new.title, new.summary || new.outcomes);
  insert into private.search_documents (kind, locale, course_id, title, passages)
  select 'card', new.locale, new.id, 'Rescue card: ' || new.title, array_agg(s.title || ': ' || s.text order by s.n)
  from rows from (jsonb_to_recordset(new.rescue_steps) as (title text, text text))
    with ordinality as s (title, text, n)
  having count(*) > 0;
  return null;
end $function$;
alter function private.index_course() owner to function_owner;
