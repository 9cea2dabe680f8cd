-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.my_guardianships()
 RETURNS TABLE(link uuid, side text, guardian_id uuid, learner_id uuid, name text, hint text, relation text, verified_at timestamp with time zone, created_at timestamp with time zone, adult_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  return query select g.id, case when g.guardian_id = me then 'guardian' else 'learner' end, g.guardian_id, g.learner_id,
    private.display_name_of(other), case when other = g.guardian_id then private.masked_email(other) end, g.relation,
    g.verified_at, g.created_at,
    -- Only a confirmed guardian sees when the learner turns 18.
    case when g.verified_at is not null or g.learner_id = me then p.adult_on end
  from public.guardianships g
    cross join lateral (select case when g.guardian_id = me then g.learner_id else g.guardian_id end) as _ (other)
    join public.profiles p on p.id = g.learner_id
  where g.ended_at is null and me in (g.guardian_id, g.learner_id) and p.adult_on > current_date
  order by g.created_at;
end $function$;
alter function private.my_guardianships() owner to function_owner;
grant execute on function private.my_guardianships() to authenticated;
