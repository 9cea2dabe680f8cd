-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.rescuer_of(relation public.reversal_relation)
 RETURNS public.reversal_rescuer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (case when relation in ('friend', 'student') then 'friend' when relation in ('partner', 'family') then 'family'
    when relation = 'stranger' then 'stranger' when relation in ('co-worker', 'outreach', 'first-responder') then 'staff'
    end)::public.reversal_rescuer
$function$;
grant execute on function private.rescuer_of(relation public.reversal_relation) to function_owner;
