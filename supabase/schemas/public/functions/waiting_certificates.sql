-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.waiting_certificates()
 RETURNS TABLE(attempt_id uuid, course_id uuid, course_slug text, course_title text, step public.certificate_step, suggested_name text, suggested_form text, earlier_certificate text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return query select * from private.waiting_certificates(); end$function$;
grant execute on function public.waiting_certificates() to authenticated;
