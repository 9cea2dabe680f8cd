-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.entrant_obstacle(raffle public.raffles, person uuid)
 RETURNS public.raffle_entry_outcome
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when private.entrant_key(person) is null then 'no-email'
    when p.age_answered_at is null then 'no-age'
    when private.is_minor(person) and raffle.min_age > 13 then 'too-young'
    when not private.has_consent(person, 'consent-draws') then 'no-consent'
    when exists (select from public.user_roles r where r.user_id = person) then 'staff'
    when p.state is null then 'no-state'
    when p.state <> all (raffle.states) then 'state-not-eligible'
  end::public.raffle_entry_outcome
  from public.profiles p where p.id = person
$function$;
grant execute on function private.entrant_obstacle(raffle public.raffles, person uuid) to function_owner;
