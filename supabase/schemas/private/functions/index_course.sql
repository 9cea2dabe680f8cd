-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  steps text[];
begin
  if tg_op <> 'INSERT' then perform private.remove_documents(old.id); end if;
  if tg_op = 'DELETE' then return null; end if;
  if new.status = 'published' then
    perform private.index_document('course', new.id, new.locale, '/courses/' || new.slug, new.title,
      array[new.summary] || new.outcomes);
    select array_agg(s.title || ': ' || s.text order by s.n) into steps
      from rows from (jsonb_to_recordset(new.rescue_steps) as (title text, text text)) with ordinality as s (title, text, n);
    if steps is not null then
      perform private.index_document('card', new.id, new.locale, format('/courses/%s/card', new.slug),
        'Rescue card: ' || new.title, steps);
    end if;
  end if;
  perform private.index_lesson_row(l) from public.lessons l where l.course_id = new.id;
  return null;
end $function$;
alter function private.index_course() owner to function_owner;
