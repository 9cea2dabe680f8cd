-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.chapter_checklist(chapter uuid)
 RETURNS TABLE(task public.chapter_task, is_done boolean)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.chapter_checklist($1); end$function$;
grant execute on function public.chapter_checklist(chapter uuid) to authenticated;
