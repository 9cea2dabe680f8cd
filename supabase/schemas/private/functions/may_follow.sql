-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.may_follow(earlier public.article_status, later public.article_status)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select later = any (case earlier
    when 'draft' then '{review,scheduled,published}'
    when 'review' then '{draft,scheduled,published}'
    when 'scheduled' then '{draft,published}'
    when 'published' then '{draft,expired}'
    when 'expired' then '{draft,published}' end::public.article_status[])
$function$;
grant execute on function private.may_follow(earlier public.article_status, later public.article_status) to function_owner, service_role;
