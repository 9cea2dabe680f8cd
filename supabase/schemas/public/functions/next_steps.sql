-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.next_steps(winner public.raffle_winners)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when winner.called_at is null or winner.passed_at is not null or winner.handed_over_at is not null then '{}'
    when winner.claimed_at is null then array['claim', 'pass-on']
    when winner.verified_at is null then array['verify', 'pass-on']
    else array['hand-over', 'pass-on'] end
$function$;
grant execute on function public.next_steps(winner public.raffle_winners) to authenticated, service_role;
