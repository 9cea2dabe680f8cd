-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_lesson_row(lesson public.lessons)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  own public.courses;
begin
  perform private.remove_documents(lesson.id);
  select * into own from public.courses c where c.id = lesson.course_id and c.status = 'published';
  if own.id is null then return; end if;
  perform private.index_document('lesson', lesson.id, own.locale, format('/courses/%s/learn/%s', own.slug, lesson.slug),
    lesson.title, array[lesson.title] || private.content_passages(private.school_version(lesson.blocks)), own.title);
end $function$;
grant execute on function private.index_lesson_row(lesson public.lessons) to function_owner;
