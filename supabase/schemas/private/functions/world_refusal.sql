-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.world_refusal(person uuid)
 RETURNS public.coin_outcome
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  about public.profiles;
begin
  select * into about from public.profiles p where p.id = person;
  return case when about.id is null then 'unknown'
    when about.adult_on > current_date + interval '5 years 1 month' then 'too-young'
    when about.age_answered_at is null then 'no-age' end;
end $function$;
grant execute on function private.world_refusal(person uuid) to function_owner;
