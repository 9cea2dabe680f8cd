-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.open_chapter(application public.chapter_applications)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  base text := trim(both '-' from regexp_replace(lower(application.city), '[^a-z0-9]+', '-', 'g'));
  opened uuid;
begin
  base := coalesce(private.filled_text(base), 'chapter');
  insert into public.chapters (slug, name, kind, institution, city, state)
    values (case when exists (select from public.chapters c where c.slug = base)
        then left(base, 51) || '-' || left(replace(application.id::text, '-', ''), 8) else base end,
      application.city, application.kind, application.institution, application.city, application.state)
    returning id into opened;
  if application.user_id is not null then
    insert into public.user_roles (user_id, role, chapter_id, granted_by)
      values (application.user_id, 'chapter_lead', opened, private.caller_id());
  end if;
  return opened;
end $function$;
grant execute on function private.open_chapter(application public.chapter_applications) to function_owner;
