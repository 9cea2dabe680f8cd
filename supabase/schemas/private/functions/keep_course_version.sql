-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_course_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.course_versions (course_id, version, course_row, lesson_rows)
    select old.id, old.version, to_jsonb(old), coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]')
    from public.lessons l where l.course_id = old.id
    on conflict (course_id, version) do update set course_row = excluded.course_row, lesson_rows = excluded.lesson_rows;
  return new;
end $function$;
alter function private.keep_course_version() owner to function_owner;
