-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.is_staff(VARIADIC roles public.app_role[] DEFAULT '{}'::public.app_role[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select private.is_staff(variadic case when cardinality(roles) = 0
    then enum_range(null::public.app_role) else roles end)
$function$;
grant execute on function public.is_staff(VARIADIC roles public.app_role[]) to authenticated;
