-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.index_lesson()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.search_documents d where d.lesson_id = new.id;
  insert into private.search_documents (kind, locale, lesson_id, title, passages)
  select 'lesson', c.locale, new.id, new.title, new.title || private.content_passages(private.school_version(new.blocks))
  from public.courses c where c.id = new.course_id;
  return null;
end $function$;
alter function private.index_lesson() owner to function_owner;
