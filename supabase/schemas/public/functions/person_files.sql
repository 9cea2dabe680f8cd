-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.person_files(person uuid)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select o.bucket_id, o.name from storage.objects o
    where o.owner_id = person::text or o.name like person || '/%'
      or o.bucket_id = 'exports' and o.name in (select e.path from public.data_exports e where e.user_id = person)
$function$;
grant execute on function public.person_files(person uuid) to service_role;
